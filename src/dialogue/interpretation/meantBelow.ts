import { placeInList } from '#src/understanding/listPlaces.ts';
import { plain } from '#src/understanding/plain.ts';
import { lastSaidByGuide } from '../thread.ts';
import { isNo, isYes } from './parsing.ts';
import { acknowledged, type Interpretation, plan as planned, type Situation, tell, typed } from './situation.ts';
import { somebodyNewFurther } from './somebodyNewFurther.ts';

/**
 * "Yes", "the second one" or "no" to what was just asked and stands below to be pressed, before it is heard as an
 * answer to the question above it: "Change it?" at the review is no yes to the payment.
 */
export function asMeantBelow(said: string, situation: Situation): Interpretation {
  const { context, write } = situation;
  const { candidates, meantAt, thread } = context;
  const [only, ...others] = candidates;
  if (!only || meantAt === undefined || lastSaidByGuide(thread)?.id !== meantAt) return undefined;
  const byName = candidates.find(({ words }) => plain(write(words)) === plain(said));
  const byPlace = candidates[placeInList(said, candidates.length) ?? -1];
  const chosen = byName ?? byPlace ?? (others.length === 0 && isYes(said, situation) ? only : undefined);
  if (chosen) return [{ type: 'candidate.chosen', candidate: chosen }];
  const further = others.length === 0 ? somebodyNewFurther(only, said, situation) : undefined;
  if (further) return [typed(said), { type: 'words.ambiguous', ...further }];
  if (!isNo(said, situation)) return undefined;
  return [typed(said), planned({}), acknowledged, tell({ key: 'guide.correct.unchanged' })];
}
