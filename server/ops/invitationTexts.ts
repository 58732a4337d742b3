import type { Language } from '#contract/protocol/language.ts';

type Words = {
  readonly title: string;
  readonly forWhom: (name: string) => string;
  readonly ready: string;
  readonly show: string;
  readonly shownTitle: string;
  readonly once: (name: string) => string;
  readonly label: string;
  readonly own: string;
  readonly firstDay: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly notYou: string;
  readonly laterTitle: string;
  readonly later: string;
};

export const invitationTexts: Record<Language, Words> = {
  en: {
    title: 'Your operator secret',
    forWhom: (name) => `This link gives ${name} a secret for Sawa’s operator’s tool.`,
    ready: 'You’ll see the secret once. Have your password manager open before you go on.',
    show: 'Show my secret',
    shownTitle: 'Save this secret now',
    once: (name) =>
      `It’s the secret of ${name}, and we can’t show it again. The operator’s tool asks for it each time you act.`,
    label: 'Your secret',
    own: 'Keep it to yourself. Another operator never needs it, and nobody at Sawa will ask you for it.',
    firstDay:
      'For the next 24 hours, your yes doesn’t count together with that of the two operators who agreed to this link.',
    goneTitle: 'This link doesn’t work any more',
    gone: 'A link works once, for 24 hours, and a newer one replaces it. Ask two other operators for a new one: rekey-operator, with your name.',
    notYou: 'You’ve just received it and haven’t used it? Then tell the other operators at once.',
    laterTitle: 'Too many tries',
    later: 'Too many links were tried from your connection. Wait an hour, then open the link in your email again.',
  },
  fr: {
    title: 'Votre secret d’opérateur',
    forWhom: (name) => `Ce lien donne à ${name} un secret pour l’outil des opérateurs de Sawa.`,
    ready: 'Le secret ne s’affichera qu’une fois. Ouvrez d’abord votre gestionnaire de mots de passe.',
    show: 'Afficher mon secret',
    shownTitle: 'Enregistrez ce secret maintenant',
    once: (name) =>
      `C’est le secret de ${name}, et nous ne pourrons plus l’afficher. L’outil des opérateurs le demande à chaque action.`,
    label: 'Votre secret',
    own: 'Gardez-le pour vous. Aucun autre opérateur n’en a besoin et personne chez Sawa ne vous le demandera.',
    firstDay: 'Pendant 24 heures, votre accord ne compte pas avec celui des deux opérateurs qui ont approuvé ce lien.',
    goneTitle: 'Ce lien ne fonctionne plus',
    gone: 'Un lien sert une seule fois, pendant 24 heures, et un lien plus récent le remplace. Demandez-en un nouveau à deux autres opérateurs : rekey-operator, avec votre nom.',
    notYou: 'Vous venez de le recevoir et ne l’avez pas utilisé ? Prévenez tout de suite les autres opérateurs.',
    laterTitle: 'Trop d’essais',
    later:
      'Trop de liens ont été essayés depuis votre connexion. Attendez une heure, puis rouvrez le lien reçu par e-mail.',
  },
};
