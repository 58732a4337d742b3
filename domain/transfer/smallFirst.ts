import { compareMoney, type Money, money, subtract } from '../money/money.ts';
import { minimumSend } from '../quote/limits.ts';

/** Why the least is offered to be sent first: whose account it is, or how much goes to somebody nothing ever reached. */
export const smallFirstReasons = ['nameDiffers', 'nameUnchecked', 'firstLarge'] as const;
export type SmallFirstReason = (typeof smallFirstReasons)[number];

/** In pounds: a quarter of what asks for a fresh confirmation. Two fees cost less than losing more than this. */
const firstLargeAbove = money('GBP', 25_000);

type Considered = {
  readonly nameCheck: 'matched' | 'proceededOnMismatch' | 'proceededUnchecked' | 'notNeeded' | undefined;
  /** Something of the sender's arrived with them before. */
  readonly hasArrived: boolean;
  readonly sent: Money;
  readonly inPounds: Money;
};

/** Nothing where it reached them before, or where what is left would be less than may be sent (peers 26). */
export function smallFirstReason({ nameCheck, hasArrived, sent, inPounds }: Considered): SmallFirstReason | undefined {
  if (hasArrived || !leavesARest(sent)) return undefined;
  if (nameCheck === 'proceededOnMismatch') return 'nameDiffers';
  if (nameCheck === 'proceededUnchecked') return 'nameUnchecked';
  return compareMoney(inPounds, firstLargeAbove) > 0 ? 'firstLarge' : undefined;
}

/** What stays to be sent after the least. */
export const restAfter = (sent: Money): Money => subtract(sent, minimumSend(sent.currency));

const leavesARest = (sent: Money) => {
  const least = minimumSend(sent.currency);
  return sent.minor >= 2 * least.minor;
};
