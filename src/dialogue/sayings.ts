import type { Change, DialogueContext } from './dialogueContext.ts';
import { added, openPart } from './drafts.ts';
import type { Reading, Saying } from './reading.ts';
import { type Happening, told } from './thread.ts';

/** What the guide says in its turn, of the question that is open. */
export function say(context: DialogueContext, reading: Reading, saying: Saying): Change {
  const part = openPart(context, reading);
  return part ? added(context, reading.says(saying, part)) : {};
}

/** What a conversation that is opened begins with: only who was away is welcomed back, once, and so read out (R13, R26). */
export function welcome(context: DialogueContext, { answeredElsewhere }: Reading): Change {
  const { thread, isWelcomed } = context;
  if (isWelcomed || !answeredElsewhere) return { isWelcomed: true };
  const answered = answeredElsewhere().filter((happening) => !isSaid(context, happening));
  const last = thread.findLast(({ kind }) => kind === 'answered' || kind === 'told');
  const isToldLast = last?.kind === 'told' && 'key' in last.words && last.words.key === resumed.key;
  const happenings = isToldLast && answered.length === 0 ? [] : [...answered, told(resumed)];
  return { isWelcomed: true, ...added(context, happenings) };
}

const resumed = { key: 'guide.resumed' } as const;

function isSaid({ thread }: DialogueContext, happening: Happening): boolean {
  if (happening.kind !== 'answered') return false;
  const said = thread.findLast((entry) => entry.kind === 'answered' && entry.part === happening.part);
  return said?.kind === 'answered' && JSON.stringify(said.words) === JSON.stringify(happening.words);
}
