import type { Texts } from '../web/language.ts';
import type { CardProblem } from './testCards.ts';

type Words = {
  title: string;
  to: string;
  order: string;
  number: string;
  expiry: string;
  expiryHint: string;
  securityCode: string;
  securityCodeHint: string;
  approve: string;
  decline: string;
  cancel: string;
  storedCards: string;
  newCard: string;
  testCards: string;
  testCardsLead: string;
  cards: Record<string, string>;
  problems: Record<CardProblem, string>;
  problemTitle: string;
  stepUp: string;
  stepUpLead: string;
  over: string;
  overLead: string;
  back: string;
  expired: string;
  expiredLead: string;
  refused: string;
  refusedReasons: { notSigned: string; timestampOver: string; invalid: string };
  unknown: string;
  unknownLead: string;
};

export const cardTexts: Texts<Words> = {
  en: {
    title: 'Pay by card',
    to: 'To',
    order: 'Order',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month/year, like 08/29',
    securityCode: 'Security code',
    securityCodeHint: '3 digits on the back, or 4',
    approve: 'Approve payment',
    decline: 'Decline',
    cancel: 'Cancel',
    storedCards: 'A card you stored',
    newCard: 'A new card',
    testCards: 'Test cards',
    testCardsLead: 'Only these cards work here. Choose one to fill in the form. Never type a real card.',
    cards: {
      visa: 'Visa, approved',
      mastercard: 'Mastercard, approved',
      amex: 'American Express, approved',
      stepUp: 'Visa, the bank asks for proof (3-D Secure)',
      declined: 'Visa, declined',
      insufficientFunds: 'Visa, not enough money',
      stolen: 'Visa, reported stolen',
    },
    problems: {
      numberMissing: 'Enter a card number.',
      numberNotTest: 'Use one of the test cards below. Never type a real card here.',
      expiryInvalid: 'Enter the month and year, like 08/29.',
      expiryPast: 'This card is over. Enter a later date.',
      securityCodeInvalid: 'Enter the 3 digits on the back, or 4 on an American Express card.',
    },
    problemTitle: 'Check the card',
    stepUp: 'Your bank asks: is this you?',
    stepUpLead: 'This is the 3-D Secure step. Approve the payment to prove it is you, or decline it.',
    over: 'This payment is decided',
    overLead: 'You can close this page or go back to the app.',
    back: 'Back to the app',
    expired: 'This payment page is over',
    expiredLead: 'It was good for three hours. No money was taken. Go back to the app and start again.',
    refused: 'The shop’s request was refused',
    refusedReasons: {
      notSigned: 'Its site security does not match what was posted.',
      timestampOver: 'Its timestamp is older than three hours, or in the future.',
      invalid: 'This field is missing or wrong: ',
    },
    unknown: 'No such payment',
    unknownLead: 'This address does not lead to a payment. Go back to the app and start again.',
  },
  fr: {
    title: 'Payer par carte',
    to: 'À',
    order: 'Commande',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'Mois/année, comme 08/29',
    securityCode: 'Code de sécurité',
    securityCodeHint: '3 chiffres au dos, ou 4',
    approve: 'Approuver le paiement',
    decline: 'Refuser',
    cancel: 'Annuler',
    storedCards: 'Une carte enregistrée',
    newCard: 'Une nouvelle carte',
    testCards: 'Cartes d’essai',
    testCardsLead:
      'Seules ces cartes marchent ici. Choisissez-en une pour remplir le formulaire. Ne tapez jamais une vraie carte.',
    cards: {
      visa: 'Visa, approuvée',
      mastercard: 'Mastercard, approuvée',
      amex: 'American Express, approuvée',
      stepUp: 'Visa, la banque demande une preuve (3-D Secure)',
      declined: 'Visa, refusée',
      insufficientFunds: 'Visa, provision insuffisante',
      stolen: 'Visa, déclarée volée',
    },
    problems: {
      numberMissing: 'Saisissez un numéro de carte.',
      numberNotTest: 'Utilisez une des cartes d’essai ci-dessous. Ne tapez jamais une vraie carte ici.',
      expiryInvalid: 'Saisissez le mois et l’année, par exemple 08/29.',
      expiryPast: 'Cette carte a expiré. Saisissez une date plus tardive.',
      securityCodeInvalid: 'Saisissez les 3 chiffres au dos, ou 4 pour une carte American Express.',
    },
    problemTitle: 'Vérifiez la carte',
    stepUp: 'Votre banque demande : est-ce bien vous ?',
    stepUpLead: 'C’est l’étape 3-D Secure. Approuvez le paiement pour prouver que c’est vous, ou refusez-le.',
    over: 'Ce paiement est décidé',
    overLead: 'Vous pouvez fermer cette page ou revenir à l’application.',
    back: 'Retour à l’application',
    expired: 'Cette page de paiement a expiré',
    expiredLead:
      'Elle était valable trois heures. Aucun argent n’a été prélevé. Revenez à l’application et recommencez.',
    refused: 'La demande du commerçant est refusée',
    refusedReasons: {
      notSigned: 'Sa sécurité de site ne correspond pas à ce qui a été envoyé.',
      timestampOver: 'Son horodatage a plus de trois heures, ou est dans le futur.',
      invalid: 'Ce champ manque ou est faux : ',
    },
    unknown: 'Paiement introuvable',
    unknownLead: 'Cette adresse ne mène à aucun paiement. Revenez à l’application et recommencez.',
  },
};
