import type { Language } from '#contract/protocol/language.ts';

type Words = {
  readonly title: string;
  readonly amount: string;
  readonly text: string;
  readonly cards: string;
  readonly loading: string;
  readonly blocked: string;
  readonly otherWay: string;
  readonly signInFirst: string;
  readonly signIn: string;
  readonly nothingHere: string;
  readonly home: string;
};

export const cardWidgetTexts: Record<Language, Words> = {
  en: {
    title: 'Pay by card',
    amount: 'You pay',
    text: 'The fields below belong to the card company. What you type goes to it alone; Sawa never sees your card.',
    cards: 'It takes VISA, MASTER and AMEX.',
    loading: 'The card company’s fields are being loaded.',
    blocked: 'This page needs JavaScript, because the card company’s fields are made with it.',
    otherWay: 'Choose another way to pay',
    signInFirst: 'Sign in to pay for your transfer. Nothing has been taken.',
    signIn: 'Sign in and pay',
    nothingHere: 'There is nothing to pay here. Open your transfer and choose how to pay for it.',
    home: 'Go to Sawa',
  },
  fr: {
    title: 'Payer par carte',
    amount: 'Vous payez',
    text: 'Les champs ci-dessous sont ceux de la société de cartes. Ce que vous tapez ne va qu’à elle ; Sawa ne voit jamais votre carte.',
    cards: 'Elle accepte VISA, MASTER et AMEX.',
    loading: 'Les champs de la société de cartes se chargent.',
    blocked: 'Cette page a besoin de JavaScript, car les champs de la société de cartes en sont faits.',
    otherWay: 'Choisir un autre moyen de payer',
    signInFirst: 'Connectez-vous pour payer votre transfert. Rien n’a été débité.',
    signIn: 'Se connecter et payer',
    nothingHere: 'Il n’y a rien à payer ici. Ouvrez votre transfert et choisissez comment le payer.',
    home: 'Aller sur Sawa',
  },
};
