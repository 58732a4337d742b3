import { accept, type Result, refuse } from '#domain/result.ts';
import { type Effects, mergeEffects, noEffects, type Vote } from './effects.ts';
import type { Decision } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

/**
 * One operator's yes is kept; another one's to the same, about the same, carries it out. Nobody's counts twice: where the
 * same is decided again while the status stays, it takes two who have said nothing yet.
 */
export function bySecondOperator(
  state: TransferState,
  asked: Vote,
  carryOut: () => Result<Partial<Effects>, 'notAllowed' | 'alreadyDone'>,
): Decision {
  const agreed = state.votes.filter(
    ({ decision, about = '' }) => decision === asked.decision && about === (asked.about ?? ''),
  );
  if (agreed.some(({ operator }) => operator === asked.operator)) return refuse('alreadyDone');
  const done = carryOut();
  if (!done.ok) return done;
  const vote = { approvals: [asked] };
  const isFirst = agreed.length % 2 === 0;
  return accept(isFirst ? { ...noEffects, ...vote } : mergeEffects(done.value, vote));
}
