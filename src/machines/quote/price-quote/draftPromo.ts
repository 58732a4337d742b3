import { promoFailure } from '#contract/quote/promoFailure.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { promoAnswerOf } from './calculation.ts';
import type { PriceQuoteContext } from './priceQuoteContext.ts';

export function withoutPromo({ promo, ...draft }: TransferDraft): TransferDraft {
  return draft;
}

/**
 * After an answer changed: a promotion that cannot be used on it any more goes, with the reason (PRO-02, 03, 05, 06).
 * Spend limits are no reason to drop it, since the amount is still being typed (PRO-04).
 */
export function withPromoRechecked(context: PriceQuoteContext): Pick<PriceQuoteContext, 'draft' | 'promoFailure'> {
  const { draft } = context;
  const answer = promoAnswerOf(context);
  if (!answer) return { draft, promoFailure: undefined };
  const failure = promoFailure(answer, draft);
  const keeps = answer.ok || answer.refusal === 'promoOutsideSpendLimits';
  return { draft: keeps ? draft : withoutPromo(draft), promoFailure: failure };
}
