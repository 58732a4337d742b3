import { accept, type Result, refuse } from '../result.ts';
import { conditions, type TransferFacts } from './transferFacts.ts';
import type { TransferStatus } from './transferStatus.ts';
import type { TransferActor, TransferEvent, TransitionRule } from './transitionRule.ts';
import { creations, transitionsFrom } from './transitions.ts';

/** `transitionMissing`: the table has no such change; `actorRefused`: not theirs to report; `conditionUnmet`: not now. */
export type TransitionRefusal = 'transitionMissing' | 'actorRefused' | 'conditionUnmet';

type TransitionAttempt = {
  /** Nothing for a transfer about to be created. */
  readonly from?: TransferStatus | undefined;
  readonly event: TransferEvent;
  readonly by: TransferActor;
  readonly facts: TransferFacts;
};

/** Where an event takes a transfer. At most one rule is open for any facts, whatever their order in the table. */
export function findTransition({
  from,
  event,
  by,
  facts,
}: TransitionAttempt): Result<TransitionRule, TransitionRefusal> {
  const rules: readonly TransitionRule[] = from === undefined ? creations : transitionsFrom[from];
  const known = rules.filter((rule) => rule.on.includes(event));
  if (known.length === 0) return refuse('transitionMissing');

  const theirs = known.filter((rule) => rule.by.includes(by));
  if (theirs.length === 0) return refuse('actorRefused');

  const open = theirs.find((rule) => isOpen(rule, facts));
  return open ? accept(open) : refuse('conditionUnmet');
}

export const isOpen = ({ when = [] }: TransitionRule, facts: TransferFacts): boolean =>
  when.every((condition) => conditions[condition](facts));
