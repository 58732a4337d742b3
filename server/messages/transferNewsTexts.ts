import type { Language } from '#contract/language.ts';
import type { MessageText, TransferNewsParams } from './message.ts';

type Told = { readonly subject: string; readonly lines: readonly string[] };
type Tell = (about: TransferNewsParams) => Told;

const english: Record<TransferNewsParams['news'], Tell> = {
  paid: ({ sent, recipientName, reference }) => ({
    subject: `We have your ${sent}`,
    lines: [`Your payment for transfer ${reference} has arrived. We are sending the money to ${recipientName} now.`],
  }),
  held: ({ sent, reference }) => ({
    subject: `We are looking at your transfer of ${sent}`,
    lines: [
      `Transfer ${reference} is large, so two of our people look at it before it goes out. There is nothing you need to do.`,
      'Your money is safe with us meanwhile, and you can still cancel.',
    ],
  }),
  delivered: ({ received, recipientName, reference }) => ({
    subject: `${recipientName} has ${received}`,
    lines: [`${received} has been paid to ${recipientName}. Transfer ${reference} is complete.`],
  }),
  notPaid: ({ sent, reference }) => ({
    subject: `Your payment of ${sent} did not go through`,
    lines: [`No money was taken for transfer ${reference}. You can start it again whenever you like.`],
  }),
  payoutFailed: ({ recipientName, reference }) => ({
    subject: `We could not pay ${recipientName} yet`,
    lines: [
      `The details we have for ${recipientName} were refused, so transfer ${reference} waits. Your money is safe with us.`,
      'Choose another recipient for it, or cancel and have everything back.',
    ],
  }),
  cancelled: ({ reference }) => ({
    subject: 'Your transfer was cancelled',
    lines: [
      `Transfer ${reference} is cancelled; this takes up to 24 hours to show everywhere.`,
      'If you had paid, the money is on its way back: within 48 hours to a card, within 5 working days to a bank.',
    ],
  }),
  expired: ({ reference }) => ({
    subject: 'Your transfer has expired',
    lines: [`Transfer ${reference} was not paid within 24 hours, so it has ended. Start a new one at today’s rate.`],
  }),
  refunded: ({ reference }) => ({
    subject: 'Your money is back with you',
    lines: [`Your payment for transfer ${reference} has been given back the way it came.`],
  }),
};

const french: Record<TransferNewsParams['news'], Tell> = {
  paid: ({ sent, recipientName, reference }) => ({
    subject: `Nous avons bien reçu vos ${sent}`,
    lines: [
      `Votre paiement du transfert ${reference} est arrivé. Nous envoyons maintenant l’argent à ${recipientName}.`,
    ],
  }),
  held: ({ sent, reference }) => ({
    subject: `Nous examinons votre transfert de ${sent}`,
    lines: [
      `Le transfert ${reference} est important : deux personnes de notre équipe l’examinent avant l’envoi. Vous n’avez rien à faire.`,
      'Votre argent est en sécurité chez nous, et vous pouvez encore annuler.',
    ],
  }),
  delivered: ({ received, recipientName, reference }) => ({
    subject: `${recipientName} a reçu ${received}`,
    lines: [`${received} ont été versés à ${recipientName}. Le transfert ${reference} est terminé.`],
  }),
  notPaid: ({ sent, reference }) => ({
    subject: `Votre paiement de ${sent} n’a pas abouti`,
    lines: [`Rien n’a été prélevé pour le transfert ${reference}. Vous pouvez recommencer quand vous voulez.`],
  }),
  payoutFailed: ({ recipientName, reference }) => ({
    subject: `Nous n’avons pas encore pu payer ${recipientName}`,
    lines: [
      `Les coordonnées de ${recipientName} ont été refusées : le transfert ${reference} est en attente. Votre argent est en sécurité.`,
      'Choisissez un autre bénéficiaire, ou annulez et récupérez la totalité.',
    ],
  }),
  cancelled: ({ reference }) => ({
    subject: 'Votre transfert est annulé',
    lines: [
      `Le transfert ${reference} est annulé ; cela peut prendre jusqu’à 24 heures pour apparaître partout.`,
      'Si vous aviez payé, l’argent vous revient : sous 48 heures sur une carte, sous 5 jours ouvrés sur un compte.',
    ],
  }),
  expired: ({ reference }) => ({
    subject: 'Votre transfert a expiré',
    lines: [`Le transfert ${reference} n’a pas été payé en 24 heures : il est terminé. Recommencez au taux du jour.`],
  }),
  refunded: ({ reference }) => ({
    subject: 'Votre argent vous est revenu',
    lines: [`Votre paiement du transfert ${reference} vous a été rendu par le même chemin.`],
  }),
};

const words: Record<Language, { tell: typeof english; hello: string; action: string }> = {
  en: { tell: english, hello: 'Hello', action: 'See this transfer' },
  fr: { tell: french, hello: 'Bonjour', action: 'Voir ce transfert' },
};

export const transferNewsText =
  (language: Language) =>
  (about: TransferNewsParams): MessageText => {
    const { tell, hello, action } = words[language];
    const { subject, lines } = tell[about.news](about);
    return {
      subject,
      paragraphs: [`${hello} ${about.firstName},`, ...lines],
      action: { label: action, link: about.link },
      sms: `Sawa: ${subject}. ${about.link}`,
    };
  };
