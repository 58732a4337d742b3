import { plain } from '#src/understanding/plain.ts';
import type { Option } from '../question.ts';
import type { Words } from '../words.ts';

/** More than these are not shown at once: letters find the others. */
const mostShown = 8;

type Narrowed = {
  readonly shown: readonly Option[];
  /** How many more there are. */
  readonly more: number;
  /** Nothing has the letters that were typed, whatever can be chosen besides. */
  readonly isNone: boolean;
};

/** A long list, narrowed by what was typed; ways out of it stay. */
export function narrowed(
  options: readonly Option[],
  typed: string,
  write: (words: Words) => string,
  most = mostShown,
): Narrowed {
  const always = options.filter(({ isAlways }) => isAlways);
  const found = options.filter(({ words, isAlways }) => !isAlways && plain(write(words)).includes(plain(typed)));
  const shown = found.slice(0, most);
  return {
    shown: [...shown, ...always],
    more: found.length - shown.length,
    isNone: typed.trim() !== '' && found.length === 0,
  };
}
