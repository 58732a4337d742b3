import type { TransferQuote } from '#contract/quote/quote.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { parseRate } from '#domain/money/rate.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { differ, type FeeOutcomes, feeOutcomes } from '#domain/quote/feeOutcomes.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { calculationOf } from '#src/machines/quote/price-quote/calculation.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { FeeChoice, FeeSwitch } from '../reading.ts';
import { mayReopen, quoteValues } from './changes.ts';
import type { Place } from './place.ts';

/** Both sides of the operator fee as the price stands, or why there is no choice; nothing before there is a price. */
export function feeChoice(guide: GuidedSenderActor): FeeChoice | undefined {
  const sendMoney = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const priceQuote = sendMoney?.children.priceQuote?.getSnapshot().context;
  if (priceQuote) return choiceWhilePriced(priceQuote);
  const { quote, draft } = sendMoney?.context ?? {};
  return quote && draft && choiceOfQuote(quote, draft);
}

/** As the switch beside the amount says it (QUO-16…18). */
function choiceWhilePriced(context: PriceQuoteContext): FeeChoice | undefined {
  const answer = calculationOf(context);
  if (!answer?.price.ok) return undefined;
  const { toggle, price } = answer;
  if (!toggle.isShown) return noFee;
  if (toggle.isDisabled) return { kind: 'none', because: isWaived(context.draft) ? 'paidByPromo' : 'overLimit' };
  return choiceBetween(feeOutcomes(price.value), toggle.isOn);
}

/** A quote names the fee only where it is paid; left out, what it would be is priced again when it is wanted. */
function choiceOfQuote(quote: TransferQuote, draft: TransferDraft): FeeChoice | undefined {
  const { originCurrency, destinationCurrency, includeOperatorFee } = quote;
  if (destinationCurrency === 'NGN') return noFee;
  if (isWaived(draft)) return { kind: 'none', because: 'paidByPromo' };
  if (!includeOperatorFee) return draft.allowOperatorFee ? { kind: 'none', because: 'overLimit' } : { kind: 'leftOut' };
  const rate = parseRate(quote.usualRate);
  if (!rate.ok) return undefined;
  const outcomes = feeOutcomes({
    youSend: moneyOf(quote.originAmount, originCurrency),
    theyGet: moneyOf(quote.destinationAmount, destinationCurrency),
    usualRate: rate.value,
    feeInfo: { operatorFeeInOriginCurrency: moneyOf(quote.operatorFee, originCurrency) },
  });
  return choiceBetween(outcomes, true);
}

const noFee: FeeChoice = { kind: 'none', because: 'noFee' };

const isWaived = ({ promo }: TransferDraft): boolean => promo?.type === 'FREE_OPERATOR_FEE';

const choiceBetween = (outcomes: FeeOutcomes, isPaid: boolean): FeeChoice =>
  differ(outcomes) ? { kind: 'choice', outcomes, isPaid } : noFee;

/** Where a price is being made it is switched beside it; later the amount is opened again, and answered as it was. */
export function feeSwitch(place: Place | undefined, guide: GuidedSenderActor): FeeSwitch | undefined {
  if (place?.flow === 'priceQuote') {
    const { actor, snapshot } = place;
    const isLocked = snapshot.context.draft.payoutCurrency === 'NGN';
    if (isLocked || !snapshot.can({ type: 'operatorFee.switched', isOn: true })) return undefined;
    return { to: (isOn) => () => actor.send({ type: 'operatorFee.switched', isOn }) };
  }
  const draft = guide.getSnapshot().children.sendMoney?.getSnapshot().context.draft;
  const amount = draft && draft.payoutCurrency !== 'NGN' ? quoteValues(draft).amount : undefined;
  if (amount === undefined || !mayReopen('amount', guide)) return undefined;
  const priceQuote = () => guide.getSnapshot().children.sendMoney?.getSnapshot().children.priceQuote;
  return { amount, to: (isOn) => () => priceQuote()?.send({ type: 'operatorFee.switched', isOn }) };
}
