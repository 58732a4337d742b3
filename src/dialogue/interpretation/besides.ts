import { asksSomething, readTopic } from '#src/understanding/topics.ts';
import type { Intent, IntentName } from '#src/understanding/understanding.ts';
import { grant } from './intents.ts';
import { understandAt } from './parsing.ts';
import type { Outcome, Situation } from './situation.ts';
import { topicTold } from './topics.ts';

/** What a wish is answered with stands by itself, so that it can be said beside something else. */
const toldBeside: readonly IntentName[] = ['cost', 'howLong', 'isItSafe'];

/** "Why should I trust you?" asks about trust, and not why something is asked. */
export const withoutWhy = (intents: readonly Intent[]): readonly Intent[] => {
  const others = intents.filter(({ intentName }) => intentName !== 'why');
  return others.some(({ intentName }) => toldBeside.includes(intentName)) ? others : intents;
};

/** "How much is it, and how long does it take?": everything that was asked is answered. */
export const othersTold = (intents: readonly Intent[], situation: Situation): readonly Outcome[] =>
  intents.filter(({ intentName }) => toldBeside.includes(intentName)).flatMap((intent) => grant(intent, situation));

/** "Cameroon, and is it safe?": the question behind an answer, told before the next one is asked. */
export function besidesAnswer(said: string, situation: Situation): readonly Outcome[] {
  const [asked = '', ...before] = said.split(/[,.;!]/).reverse();
  if (before.length === 0 || !asked.includes('?') || !asksSomething(asked)) return [];
  const { slots, intents } = understandAt(asked, situation);
  if (Object.keys(slots).length > 0) return [];
  // What it costs is said as soon as the amount is known.
  const told = intents.filter(({ intentName }) => intentName !== 'cost' || situation.part.id !== 'amount');
  if (told.some(({ intentName }) => toldBeside.includes(intentName))) return othersTold(told, situation);
  const topic = readTopic(asked);
  return topic ? topicTold(topic) : [];
}
