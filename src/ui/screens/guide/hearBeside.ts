import type { Part } from '#src/dialogue/question.ts';
import { asksSomething, readTopic } from '#src/understanding/topics.ts';
import type { Intent, Wish } from '#src/understanding/understanding.ts';
import type { Listener } from './hear.ts';
import { tellTopic } from './hearTopic.ts';
import { understandAt } from './listening.ts';
import { wish } from './wish.ts';

/** What a wish is answered with stands by itself, so that it can be said beside something else. */
const toldBeside: readonly Wish[] = ['cost', 'howLong', 'isItSafe'];

/** "Why should I trust you?" asks about trust, and not why something is asked. */
export const withoutWhy = (intents: readonly Intent[]): readonly Intent[] => {
  const others = intents.filter(({ wish: wished }) => wished !== 'why');
  return others.some(({ wish: wished }) => toldBeside.includes(wished)) ? others : intents;
};

/** "How much is it, and how long does it take?": everything that was asked is answered. */
export function tellOthers(intents: readonly Intent[], listener: Listener): void {
  for (const intent of intents) if (toldBeside.includes(intent.wish)) wish(intent, listener);
}

/** "Cameroon, and is it safe?": the question behind an answer, told before the next one is asked. True, as the answer was taken. */
export function tellBeside(said: string, part: Part, listener: Listener): true {
  const [asked = '', ...before] = said.split(/[,.;!]/).reverse();
  if (before.length === 0 || !asked.includes('?') || !asksSomething(asked)) return true;
  const { slots, intents } = understandAt(part, asked, listener);
  if (Object.keys(slots).length > 0) return true;
  const topic = readTopic(asked);
  // What it costs is said as soon as the amount is known.
  const told = intents.filter(({ wish: wished }) => wished !== 'cost' || part.id !== 'amount');
  if (told.some(({ wish: wished }) => toldBeside.includes(wished))) tellOthers(told, listener);
  else if (topic) tellTopic(topic, listener.conversation);
  return true;
}
