import type { Answers } from './question.ts';
import type { PartId } from './words.ts';

/**
 * Answers at hand before they are asked for: said all at once, or kept while another one is changed. Silent ones are
 * taken without a word.
 */
export type Plan = { readonly [part in PartId]?: { readonly value: string; readonly isSilent?: boolean } };

/** Answered without a word about it. */
export const silent = (answers: Answers): Plan =>
  Object.fromEntries(Object.entries(answers).map(([part, value]) => [part, { value, isSilent: true }]));

/** Answered, and told in the thread. */
export const spoken = (answers: Answers): Plan =>
  Object.fromEntries(Object.entries(answers).map(([part, value]) => [part, { value }]));

/** The same when there is nothing to leave out. */
export function without<Value extends object>(given: Value, names: readonly PropertyKey[]): Value {
  if (!names.some((name) => name in given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) as Value;
}
