import { type Company, companyNames, type FaultKind } from '../companies.ts';
import type { Texts } from '../web/language.ts';

type Words = {
  readonly title: string;
  readonly lead: string;
  readonly order: string;
  readonly company: string;
  readonly fault: string;
  readonly times: string;
  readonly set: string;
  readonly waiting: string;
  readonly nothingWaiting: string;
  readonly clear: string;
  readonly held: (count: number) => string;
  readonly release: string;
  readonly refused: string;
  readonly nothingRefused: string;
  readonly sent: string;
  readonly nothingSent: string;
  readonly when: string;
  readonly what: string;
  readonly why: string;
  readonly answered: string;
  readonly silence: string;
  readonly stranger: string;
  readonly kinds: Record<FaultKind, string>;
  readonly payoutUnknown: string;
  readonly companies: Readonly<Record<Company, string>>;
};

export const controlTexts: Texts<Words> = {
  en: {
    title: 'What goes wrong next',
    lead: 'Everything a company can do to the app can be ordered here, for its next calls or payments.',
    order: 'Order a fault',
    company: 'Company',
    fault: 'Fault',
    times: 'How often',
    set: 'Order',
    waiting: 'Ordered and not struck yet',
    nothingWaiting: 'Nothing: every company works as it should.',
    clear: 'Call all of it off',
    held: (count) => (count === 1 ? 'One webhook is held back.' : `${count} webhooks are held back.`),
    release: 'Let them go',
    refused: 'Calls the companies refused',
    nothingRefused: 'None so far.',
    sent: 'Webhooks sent',
    nothingSent: 'None so far.',
    when: 'When',
    what: 'What',
    why: 'Why',
    answered: 'The app answered',
    silence: 'nothing',
    stranger: 'signed by a stranger',
    kinds: {
      duplicate: 'Webhook comes twice',
      outOfOrder: 'Webhook comes after the next one',
      late: 'Webhook comes long after the payer is back',
      forged: 'A stranger signs a copy first',
      replayed: 'Webhook is sent again later, word for word',
      hold: 'Webhook is held back',
      serverError: 'Call is answered with an error',
      slow: 'Call is answered slowly',
      down: 'Call is cut off',
      timeoutAfterAccept: 'Call is done and never answered',
      amountDiffers: 'One unit more arrives',
      partial: 'Half of the money arrives',
      stalled: 'The payer says yes, and then nothing',
      chargeback: 'The bank takes the money back later',
      refundRefused: 'A refund is refused',
      payoutReturned: 'A paid payout comes back',
    },
    payoutUnknown: 'A payout is unknown at first, then paid',
    companies: companyNames,
  },
  fr: {
    title: 'Ce qui ira mal ensuite',
    lead: 'Tout ce qu’une entreprise peut faire à l’application se commande ici, pour ses prochains appels ou paiements.',
    order: 'Commander une panne',
    company: 'Entreprise',
    fault: 'Panne',
    times: 'Combien de fois',
    set: 'Commander',
    waiting: 'Commandé et pas encore arrivé',
    nothingWaiting: 'Rien : chaque entreprise marche comme il faut.',
    clear: 'Tout décommander',
    held: (count) => (count === 1 ? 'Un webhook est retenu.' : `${count} webhooks sont retenus.`),
    release: 'Les laisser partir',
    refused: 'Appels refusés par les entreprises',
    nothingRefused: 'Aucun pour l’instant.',
    sent: 'Webhooks envoyés',
    nothingSent: 'Aucun pour l’instant.',
    when: 'Quand',
    what: 'Quoi',
    why: 'Pourquoi',
    answered: 'Réponse de l’application',
    silence: 'rien',
    stranger: 'signé par un inconnu',
    kinds: {
      duplicate: 'Le webhook arrive deux fois',
      outOfOrder: 'Le webhook arrive après le suivant',
      late: 'Le webhook arrive longtemps après le retour du payeur',
      forged: 'Un inconnu signe d’abord une copie',
      replayed: 'Le webhook est renvoyé plus tard, mot pour mot',
      hold: 'Le webhook est retenu',
      serverError: 'L’appel reçoit une erreur',
      slow: 'L’appel reçoit une réponse lente',
      down: 'L’appel est coupé',
      timeoutAfterAccept: 'L’appel est exécuté, sans réponse',
      amountDiffers: 'Une unité de plus arrive',
      partial: 'La moitié de l’argent arrive',
      stalled: 'Le payeur dit oui, puis plus rien',
      chargeback: 'La banque reprend l’argent plus tard',
      refundRefused: 'Un remboursement est refusé',
      payoutReturned: 'Un versement payé revient',
    },
    payoutUnknown: 'Un versement est d’abord inconnu, puis payé',
    companies: { ...companyNames, kyc: 'Vérification d’identité' },
  },
};
