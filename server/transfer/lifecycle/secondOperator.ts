import { accept, type Result, refuse } from '#domain/result.ts';
import type { TwoPersonDecision } from '#domain/transfer/twoPersonDecision.ts';
import { type Effects, mergeEffects, noEffects } from './effects.ts';
import type { Decision } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

type Asked = { readonly operator: string; readonly decision: TwoPersonDecision };

/**
 * One operator's yes is kept; another one's carries it out. Nobody's counts twice: where the same is decided again while
 * the status stays, about another refund, it takes two people who have said nothing yet.
 */
export function bySecondOperator(
  state: TransferState,
  asked: Asked,
  carryOut: () => Result<Partial<Effects>, 'notAllowed' | 'alreadyDone'>,
): Decision {
  const agreed = state.votes.filter(({ decision }) => decision === asked.decision);
  if (agreed.some(({ operator }) => operator === asked.operator)) return refuse('alreadyDone');
  const done = carryOut();
  if (!done.ok) return done;
  const vote = { approvals: [asked] };
  const isFirst = agreed.length % 2 === 0;
  return accept(isFirst ? { ...noEffects, ...vote } : mergeEffects(done.value, vote));
}
