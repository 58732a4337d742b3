import { amountOf } from '#src/dialogue/answerValues.ts';
import { planFrom } from '#src/dialogue/interpretation/answersFrom.ts';
import { longestFor } from '#src/dialogue/interpretation/interpret.ts';
import { isTyped, understandAt } from '#src/dialogue/interpretation/parsing.ts';
import type { Conversation } from './conversation.ts';
import type { Reader } from './outcomes.ts';
import { tellAmount } from './questions/quoteQuestions.ts';

/** What stands in the box when the screens are gone to: an amount goes to the calculator, a text to its form. */
export function keepUnsent(text: string, conversation: Conversation, reader: Reader): void {
  const situation = conversation.situation(reader);
  const { place } = conversation.getState();
  const said = text.trim();
  if (!situation || said === '' || said.length > longestFor(situation.part)) return;
  const { part } = situation;
  if (part.control.kind !== 'amount' || place?.flow !== 'priceQuote') {
    if (isTyped(part) && part.control.kind !== 'code') conversation.keepTyped(said);
    return;
  }
  const answer = planFrom(understandAt(said, situation).slots, situation).amount?.value ?? '';
  tellAmount(place.actor, amountOf(answer));
}
