import { englishFailures, englishShorter } from '#contract/protocol/englishFailures.ts';
import type { ErrorCode } from '#contract/protocol/failure.ts';

/** The page says some differently from the wire, whose words other clients match (spec §8). */
export const englishErrorSentences: Record<ErrorCode, string> & { less: typeof englishShorter } = {
  ...englishFailures,
  less: englishShorter,
  hashInvalid: 'Your session has ended. Please sign in again.',
  promoNotFound: 'Invalid promo code.',
  promoRedeemed: 'This voucher has already been redeemed.',
};
