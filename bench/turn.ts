import { type Language, languages } from '#contract/protocol/language.ts';
import type { DialogueContext } from '#src/dialogue/dialogueContext.ts';
import type { Reading } from '#src/dialogue/reading.ts';
import type { Words } from '#src/dialogue/words.ts';
import { badSentences, doubtfulSentences } from '#tests/fixtures/badSentences.ts';
import { conversationAt } from '#tests/fixtures/conversationAt.ts';
import { heldContexts } from '#tests/fixtures/heldConversations.ts';
import { type KindOfQuestion, kindsOfQuestions } from '#tests/fixtures/kindsOfQuestions.ts';
import { saidInConversations } from '#tests/fixtures/saidInConversations.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { percentile, table } from './statistics.ts';

/** Milliseconds a turn may take (issue 18). */
const mostMilliseconds = 50;

/** Turns before those that count: nobody's first sentence is what a warm machine is measured by. */
const warmUps = 200;

/**
 * How long the guide takes from a sentence to its next question: read, told to the dialogue, answered. Every sentence of
 * the conversations at one kind of question after the other, and the bad ones at each. Fails when one takes too long.
 */
export async function benchTurn(): Promise<boolean> {
  const reviewed = languages.flatMap((language) =>
    saidInConversations(language).map((text, index) => ({
      ...{ text, language },
      kind: kindsOfQuestions[index % kindsOfQuestions.length] as KindOfQuestion,
    })),
  );
  const bad = languages.flatMap((language) =>
    [...Object.values(badSentences).map(({ text }) => text), ...Object.values(doubtfulSentences)].flatMap((text) =>
      kindsOfQuestions.map((kind) => ({ text, language, kind })),
    ),
  );
  for (const one of reviewed.slice(0, warmUps)) millisecondsOf(one);
  const nothing = percentile(
    reviewed.slice(0, warmUps).map((one) => millisecondsOf({ ...one, text: '' })),
    0.5,
  );
  const measured = Object.entries({ 'reviewed sentences': reviewed, 'bad input': bad }).map(([name, turns]) => ({
    name,
    times: turns.map(millisecondsOf),
  }));
  const rows = measured.map(({ name, times }) => [
    `${name} (${times.length})`,
    ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(2)),
    (percentile(times, 0.5) / nothing).toFixed(1),
  ]);
  console.log(table([['', 'p50 ms', 'p95 ms', 'max ms', 'p50 to an empty one'], ...rows]));
  console.log(`An empty sentence: ${nothing.toFixed(2)} ms. Aim: at most ${mostMilliseconds} ms a turn.`);
  return measured.every(({ times }) => Math.max(...times) <= mostMilliseconds);
}

type Said = { readonly text: string; readonly language: Language; readonly kind: KindOfQuestion };

const write = (said: Words): string =>
  'label' in said ? said.label : 'country' in said ? said.country : 'key' in said ? said.key : JSON.stringify(said);

/** The least this process worked for it in some turns: what else the machine does is no part of it. */
function millisecondsOf(said: Said): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 3 && (tried === 0 || least > mostMilliseconds); tried++) {
    const turn = turnOf(said);
    const before = process.cpuUsage();
    turn();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A conversation that stands at the question; the turn is what is done with the sentence. */
function turnOf({ text, language, kind: [part, step, held, differences] }: Said): () => void {
  const before = readingAt(step);
  const { place } = before;
  if (!place) throw new Error(`${step} is nowhere.`);
  const question = () => ({ ...place.question({}), parts: [part] });
  const reading: Reading = { ...before, ...differences, place: { ...place, question } };
  const context = {
    ...heldContexts[held],
    ...{ at: `${place.flow}.${place.step}`, asked: { flow: place.flow, part: part.id } },
  } as DialogueContext;
  const conversation = conversationAt({ part, reading, context, reader: { language, today: '2026-11-24', write } });
  return () => {
    conversation.hear(text);
    conversation.stop();
  };
}
