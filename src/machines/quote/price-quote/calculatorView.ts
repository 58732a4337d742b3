import type { Failure } from '#contract/protocol/failure.ts';
import { priceFailure } from '#contract/quote/priceFailure.ts';
import type { Currency } from '#domain/money/currency.ts';
import { compareMoney, type Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { differ, feeOutcomes } from '#domain/quote/feeOutcomes.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { methodChoices } from '#domain/quote/methodChoices.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { costOf } from '#domain/quote/wholeCost.ts';
import { calculationOf } from './calculation.ts';
import type { PriceQuoteContext } from './priceQuoteContext.ts';

/** Everything the calculator shows that is worked out from what the machine knows. */
export function calculatorView(context: PriceQuoteContext) {
  const { draft, pair } = context;
  const answer = calculationOf(context);
  const service = pair?.services.find(({ name }) => name === draft.transferMethod);
  const terms = service && serviceTerms(service);
  return {
    draft,
    /** What the two boxes say: the price's own amounts, or what was typed while there is none. */
    amounts: answer?.price.ok
      ? { send: answer.price.value.youSend, receive: answer.price.value.theyGet }
      : { send: draft.payinActualValue, receive: draft.payoutActualValue },
    sum: answer?.price.ok ? sumOf(context, answer.price.value) : undefined,
    /** The part inside the rate too, where the market's middle is known. */
    cost: answer?.price.ok ? costOf(answer.price.value, context.exchange) : undefined,
    /** Where the sender may choose: with the operator fee and without. */
    outcomes: answer?.price.ok && answer.toggle.isShown ? outcomesOf(answer.price.value) : undefined,
    feeInfo: answer?.price.ok ? answer.price.value.feeInfo : undefined,
    toggle: answer?.toggle,
    refusal: answer && refusalOf(context, answer.price),
    isDown: pair?.isDown === true,
    /** Shown before they are met; the most may count in either currency (D-44). */
    limits: terms && {
      least: minimumSend(draft.payinCurrency),
      most: terms.maximum,
      because: service?.meta.sendingLimit,
    },
    /** Where more was asked for than may be: the most there may be, unless that is too little to be sent. */
    mostInstead: answer && mostInstead(answer.price, minimumSend(draft.payinCurrency)),
    methods: methodChoices(draft.toReceive.countryCode),
  };
}

export type CalculatorView = ReturnType<typeof calculatorView>;

function outcomesOf(price: Priced) {
  const outcomes = feeOutcomes(price);
  return differ(outcomes) ? outcomes : undefined;
}

function mostInstead(price: Answer['price'], least: Money): Money | undefined {
  if (price.ok || price.refusal !== 'amountAboveMaximum') return undefined;
  const { limit } = price;
  return limit.currency === least.currency && compareMoney(limit, least) < 0 ? undefined : limit;
}

type Answer = NonNullable<ReturnType<typeof calculationOf>>;
type Priced = Extract<Answer['price'], { ok: true }>['value'];

const sumOf = ({ draft }: PriceQuoteContext, price: Priced): TransferSum => ({
  ...price,
  method: draft.transferMethod,
});

/** Why there is no price, and which of the two amounts it is about. */
function refusalOf({ draft }: PriceQuoteContext, price: Answer['price']) {
  const failure: Failure | undefined = priceFailure(price, {
    base: draft.payinCurrency,
    target: draft.payoutCurrency,
    method: draft.transferMethod,
  });
  if (!failure || price.ok) return undefined;
  return { failure, side: sideOf('limit' in price ? price.limit.currency : undefined, draft) };
}

/** A limit belongs to the box of its currency; what is no limit belongs to neither. */
function sideOf(limit: Currency | undefined, { payinCurrency }: TransferDraft) {
  if (limit === undefined) return 'general' as const;
  return limit === payinCurrency ? ('send' as const) : ('receive' as const);
}
