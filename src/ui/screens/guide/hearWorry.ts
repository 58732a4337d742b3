import type { Worry } from '#domain/fraud/worry.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { beginsWithYes, readExperience } from '#src/understanding/experience.ts';
import type { Wish } from '#src/understanding/understanding.ts';
import { readWorry } from '#src/understanding/worries.ts';
import type { Listener } from './hear.ts';
import { planFrom } from './heardAnswers.ts';
import { optionsOf } from './listedOptions.ts';
import { choiceMade, isTyped, understandAt } from './listening.ts';

/** Comes before any answer. A name or an address of a few words may sound like a worry; a sentence does not. */
export const worryIn = (said: string, part: Part): Worry | undefined =>
  isTyped(part) && said.split(' ').length <= 3 ? undefined : readWorry(said);

/** What is wished elsewhere is one of the choices here. */
const chosenBy: { readonly [wished in Wish]?: readonly string[] } = {
  cancel: ['cancel', 'stop'],
  startOver: ['stop', 'cancel'],
  person: ['person'],
  help: ['person'],
};

/** What of a worry told once more answers the question about it. */
const answeredBy: { readonly [part in PartId]?: { readonly [worry in Worry]?: 'yes' | 'no' } } = {
  hasMet: { nevermet: 'no' },
  isHurried: { hurried: 'yes', secret: 'yes' },
};

/** While everything has stopped, a sentence is an answer or it is nothing: it changes no flow and reassures nobody. */
export function hearStopped(said: string, listener: Listener, part: Part): boolean {
  const { conversation, guide, say } = listener;
  const offered = optionsOf(part.control).map(({ id }) => id);
  const { slots, intents } = understandAt(part, said, listener);
  const worry = readWorry(said);
  const agreed = planFrom(slots, { part, guide })[part.id]?.value;
  const chosen = [
    choiceMade(said, part, say),
    agreed === 'yes' && !beginsWithYes(said) ? undefined : agreed,
    worry && answeredBy[part.id]?.[worry],
    readExperience(said),
    ...intents.flatMap(({ wish }) => chosenBy[wish] ?? []),
  ].find((id) => id !== undefined && offered.includes(id));
  if (chosen !== undefined) return conversation.answer(chosen);
  conversation.noteTyped(said);
  conversation.tell({ key: 'guide.safeguard.choose' });
  return true;
}
