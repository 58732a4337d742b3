import type { Exchange } from '#contract/quote/quote.ts';
import { parseRate } from '#domain/money/rate.ts';
import {
  chooseDestination,
  choosePayIn,
  enterReceive,
  enterSend,
  type TransferDraft,
  takeRate,
} from '#domain/quote/draft.ts';
import type { PriceQuoteEvent } from './priceQuoteContext.ts';

export type DraftEdit = Extract<
  PriceQuoteEvent,
  {
    type: `${'amount' | 'origin' | 'destination' | 'method' | 'operatorFee'}.${'entered' | 'cleared' | 'chosen' | 'switched'}`;
  }
>;

const edits: readonly string[] = [
  'amount.entered',
  'amount.cleared',
  'origin.chosen',
  'destination.chosen',
  'method.chosen',
  'operatorFee.switched',
] satisfies readonly DraftEdit['type'][];

export const isDraftEdit = (event: PriceQuoteEvent): event is DraftEdit => edits.includes(event.type);

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

export function withoutAmounts({ payinActualValue, payoutActualValue, ...draft }: TransferDraft): TransferDraft {
  return draft;
}
