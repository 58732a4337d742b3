import type { Language } from '../protocol/language.ts';

/**
 * What the build leaves for the server: pages written to HTML in every language, and which address is what. The
 * server fills in only what the build could not know.
 */
export const siteFile = 'site.json';

/** Where a page lies in the folder of the build. */
export const pageFile = (name: string, language: Language): string => `pages/${name}.${language}.html`;

/** Pages that stand at no address of their own. */
export const plainPages = {
  /** For addresses the browser draws. */
  shell: 'shell',
  notFound: 'notFound',
  /** In place of any page while there is no network. */
  offline: 'offline',
} as const;

/** What is written of a page of who is signed in, without what is theirs. */
export const outlinePage = (name: string): string => `outline-${name}`;

/** Where a browser fetches the page it shows without a network, and what shows it. */
export const offlinePath = '/offline';
export const offlineWorkerFile = 'offline-worker.js';

/** Stands in written pages for the address people open, which only a running server knows. */
export const originSlot = 'https://origin.invalid';

/**
 * Pages are written saying that they are a demonstration. In production the server takes that out, as these elements and
 * marks, and tells the browser by this name in the head, so that it does not say it either.
 */
export const demonstrationElement = 'demo-note';
export const demonstrationMeta = 'demonstration';
/** Stands beside every account number that is not one (D-16). */
export const demonstrationMarks: Readonly<Record<Language, string>> = {
  en: ' (Demo – do not pay)',
  fr: ' (Démonstration – ne pas payer)',
};

/** The calculator without a script: its address, and the page in each of its answers. */
export const pricePath = '/price';
export const priceAnswers = [
  'none',
  'quoted',
  'compared',
  'refused',
  'amountRefused',
  'amountSmaller',
  'amountAsked',
] as const;
export type PriceAnswerKind = (typeof priceAnswers)[number];
export const pricePage = (answer: PriceAnswerKind): string => `price-${answer}`;

/** The quote page as it is written: its amount and its currency are the server's to fill in. */
export const quotePage = 'getQuote';

/** What the form on the landing page and on the price page sends. */
export const priceFields = ['payinAmount', 'payinCurrency', 'payoutCurrency', 'transferMethod'] as const;
export type PriceField = (typeof priceFields)[number];

/** Facts of one service in the comparison, whose line the server repeats. */
export const serviceSlots = [
  'whose',
  'service',
  'serviceSource',
  'serviceFee',
  'serviceRate',
  'serviceArrives',
  'serviceBehind',
] as const;

/** Facts of one amount that what was typed may mean, whose line the server repeats. */
export const readingSlots = ['reading', 'readingInAddress', 'readingCurrency'] as const;

/** An amount that is sent but not priced here, as the quote's address carries it on. */
export const smallerSlots = ['sendMethod', 'sendFrom', 'sendTo', 'sendInAddress'] as const;

/** Facts of one answer. `amountInAddress` is what was typed, as it stands in a link. */
export const priceSlots = [
  ...priceFields,
  'amountInAddress',
  'reason',
  'youSend',
  'rate',
  'marketRate',
  'fee',
  'charge',
  'total',
  'theyGet',
  'method',
  'delivery',
  'pricedAt',
  ...serviceSlots,
  ...readingSlots,
  ...smallerSlots,
] as const;
export type PriceSlot = (typeof priceSlots)[number];

/** The place a fact is put into; no character of it is changed by HTML or by an address. */
export const slot = (name: PriceSlot): string => `__${name}__`;
