import type { Language } from '#contract/protocol/language.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { RecipientStage } from '#domain/transfer/recipientStage.ts';

type ByStage<Text> = Readonly<Record<RecipientStage, Text>>;

/** Names come escaped. */
type Words = {
  readonly ownName: string;
  readonly title: ByStage<(from: string, to: string) => string>;
  readonly lead: ByStage<(from: string) => string>;
  readonly late: string;
  readonly stepsName: string;
  readonly stepDone: string;
  readonly steps: Readonly<Record<Exclude<RecipientStage, 'notComing'>, string>>;
  readonly howGot: string;
  readonly howWasGot: string;
  readonly place: Readonly<Record<PayoutMethod, (digits: string) => string>>;
  readonly amount: string;
  readonly since: ByStage<string>;
  readonly expected: string;
  readonly needTitle: string;
  readonly needs: Readonly<Record<Exclude<PayoutMethod, 'cash_pickup'>, string>> & {
    readonly cash_pickup: (from: string, counter: string) => string;
  };
  readonly anyCounter: string;
  readonly until: (moment: string) => string;
  readonly again: string;
  readonly safety: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly goneNext: string;
  readonly laterTitle: string;
  readonly later: string;
};

export const trackingTexts: Readonly<Record<Language, Words>> = {
  en: {
    ownName: 'English',
    title: {
      preparing: (from, to) => `${to}, ${from} is sending you money`,
      onItsWay: (from, to) => `${to}, the money from ${from} is on its way`,
      delivered: (from, to) => `${to}, the money from ${from} has arrived`,
      notComing: (from, to) => `${to}, the money from ${from} isn’t coming`,
    },
    lead: {
      preparing: () => 'We have it and are getting it ready to be paid out.',
      onItsWay: () => 'Our payout partner has it and is paying it to you.',
      delivered: () => 'Our payout partner has confirmed that it was paid.',
      notComing: (from) =>
        `The transfer has ended, and nothing more will arrive. ${from} can tell you what happens now.`,
    },
    late: 'It’s taking longer than we promised. We’re asking our payout partner, and it isn’t lost.',
    stepsName: 'Where the money is',
    stepDone: '(done)',
    steps: { preparing: 'With Sawa', onItsWay: 'With our payout partner', delivered: 'With you' },
    howGot: 'How you get it',
    howWasGot: 'How you got it',
    place: {
      mobile_money: (digits) => `mobile money, number ending in ${digits}`,
      bank_transfer: (digits) => `bank account ending in ${digits}`,
      cash_pickup: (digits) => (digits ? `cash, phone number ending in ${digits}` : 'cash'),
    },
    amount: 'You get',
    since: {
      preparing: 'We’ve had it since',
      onItsWay: 'We’ve had it since',
      delivered: 'Paid on',
      notComing: 'Since',
    },
    expected: 'With you by',
    needTitle: 'What you need',
    needs: {
      mobile_money: 'Nothing. It goes straight to your wallet, and your network texts you when it’s there.',
      bank_transfer: 'Nothing. It goes straight to your account.',
      cash_pickup: (from, counter) =>
        `Go to ${counter} once we say here that our payout partner has it. Bring an identity document in your full name, and the number of the transfer: ask ${from} for it.`,
    },
    anyCounter: 'the counter you agreed on',
    until: (moment) => `This page works until ${moment}.`,
    again: 'Check again',
    safety:
      'Receiving money from Sawa is free. Nobody from Sawa will ever ask you for a PIN, a password, a code or a fee: if somebody does, don’t answer.',
    goneTitle: 'This link doesn’t work',
    gone: 'It may be mistyped, too old, or ended by the person who sent it.',
    goneNext: 'Ask them for a new one. Your money isn’t affected by it.',
    laterTitle: 'Too many links were opened',
    later: 'Too many links were opened from your connection. Wait ten minutes, then try again.',
  },
  fr: {
    ownName: 'Français',
    title: {
      preparing: (from, to) => `${to}, ${from} vous envoie de l’argent`,
      onItsWay: (from, to) => `${to}, l’argent envoyé par ${from} est en route`,
      delivered: (from, to) => `${to}, l’argent envoyé par ${from} est arrivé`,
      notComing: (from, to) => `${to}, l’argent envoyé par ${from} n’arrivera pas`,
    },
    lead: {
      preparing: () => 'Nous l’avons reçu et préparons son versement.',
      onItsWay: () => 'Notre partenaire de paiement l’a et vous le verse.',
      delivered: () => 'Notre partenaire de paiement a confirmé le versement.',
      notComing: (from) => `Le transfert est terminé et rien d’autre n’arrivera. ${from} peut vous dire la suite.`,
    },
    late: 'Cela prend plus de temps que promis. Nous interrogeons notre partenaire de paiement, et l’argent n’est pas perdu.',
    stepsName: 'Où est l’argent',
    stepDone: '(fait)',
    steps: { preparing: 'Chez Sawa', onItsWay: 'Chez notre partenaire de paiement', delivered: 'Chez vous' },
    howGot: 'Comment vous le recevez',
    howWasGot: 'Comment vous l’avez reçu',
    place: {
      mobile_money: (digits) => `mobile money, numéro finissant par ${digits}`,
      bank_transfer: (digits) => `compte bancaire finissant par ${digits}`,
      cash_pickup: (digits) => (digits ? `espèces, numéro de téléphone finissant par ${digits}` : 'espèces'),
    },
    amount: 'Vous recevez',
    since: {
      preparing: 'Nous l’avons depuis le',
      onItsWay: 'Nous l’avons depuis le',
      delivered: 'Versé le',
      notComing: 'Depuis le',
    },
    expected: 'Chez vous avant le',
    needTitle: 'Ce qu’il vous faut',
    needs: {
      mobile_money: 'Rien. L’argent va directement sur votre compte mobile, et votre opérateur vous prévient par SMS.',
      bank_transfer: 'Rien. L’argent va directement sur votre compte.',
      cash_pickup: (from, counter) =>
        `Allez à ${counter} quand cette page dit que notre partenaire de paiement a l’argent. Apportez une pièce d’identité à votre nom complet, et le numéro du transfert : demandez-le à ${from}.`,
    },
    anyCounter: 'l’endroit convenu',
    until: (moment) => `Cette page fonctionne jusqu’au ${moment}.`,
    again: 'Vérifier de nouveau',
    safety:
      'Recevoir de l’argent par Sawa est gratuit. Personne de Sawa ne vous demandera un code PIN, un mot de passe, un code ou des frais : si quelqu’un le fait, ne répondez pas.',
    goneTitle: 'Ce lien ne fonctionne pas',
    gone: 'Il est peut-être mal recopié, trop ancien, ou désactivé par la personne qui l’a envoyé.',
    goneNext: 'Demandez-lui un nouveau lien. Votre argent n’est pas concerné.',
    laterTitle: 'Trop de liens ont été ouverts',
    later: 'Trop de liens ont été ouverts depuis votre connexion. Attendez dix minutes, puis réessayez.',
  },
};
