import type { Currency } from '#domain/money/currency.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TransferReasonId } from '#domain/reference/transferReasons.ts';
import type { IntentName, SlotName } from '../understanding.ts';

/** Phrases separated by commas or new lines, accents and capitals as one likes. */
export type Phrases = string;

/** Small words that turn the meaning of what stands beside them. */
export const cues = [
  'about',
  'all in',
  'and',
  'article',
  'asking',
  'but',
  'combine',
  'relative',
  'each',
  'from',
  'if',
  'in',
  'insteadOf',
  'live',
  'my name',
  'need',
  'new person',
  'not',
  'of',
  'one of several',
  'or',
  'receive',
  'send',
  'than',
  'to',
  'unclear',
  'unit',
] as const;
export type Cue = (typeof cues)[number];

/** Who somebody is to the sender; a nickname in one group answers to the whole group. */
export const kinships = [
  'mother',
  'father',
  'brother',
  'sister',
  'wife',
  'husband',
  'son',
  'daughter',
  'aunt',
  'uncle',
  'grandmother',
  'grandfather',
  'cousin',
  'friend',
  'acquaintance',
] as const;
export type Kinship = (typeof kinships)[number];

/** What a currency's name may stand for before place and sender decide. */
export const currencyFamilies = {
  pound: ['GBP'],
  euro: ['EUR'],
  canadianDollar: ['CAD'],
  americanDollar: ['USD'],
  dollar: ['CAD', 'USD', 'LRD'],
  swissFranc: ['CHF'],
  centralFranc: ['XAF'],
  westFranc: ['XOF'],
  cfa: ['XAF', 'XOF'],
  franc: ['XAF', 'XOF', 'CHF', 'GNF'],
  crown: ['DKK', 'NOK', 'SEK'],
  danishCrown: ['DKK'],
  norwegianCrown: ['NOK'],
  swedishCrown: ['SEK'],
  shilling: ['KES', 'TZS', 'UGX'],
  kenyanShilling: ['KES'],
  tanzanianShilling: ['TZS'],
  ugandanShilling: ['UGX'],
  naira: ['NGN'],
  cedi: ['GHS'],
  rand: ['ZAR'],
  dalasi: ['GMD'],
  leone: ['SLE'],
  /** Slang that means the sender's own money. */
  ownPound: ['GBP'],
  ownEuro: ['EUR'],
  ownDollar: ['CAD'],
  /** Money we neither take nor pay out. */
  foreign: [],
} as const satisfies Record<string, readonly Currency[]>;
export type CurrencyFamily = keyof typeof currencyFamilies;

/** `approximate` counts without being exact ("a dozen"); `money` is a number and a currency in one ("a tenner"). */
export type NumberWords = {
  readonly values: Readonly<Record<string, number>>;
  readonly hundred: Phrases;
  readonly thousand: Phrases;
  readonly million: Phrases;
  readonly half: Phrases;
  readonly one: Phrases;
  readonly approximate: Phrases;
  readonly money: Readonly<Record<string, number>>;
};

/** `alone`: only when nothing else of substance is said. */
export type IntentPhrases = { readonly anywhere: Phrases; readonly alone: Phrases };

export type Vocabulary = {
  readonly intentNames: Readonly<Record<Exclude<IntentName, 'change'>, IntentPhrases>>;
  readonly change: { readonly verbs: Phrases; readonly whole: IntentPhrases };
  /** Nouns that name an answer: "the amount", "her number". */
  readonly answers: { readonly [Name in SlotName]?: Phrases };
  readonly confirmation: { readonly yes: Phrases; readonly no: Phrases; readonly unsure: Phrases };
  /** Single words that may stand beside a yes and add nothing to it; any other word makes it no plain yes. */
  readonly besideYes: Phrases;
  readonly methods: Readonly<Record<PayoutMethod, Phrases>>;
  readonly reasons: Readonly<Record<TransferReasonId, Phrases>>;
  readonly cues: Readonly<Record<Cue, Phrases>>;
  readonly kinshipTerms: Readonly<Record<Kinship, Phrases>>;
  readonly currencies: Readonly<Record<CurrencyFamily, Phrases>>;
  readonly hundredths: Phrases;
  readonly numbers: NumberWords;
  /** January first. */
  readonly months: readonly Phrases[];
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words that carry nothing for us, and phrases that must not be read as what their words say. */
  readonly ordinary: Phrases;
};
