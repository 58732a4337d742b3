import type { Control, Part } from './question.ts';
import type { Reading } from './reading.ts';
import type { Words } from './words.ts';

type OptionsOf = Reading['optionsOf'];

/** How an answer reads in the thread. */
export function wordsFor({ control, wordsOf, isOptional }: Part, value: string, optionsOf: OptionsOf): Words {
  if (value === '' && isOptional) return { key: 'guide.answers.skipped' };
  if (wordsOf) return wordsOf(value);
  if (control.kind === 'password' || control.kind === 'code') return { secret: true };
  return optionsOf(control).find(({ id }) => id === value)?.words ?? { text: value };
}

/** An answer said ahead may not be among those there are; of a list that has not come yet nothing is known. */
export function isOffered(control: Control, value: string, optionsOf: OptionsOf): boolean {
  const options = optionsOf(control);
  const isKnown = 'options' in control && (typeof control.options !== 'string' || options.length > 0);
  return !isKnown || options.some(({ id, refusal }) => id === value && !refusal);
}

/** Names and numbers can be put right; what was chosen from a list is chosen again. */
export function typedBefore(part: Part | undefined, answer: string | undefined): string | undefined {
  const kind = part?.control.kind;
  if (kind === 'text' || kind === 'date' || kind === 'account') return answer;
  return kind === 'phone' ? answer?.replace(/^[A-Z]{2} /, '') : undefined;
}
