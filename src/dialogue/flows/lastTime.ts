import type { PastTransfer } from '#contract/transfer/pastTransfer.ts';
import { sinceThen } from '#contract/transfer/priceThen.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { shownBy } from '#src/machines/quote/price-quote/calculation.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { spoken } from '../plan.ts';
import type { Plan } from '../question.ts';
import { type Happening, told } from '../thread.ts';
import { quoteValues } from './changes.ts';

/** After the price of what is sent to the same person again: what it cost and brought then (peers 21). */
export function lastTime(guide: GuidedSenderActor, priceQuote: PriceQuoteContext): readonly Happening[] {
  const { past, recipientId } = guide.getSnapshot().context;
  const before = recipientId === past?.last?.recipientId ? past?.last?.price : undefined;
  const now = shownBy(priceQuote);
  const since = before && now && sinceThen(before, now);
  if (!before || !since) return [];
  const facts = {
    send: moneyOf(before.originAmount, before.originCurrency),
    get: moneyOf(before.destinationAmount, before.destinationCurrency),
    total: moneyOf(before.totalToPay, before.originCurrency),
  };
  return [told({ key: since.kind === 'same' ? 'prices.sameAsLast' : 'prices.lastTime', facts })];
}

/** Where, how, how much, to whom and what for, as it was then. */
export const planAgain = ({ draft, recipientId, reasonId }: PastTransfer): Plan =>
  spoken({ ...quoteValues(draft), recipient: recipientId, ...(reasonId && { reason: reasonId }) });
