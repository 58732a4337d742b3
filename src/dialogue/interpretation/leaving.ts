import { plain } from '#src/understanding/plain.ts';
import type { Part } from '../question.ts';
import { isNo, isTyped } from './parsing.ts';
import type { Situation } from './situation.ts';

/** "Not now" where it is no answer of the question, or what leaving it is called there; "no, thanks" where nothing needs to be said. */
export function isNotNow(said: string, situation: Situation): boolean {
  const { part, write } = situation;
  if (namesOfLeaving(part, write).some((name) => plain(name) === plain(said))) return true;
  if (plain(said) === plain(write({ key: 'guide.options.notNow' }))) return part.leave !== undefined || isTyped(part);
  return part.isOptional === true && isNo(said, situation);
}

function namesOfLeaving({ leaveAs }: Part, write: Situation['write']): readonly string[] {
  if (!leaveAs) return [];
  return [write(leaveAs.words), ...(leaveAs.also ? write(leaveAs.also).split(', ') : [])];
}
