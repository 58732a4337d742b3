import type { Answers, Plan } from './question.ts';

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
