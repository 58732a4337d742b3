import type { Figure } from './figures.ts';
import type { CurrencyFamily } from './words/vocabulary.ts';

/** A number with whatever currency stands beside it, before anybody knows what the currency's name means here. */
export type Sum = {
  readonly from: number;
  readonly to: number;
  readonly figure: Figure;
  /** Names of one currency: "£100 pounds" says it twice. */
  readonly families: readonly CurrencyFamily[];
  /** Pence behind the pounds: '99' of "nineteen pounds ninety nine". */
  readonly hundredths?: string;
};
