import { type Listener, longestFor } from './hear.ts';
import { planFrom } from './heardAnswers.ts';
import { isTyped, understandAt } from './listening.ts';
import { amountOf, tellAmount } from './questions/quoteQuestions.ts';

/** What stands in the box when the screens are gone to: an amount goes to the calculator, a text to its form. */
export function keepUnsent(text: string, listener: Listener): void {
  const { conversation, state, guide } = listener;
  const { part, place } = state;
  const said = text.trim();
  if (!part || said === '' || said.length > longestFor(part)) return;
  if (part.control.kind !== 'amount' || place?.flow !== 'priceQuote') {
    if (isTyped(part) && part.control.kind !== 'code') conversation.keepTyped(said);
    return;
  }
  const answer = planFrom(understandAt(part, said, listener).slots, { part, guide }).amount?.value ?? '';
  tellAmount(place.actor, amountOf(answer));
}
