import type { Phrases } from './words/vocabulary.ts';

/** What people ask about besides their transfer. */
export const topics = [
  'again',
  'arrives',
  'blocked',
  'cancelling',
  'closing',
  'codes',
  'collecting',
  'currency',
  'currencyNames',
  'declined',
  'fees',
  'identity',
  'languages',
  'late',
  'lawful',
  'limits',
  'mobileMoney',
  'myDetails',
  'password',
  'paying',
  'payingByBank',
  'payingLater',
  'phoneOff',
  'promos',
  'rate',
  'receipts',
  'receiving',
  'refunds',
  'rewards',
  'safety',
  'seeing',
  'smallTalk',
  'speed',
  'support',
  'taken',
  'theRecipient',
  'theirAccount',
  'theirCharges',
  'theirName',
  'theirNews',
  'theirSide',
  'usage',
  'whoCanSend',
  'wrongDetails',
] as const;

export type Topic = (typeof topics)[number];

export type TopicWords = {
  /** How a question begins where it has no question mark. */
  readonly openings: Phrases;
  readonly topics: Readonly<Record<Topic, Phrases>>;
};
