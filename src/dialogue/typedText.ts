import { amountOf } from './answerValues.ts';
import type { DialogueContext } from './dialogueContext.ts';
import { openPart } from './drafts.ts';
import type { PlaceOf } from './flows/place.ts';
import { planFrom } from './interpretation/answersFrom.ts';
import { longestFor } from './interpretation/interpret.ts';
import { isTyped, understandAt } from './interpretation/parsing.ts';
import { asSecret, withoutSecrets } from './interpretation/secrets.ts';
import type { Situation } from './interpretation/situation.ts';
import type { Act, FormText, Reading } from './reading.ts';
import { typedIn } from './slotFilling.ts';
import { tellAmount } from './tellAmount.ts';

export type TypedIn = { readonly form: string; readonly text: FormText };

/** In which form a text that is typed and not sent is kept; nothing where it belongs to none. */
export function formOfTyped(context: DialogueContext, reading: Reading, text: string): TypedIn | undefined {
  if (reading.place?.flow === 'talkToPerson') {
    return { form: 'personMessage', text: { text: withoutSecrets(text) } };
  }
  const part = openPart(context, reading);
  return part && typedIn(context, reading.place, { [part.id]: text });
}

/** What stands in the box when the screens are gone to: an amount goes to the calculator, a text to its form. */
export type Unsent = { readonly kind: 'typed'; readonly text: string } | { readonly kind: 'asked'; readonly act: Act };

export function unsentIn(
  text: string,
  situation: Situation,
  priceQuote: PlaceOf<'priceQuote'>['actor'] | undefined,
): Unsent | undefined {
  const { part } = situation;
  const said = text.trim();
  if (said === '' || said.length > longestFor(part)) return undefined;
  if (part.control.kind === 'amount' && priceQuote) {
    const answer = planFrom(understandAt(said, situation).slots, situation).amount?.value ?? '';
    return { kind: 'asked', act: () => tellAmount(priceQuote, amountOf(answer)) };
  }
  return isTyped(part) && part.control.kind !== 'code' && !asSecret(said, situation)
    ? { kind: 'typed', text: said }
    : undefined;
}
