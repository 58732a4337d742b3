import type { Worry } from '#domain/fraud/worry.ts';
import { beginsWithYes, readExperience } from '#src/understanding/experience.ts';
import type { IntentName } from '#src/understanding/understanding.ts';
import { readWorry } from '#src/understanding/worries.ts';
import type { Part } from '../question.ts';
import type { PartId } from '../words.ts';
import { planFrom } from './answersFrom.ts';
import { isForTheBox } from './atTheBox.ts';
import { onceRunning } from './onceRunning.ts';
import { choiceMade, understandAt } from './parsing.ts';
import { answer, type Outcome, type Situation, typed } from './situation.ts';

/** Comes before any answer. A name or an address of a few words may sound like a worry; a sentence does not. */
export const worryIn = (said: string, part: Part): Worry | undefined =>
  isForTheBox(said, part) && said.split(' ').length <= 3 ? undefined : readWorry(said);

/** What is wished elsewhere is one of the choices here. */
const chosenBy: { readonly [wished in IntentName]?: readonly string[] } = {
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

/** Beside a question whoever stops says so: to begin again with something else is no cancellation there. */
const isAnswer = (wished: IntentName, offered: readonly string[]): boolean =>
  wished !== 'startOver' || !offered.includes('yes');

/** While everything has stopped, a sentence is an answer or it is nothing: it changes no flow and reassures nobody. */
export function whileStopped(said: string, situation: Situation): readonly Outcome[] {
  const { part, reading } = situation;
  const offered = reading.optionsOf(part.control).map(({ id }) => id);
  const { slots, intents } = understandAt(said, situation);
  const worry = readWorry(said);
  const agreed = planFrom(slots, situation)[part.id]?.value;
  const chosen = [
    choiceMade(said, situation),
    agreed === 'yes' && !beginsWithYes(said) ? undefined : agreed,
    worry && answeredBy[part.id]?.[worry],
    readExperience(said),
    ...intents.flatMap(({ intentName }) => (isAnswer(intentName, offered) ? (chosenBy[intentName] ?? []) : [])),
  ].find((id) => id !== undefined && offered.includes(id));
  return chosen === undefined
    ? [typed(said), onceRunning({ key: 'guide.safeguard.choose' }, situation)]
    : [answer(chosen)];
}
