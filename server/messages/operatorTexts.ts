import type { Language } from '#contract/protocol/language.ts';
import type { MessageText, MessageTexts, OperatorChangeParams } from './message.ts';

type OperatorTexts = Pick<
  MessageTexts,
  'operatorInvitation' | 'operatorAdded' | 'operatorRemoved' | 'operatorRekeyed' | 'operatorChanged'
>;

const texts: Readonly<Record<Language, OperatorTexts>> = {
  en: {
    operatorInvitation: ({ name, link }) => ({
      subject: 'Your secret for Sawa’s operator’s tool',
      paragraphs: [
        `Hello ${name},`,
        'Two operators have agreed that you get a secret of your own. Open the link once you have your password manager at hand: it works once, for 24 hours.',
      ],
      action: { label: 'Get my secret', link },
      notes: [
        'You didn’t expect this? Don’t open the link, and tell the other operators.',
        'Nobody else needs this link. Don’t forward it, not even to another operator.',
      ],
      sms: `Sawa operator ${name}: get your secret within 24 hours, once: ${link}`,
    }),
    operatorAdded: (about) => inEnglish(about, `${about.name} was added as an operator`),
    operatorRemoved: (about) => inEnglish(about, `${about.name} is no longer an operator`),
    operatorRekeyed: (about) => inEnglish(about, `${about.name} gets a new operator secret`),
    operatorChanged: (about) => inEnglish(about, `The operator ${about.name} was changed`),
  },
  fr: {
    operatorInvitation: ({ name, link }) => ({
      subject: 'Votre secret pour l’outil des opérateurs de Sawa',
      paragraphs: [
        `Bonjour ${name},`,
        'Deux opérateurs ont accepté que vous receviez votre propre secret. Ouvrez d’abord votre gestionnaire de mots de passe : le lien ne sert qu’une fois, pendant 24 heures.',
      ],
      action: { label: 'Obtenir mon secret', link },
      notes: [
        'Vous ne vous y attendiez pas ? N’ouvrez pas le lien et prévenez les autres opérateurs.',
        'Ce lien n’est que pour vous. Ne le transférez à personne, pas même à un autre opérateur.',
      ],
      sms: `Sawa, opérateur ${name} : votre secret, une seule fois, sous 24 heures : ${link}`,
    }),
    operatorAdded: (about) => inFrench(about, `${about.name} fait maintenant partie des opérateurs`),
    operatorRemoved: (about) => inFrench(about, `${about.name} ne fait plus partie des opérateurs`),
    operatorRekeyed: (about) => inFrench(about, `Nouveau secret d’opérateur pour ${about.name}`),
    operatorChanged: (about) => inFrench(about, `L’accès d’opérateur de ${about.name} a été modifié`),
  },
};

function inEnglish({ first, second, detail }: OperatorChangeParams, what: string): MessageText {
  const by = first && second ? `${first} and ${second}` : 'whoever installed Sawa';
  return {
    subject: `Sawa: ${what}`,
    paragraphs: ['Hello,', `${what}. Agreed to by: ${by}.`, ...(detail ? [detail] : [])],
    notes: ['You don’t know why? Ask both of them now; the operator’s tool shows everything under audit.'],
    sms: `Sawa: ${what}, by ${by}.`,
  };
}

function inFrench({ first, second, detail }: OperatorChangeParams, what: string): MessageText {
  const by = first && second ? `${first} et ${second}` : 'la personne qui a installé Sawa';
  return {
    subject: `Sawa : ${what}`,
    paragraphs: ['Bonjour,', `${what}. Avec l’accord de : ${by}.`, ...(detail ? [detail] : [])],
    notes: [
      'Vous ne savez pas pourquoi ? Posez-leur la question sans attendre ; la commande audit de l’outil montre tout.',
    ],
    sms: `Sawa : ${what}, par ${by}.`,
  };
}

/** Told to operators about one another, and to a new one. */
export const operatorTexts = (language: Language): OperatorTexts => texts[language];
