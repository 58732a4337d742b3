import { mayBePlace } from '#src/understanding/boxAnswers.ts';
import { type Unreadable, unreadableAs } from '#src/understanding/unreadable.ts';
import { exampleOf } from '../examples.ts';
import { isToldLast } from '../thread.ts';
import type { Words } from '../words.ts';
import { isTyped } from './parsing.ts';
import { acknowledged, type Interpretation, type Outcome, type Situation, tell, typed, unread } from './situation.ts';
import { asWhoTheyAre } from './whoTheyAre.ts';

/** Read by nobody here, whatever words are in it: what was copied from elsewhere is nobody's answer. */
const copied: readonly (Unreadable | undefined)[] = ['markup', 'wholeMessage'];

/** Something copied, where words are expected; a form's own check speaks for itself. */
export function asForeign(said: string, situation: Situation): Interpretation {
  const kind = isTyped(situation.part) ? undefined : unreadableAs(said);
  return kind && copied.includes(kind) ? [typed(said), ...unreadAs(said, situation)] : undefined;
}

/** Why it cannot be read, in a sentence of its kind; told once, it is asked for as anything that is not understood. */
export function unreadAs(said: string, situation: Situation): readonly Outcome[] {
  const kind = unreadableAs(said);
  if (!kind) return asWhoTheyAre(said, situation) ?? asNotListed(said, situation) ?? [unread];
  const {
    part,
    reading,
    context: { thread },
  } = situation;
  const key = `guide.problems.${kind}` as const;
  const last = thread.findLast((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === key);
  const answered = thread.findLast((entry) => entry.kind === 'answered');
  if (last && last.id > (answered?.id ?? 0)) return [unread];
  const example = exampleOf(part, reading);
  return [tell({ key }), ...(example ? [tell({ key: 'guide.clarify.forExample', facts: { example } })] : [])];
}

const notListed: Words = { key: 'guide.problems.notListed' };

/** A name, where one of a list is asked, and none of the list: said so, and the next time asked as anything unread. */
function asNotListed(said: string, { part, reading, context }: Situation): Interpretation {
  const isSearched = part.control.kind === 'search' && reading.optionsOf(part.control).length > 0;
  const isName = isSearched && mayBePlace(said) && !/\d/.test(said);
  return isName && !isToldLast(context.thread, notListed) ? [acknowledged, tell(notListed)] : undefined;
}
