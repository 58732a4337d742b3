import { type Interpretation, type Situation, typed } from './situation.ts';

/** Somebody whom the money cannot reach as it is chosen: why, and how they could be. */
export function asOutOfReach(id: string, { part, reading, write }: Situation): Interpretation {
  const problem = part.control.kind === 'recipient' ? part.check?.(id) : undefined;
  if (!problem) return undefined;
  const candidates = reading.waysTo(id);
  return [typed(write({ recipientId: id })), { type: 'words.ambiguous', words: problem, candidates }];
}
