import type { Currency } from '../money/currency.ts';
import type { PaymentKind } from './paymentKind.ts';

type Declared = {
  /** As the company calls itself. */
  readonly name: string;
  /** What a sender does there, the usual first; a switch to anything else is a mistake of configuration (D-80). */
  readonly kinds: readonly [PaymentKind, ...PaymentKind[]];
  readonly currencies: readonly Currency[];
  /** Money goes back the way it came. */
  readonly refundsTo: 'card' | 'bank';
  /** A bank chosen with us, a form posted from our page, the company's fields in a frame, or its own page. */
  readonly starts: 'bank' | 'form' | 'widget' | 'page';
  /** Whether a start that failed is told in the server's words (ERR-19) or only as failed (ERR-18). */
  readonly explainsFailure: boolean;
  /** Where it reports, below /api/webhooks. */
  readonly webhookPath: string;
};

const cardCurrencies = ['GBP', 'EUR', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] as const;

/** The companies a sender can pay through (spec §7, Payment providers; notes 1.1…1.7): one entry declares one. */
export const paymentCompanies = {
  truelayer: {
    name: 'TrueLayer',
    kinds: ['bank'],
    currencies: ['GBP'],
    refundsTo: 'bank',
    starts: 'bank',
    explainsFailure: false,
    webhookPath: '/truelayer',
  },
  'trust-payment': {
    name: 'Trust Payments',
    kinds: ['card'],
    currencies: cardCurrencies,
    refundsTo: 'card',
    starts: 'form',
    explainsFailure: false,
    webhookPath: '/trust',
  },
  axcess: {
    name: 'Axcess',
    kinds: ['card'],
    currencies: cardCurrencies,
    refundsTo: 'card',
    starts: 'widget',
    explainsFailure: false,
    webhookPath: '/axcess',
  },
  pay360: {
    name: 'Pay360',
    kinds: ['card'],
    currencies: cardCurrencies,
    refundsTo: 'card',
    starts: 'page',
    explainsFailure: true,
    webhookPath: '/pay360',
  },
  paycross: {
    name: 'PayCross',
    kinds: ['card'],
    currencies: cardCurrencies,
    refundsTo: 'card',
    starts: 'page',
    explainsFailure: true,
    webhookPath: '/paycross',
  },
  ivy: {
    name: 'Ivy',
    // It takes no CHF, NOK or CAD, and stands in for a card where that is a currency's one way.
    kinds: ['bank', 'card'],
    currencies: ['GBP', 'EUR', 'SEK', 'DKK'],
    refundsTo: 'bank',
    starts: 'page',
    explainsFailure: true,
    webhookPath: '/ivy',
  },
  interac: {
    name: 'Interac',
    kinds: ['interac'],
    currencies: ['CAD'],
    refundsTo: 'bank',
    starts: 'page',
    explainsFailure: false,
    webhookPath: '/interac',
  },
} as const satisfies Readonly<Record<string, Declared>>;
export type PaymentProviderId = keyof typeof paymentCompanies;

export const paymentProviderIds = Object.keys(paymentCompanies) as readonly PaymentProviderId[];

export const paymentCompany = (id: PaymentProviderId): Declared => paymentCompanies[id];

type StartingBy<Starts extends Declared['starts']> = {
  [Id in PaymentProviderId]: (typeof paymentCompanies)[Id]['starts'] extends Starts ? Id : never;
}[PaymentProviderId];

/** Those a payer is sent to: each has a call of one shape (contract/payment/hostedPayment.ts). */
export type PageProviderId = StartingBy<'page'>;
export const pageProviderIds = paymentProviderIds.filter(startsOnPage);

export function startsOnPage(id: PaymentProviderId): id is PageProviderId {
  return paymentCompany(id).starts === 'page';
}

/** Those whose pages stand on the company's site. */
export type HostedProviderId = StartingBy<'page' | 'widget'>;
