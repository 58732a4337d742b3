import { planFrom } from './answersFrom.ts';
import { keptForLater } from './keptForLater.ts';
import { isTyped, understandAs } from './parsing.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';

/** "For school fees" where a form asks whom it goes to: what the money is for is kept until it is asked. */
export function reasonAhead(said: string, situation: Situation): Interpretation {
  if (!isTyped(situation.part) || !situation.part.id.startsWith('recipient') || !opensWithFor.test(said))
    return undefined;
  const { reason } = understandAs(undefined, said, situation).slots;
  if (!reason) return undefined;
  return [typed(said), ...keptForLater(planFrom({ reason }, situation), situation)];
}

const opensWithFor = /^(?:(?:it|this|that)['’]?s |it is |c['’]est )?(?:for|pour) /i;
