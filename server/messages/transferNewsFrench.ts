import { promisesIn } from '#contract/quote/promisedTimes.ts';
import type { DocumentReason } from '#domain/transfer/documentReason.ts';
import { recallAnswerWorkingDays, recallAskHours, recallChaseWorkingDays } from '#domain/transfer/recall.ts';
import type { TransferNewsWords } from './transferNewsWords.ts';

/** What is asked for, to stand in a sentence. */
export const neededDocuments: Readonly<Record<DocumentReason, string>> = {
  identity: 'une copie de votre passeport ou carte d’identité',
  address: 'une facture ou lettre de banque portant votre adresse',
  'source-of-funds': 'un justificatif de l’origine de l’argent, comme une fiche de paie',
  purpose: 'un justificatif de l’usage de l’argent, comme une facture',
  relationship: 'un justificatif de votre lien avec la personne qui le reçoit',
};

const promised = promisesIn('fr');

export const transferNewsFrench: TransferNewsWords = {
  hello: 'Bonjour',
  action: 'Voir le transfert',
  facts: {
    recipient: 'Bénéficiaire',
    amount: 'Montant',
    total: 'Frais compris',
    refunded: 'Remboursé',
    reference: 'Transfert',
  },
  tell: {
    paid: ({ total, recipientName }) => ({
      subject: `Votre paiement de ${total} est arrivé`,
      lines: [`Nous envoyons maintenant l’argent à ${recipientName}.`],
    }),
    held: ({ sent }) => ({
      subject: `Nous examinons votre transfert de ${sent}`,
      lines: [
        'Son montant est important : deux personnes de notre équipe l’examinent avant l’envoi. Vous n’avez rien à faire.',
        'Votre argent est en sécurité chez nous, et vous pouvez encore annuler.',
      ],
    }),
    onItsWay: ({ received, recipientName }) => ({
      subject: `${received} sont en route vers ${recipientName}`,
      lines: ['Notre partenaire a l’argent et procède au versement. Nous vous écrirons dès qu’il sera arrivé.'],
    }),
    delivered: ({ received, recipientName }) => ({
      subject: `${received} sont arrivés chez ${recipientName}`,
      lines: ['Notre partenaire l’a confirmé. Ce transfert est terminé.'],
    }),
    delayed: ({ recipientName }) => ({
      subject: `Votre transfert à ${recipientName} a du retard`,
      lines: [
        'Il n’est pas arrivé dans le délai promis. Nous demandons pourquoi à notre partenaire ; vous n’avez rien à faire.',
        'Votre argent est en sécurité, et nous vous écrirons dès qu’il sera arrivé. Si vous ne pouvez pas attendre, contactez-nous.',
      ],
    }),
    notPaid: ({ total }) => ({
      subject: `Votre paiement de ${total} n’a pas abouti`,
      lines: ['Rien n’a été prélevé. Vous pouvez recommencer le transfert quand vous voulez.'],
    }),
    payoutFailed: ({ recipientName }) => ({
      subject: `Nous n’avons pas encore pu payer ${recipientName}`,
      lines: [
        `Les coordonnées de ${recipientName} ont été refusées : le transfert est en attente. Votre argent est en sécurité.`,
        'Choisissez un autre bénéficiaire, ou annulez et soyez entièrement remboursé.',
      ],
    }),
    cancelled: ({ recipientName }) => ({
      subject: `Votre transfert à ${recipientName} est annulé`,
      lines: [
        `Cela peut prendre jusqu’à ${promised.cancellation} pour apparaître partout.`,
        `Si vous aviez payé, nous vous remboursons : sous ${promised.cardRefund} sur une carte, sous ${promised.bankRefund} sur un compte bancaire.`,
      ],
    }),
    expired: ({ recipientName }) => ({
      subject: `Votre transfert à ${recipientName} a expiré`,
      lines: [`Il n’a pas été payé en ${promised.timeToPay} : il est terminé. Recommencez au taux du jour.`],
    }),
    refunded: ({ recipientName }) => ({
      subject: `Votre transfert à ${recipientName} vous a été remboursé`,
      lines: [
        'Votre banque ou la société de cartes peut mettre un peu de temps à l’afficher. Ce transfert est terminé.',
      ],
    }),
    recallOpened: ({ recipientName }) => ({
      subject: `Nous avons ouvert un dossier sur votre transfert à ${recipientName}`,
      lines: [
        `Nous interrogeons le partenaire qui l’a versé sous ${recallAskHours} heures. Il a ${recallAnswerWorkingDays} jours ouvrés pour répondre.`,
        'Nous ne pouvons pas promettre de récupérer l’argent. Chaque étape et sa date figurent avec le transfert.',
      ],
    }),
    recallLate: ({ recipientName }) => ({
      subject: `Votre dossier sur ${recipientName} a du retard`,
      lines: [
        `Notre partenaire n’a pas encore répondu, et nous le relançons. Vous aurez des nouvelles sous ${recallChaseWorkingDays} jours ouvrés.`,
        'Nous ne pouvons pas promettre de récupérer l’argent.',
      ],
    }),
    recallClosed: ({ recipientName }) => ({
      subject: `Nous n’avons pas pu récupérer l’argent versé à ${recipientName}`,
      lines: [
        'La réponse de notre partenaire figure avec le transfert, et le dossier est clos.',
        'Si vous n’êtes pas d’accord, faites une réclamation depuis notre page d’aide, avec le numéro du dossier.',
      ],
    }),
    refundDelayed: ({ recipientName }) => ({
      subject: `Le remboursement de votre transfert à ${recipientName} prend plus de temps`,
      lines: [
        'Votre banque ou la société de cartes n’a pas accepté le remboursement. L’argent est en sécurité chez nous et reste à vous.',
        'Nous vous l’envoyons par un autre moyen. Vous n’avez rien à faire ; nous vous écrirons dès qu’il sera arrivé.',
      ],
    }),
    documentsNeeded: ({ recipientName, document = 'identity' }) => ({
      subject: `Il nous faut un document pour votre transfert à ${recipientName}`,
      lines: [
        `Pour le poursuivre, il nous faut ${neededDocuments[document]}. Ouvrez le transfert et appuyez sur « Nous contacter » pour l’envoyer.`,
        'Si vous avez payé, votre argent est en sécurité chez nous, et vous pouvez encore annuler.',
      ],
    }),
    underReview: ({ recipientName }) => ({
      subject: `Nous regardons votre transfert à ${recipientName} de plus près`,
      lines: [
        'Il attend notre vérification. Vous n’avez rien à faire ; nous vous écrirons dès qu’il repart.',
        'Si vous avez payé, votre argent est en sécurité chez nous.',
      ],
    }),
    refused: ({ recipientName }) => ({
      subject: `Nous ne pouvons pas effectuer votre transfert à ${recipientName}`,
      lines: ['Nous avons dû y mettre fin. Contactez-nous pour connaître la suite.'],
    }),
    returned: ({ recipientName }) => ({
      subject: `L’argent destiné à ${recipientName} nous est revenu`,
      lines: [
        `La banque ou le réseau de ${recipientName} nous a rendu l’argent : il n’est finalement pas arrivé.`,
        'Nous vous remboursons tout, frais compris. Nous vous écrirons dès que ce sera en route.',
      ],
    }),
    returnedNotOwed: ({ recipientName }) => ({
      subject: `L’argent destiné à ${recipientName} nous est revenu`,
      lines: [
        `La banque ou le réseau de ${recipientName} nous a rendu l’argent : il n’est finalement pas arrivé.`,
        'Votre banque vous a déjà rendu ce que vous aviez payé : il ne reste rien à rembourser.',
      ],
    }),
  },
};
