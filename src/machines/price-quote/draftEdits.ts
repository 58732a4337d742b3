import { promoFailure } from '#contract/promoFailure.ts';
import type { Exchange } from '#contract/quote.ts';
import { parseRate } from '#domain/money/rate.ts';
import {
  chooseDestination,
  choosePayIn,
  enterReceive,
  enterSend,
  type TransferDraft,
  takeRate,
} from '#domain/quote/draft.ts';
import { promoAnswerOf } from './calculation.ts';
import type { PriceQuoteContext, PriceQuoteEvent } from './priceQuoteContext.ts';

export type DraftEdit = Extract<
  PriceQuoteEvent,
  {
    type: `${'amount' | 'origin' | 'destination' | 'method' | 'operatorFee'}.${'entered' | 'cleared' | 'chosen' | 'switched'}`;
  }
>;

/** The draft after one answer of the sender. */
export function edited(draft: TransferDraft, edit: DraftEdit): TransferDraft {
  switch (edit.type) {
    case 'amount.entered':
      return edit.typed === 'payin' ? enterSend(draft, edit.amount) : enterReceive(draft, edit.amount);
    case 'amount.cleared':
      return withoutAmounts(draft);
    case 'origin.chosen':
      return choosePayIn(draft, edit.countryCode);
    case 'destination.chosen':
      return chooseDestination(draft, edit.countryCode);
    case 'method.chosen':
      return { ...draft, transferMethod: edit.method };
    case 'operatorFee.switched':
      return { ...draft, allowOperatorFee: edit.isOn };
  }
}

/** Shown amounts follow the newest rate; a rate that is none is left out. */
export function atRate(draft: TransferDraft, { rate }: Exchange): TransferDraft {
  const parsed = parseRate(rate);
  return parsed.ok ? takeRate(draft, parsed.value) : draft;
}

export function withoutPromo({ promo, ...draft }: TransferDraft): TransferDraft {
  return draft;
}

function withoutAmounts({ payinActualValue, payoutActualValue, ...draft }: TransferDraft): TransferDraft {
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
