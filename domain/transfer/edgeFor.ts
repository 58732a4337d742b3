import { accept, type Result, refuse } from '../result.ts';
import type { Edge, TransferActor, TransferEvent } from './transferEdge.ts';
import { conditions, type TransferFacts } from './transferFacts.ts';
import type { TransferStatus } from './transferStatus.ts';
import { creations, edgesFrom } from './transitions.ts';

/** `edgeMissing`: the table has no such change; `actorRefused`: not theirs to report; `conditionUnmet`: not now. */
export type EdgeRefusal = 'edgeMissing' | 'actorRefused' | 'conditionUnmet';

type TransitionAttempt = {
  /** Nothing for a transfer about to be created. */
  readonly from?: TransferStatus | undefined;
  readonly event: TransferEvent;
  readonly by: TransferActor;
  readonly facts: TransferFacts;
};

/** Where an event takes a transfer. At most one edge is open for any facts, whatever their order in the table. */
export function edgeFor({ from, event, by, facts }: TransitionAttempt): Result<Edge, EdgeRefusal> {
  const edges: readonly Edge[] = from === undefined ? creations : edgesFrom[from];
  const known = edges.filter((edge) => edge.on.includes(event));
  if (known.length === 0) return refuse('edgeMissing');

  const theirs = known.filter((edge) => edge.by.includes(by));
  if (theirs.length === 0) return refuse('actorRefused');

  const open = theirs.find((edge) => isOpen(edge, facts));
  return open ? accept(open) : refuse('conditionUnmet');
}

export const isOpen = ({ when = [] }: Edge, facts: TransferFacts): boolean =>
  when.every((condition) => conditions[condition](facts));
