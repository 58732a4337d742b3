import { planFrom } from './answersFrom.ts';
import { onceRunning } from './onceRunning.ts';
import { isTyped, understandAs } from './parsing.ts';
import { acknowledged, type Interpretation, plan as planned, type Situation, typed } from './situation.ts';
import { saidIn } from './unserved.ts';

/** "For school fees" where a form asks whom it goes to: what the money is for is kept until it is asked. */
export function reasonAhead(said: string, situation: Situation): Interpretation {
  if (!isTyped(situation.part) || !situation.part.id.startsWith('recipient') || !opensWithFor.test(said))
    return undefined;
  const { reason } = understandAs(undefined, said, situation).slots;
  if (!reason) return undefined;
  const plan = planFrom({ reason }, situation);
  return [
    typed(said),
    planned(plan),
    acknowledged,
    onceRunning({ key: 'guide.told.later', facts: { said: saidIn(plan) } }, situation),
  ];
}

const opensWithFor = /^(?:(?:it|this|that)['’]?s |it is |c['’]est )?(?:for|pour) /i;
