import { planFrom } from './answersFrom.ts';
import { keptForLater } from './keptForLater.ts';
import { isTyped, understandAs } from './parsing.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';

/** "For school fees" where a form asks whom it goes to, or who they are: what the money is for is kept until it is asked. */
export function reasonAhead(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  const isAtForm = isTyped(part) && part.id.startsWith('recipient');
  if (!isAtForm && part.id !== 'trust') return undefined;
  const { reason } = understandAs(opensWithFor.test(said) ? undefined : 'reason', said, situation).slots;
  const isWhole = reason !== undefined && reason.span.end - reason.span.start === said.length;
  if (!reason || !(opensWithFor.test(said) || (isWhole && !isAtForm))) return undefined;
  return [typed(said), ...keptForLater(planFrom({ reason }, situation), situation)];
}

const opensWithFor = /^(?:(?:it|this|that)['’]?s |it is |c['’]est )?(?:for|pour) /i;
