import { parseUtterance } from '#src/understanding/parsedUtterance.ts';
import { isQuestionLike } from '#src/understanding/questionLike.ts';
import { choicesRefused } from '#src/understanding/refusals.ts';
import type { PartId } from '../words.ts';
import { listeningTo } from './parsing.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';

const ways: readonly PartId[] = ['method', 'paymentMethod', 'channel'];

/** "No bank transfer", "she doesn’t have a bank": the other ways are offered, and none is taken. */
export function asRefusedWay(said: string, situation: Situation): Interpretation {
  const { part, reading } = situation;
  if (!ways.includes(part.id)) return undefined;
  const listening = listeningTo(situation);
  const parsed = parseUtterance(said, { ...listening, taken: [], isName: () => false });
  if (isQuestionLike(parsed)) return undefined;
  const { refused, named } = choicesRefused(parsed, listening.known.choices ?? []);
  const isRefused = (id: string) => refused.some((choice) => choice.id === id);
  const left = reading.optionsOf(part.control).filter(({ id, refusal }) => !refusal && !isRefused(id));
  if (refused.length === 0 || named.length > 0 || left.length === 0) return undefined;
  const candidates = left.map(({ id, words, detail }) => ({ words, detail, plan: { [part.id]: { value: id } } }));
  return [typed(said), { type: 'words.ambiguous', words: { key: 'guide.problems.otherWays' }, candidates }];
}
