import { sentOutOf } from '#src/machines/quote/price-quote/calculation.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { AmountAnswer } from './answerValues.ts';

/** The calculator hears it without being asked for the promise. */
export function tellAmount(actor: PriceQuoteActor, answer: AmountAnswer | undefined): void {
  if (!answer) return;
  const { countryCode } = actor.getSnapshot().context.draft.toSend;
  if (answer.from !== countryCode) actor.send({ type: 'origin.chosen', countryCode: answer.from });
  const entered = enteredBy(answer, actor.getSnapshot().context);
  if (entered) actor.send({ type: 'amount.entered', ...entered });
}

/** As the calculator takes it: of a total, what is left to send once the fees are off; nothing before they are known. */
export function enteredBy({ typed, amount }: AmountAnswer, context: PriceQuoteContext) {
  if (typed !== 'total') return { typed, amount };
  const sent = sentOutOf(context, amount);
  return sent && ({ typed: 'payin', amount: sent } as const);
}
