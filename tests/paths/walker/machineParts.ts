import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One arrow of the chart: each branch of a guarded event, always, after, onDone and onError is its own. */
export type Transition = {
  readonly key: string;
  readonly source: string;
  /** `always` for one without an event. */
  readonly eventType: string;
  /** Its place among the branches of its source for that event. */
  readonly index: number;
  /** Empty when the machine stays where it is. */
  readonly targets: readonly string[];
  readonly guard: string | undefined;
  /** The branch before it that always wins, if there is one. */
  readonly shadowedBy: string | undefined;
};

export function statesOf(machine: AnyStateMachine): string[] {
  return nodesUnder(machine.root)
    .filter((node) => node.type !== 'history')
    .map((node) => node.id);
}

export function transitionsOf(machine: AnyStateMachine): Transition[] {
  return nodesUnder(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((branches) => branches.map(transitionFrom)),
  );
}

/** Survives `machine.provide()`, which makes new objects: "sendMoney.reviewing | quote.accepted | 1". */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const index = branchesBeside(transition).indexOf(transition);
  return `${transition.source.id} | ${occasion(transition)} | ${index}`;
}

export function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesUnder(child))];
}

/** The branches of one node for one kind of event, in the order XState asks them; '' is "always". */
export function branchesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

function branchesBeside(transition: AnyTransitionDefinition) {
  return branchesOf(transition.source, transition.eventType);
}

function transitionFrom(transition: AnyTransitionDefinition): Transition {
  const branches = branchesBeside(transition);
  const winner = branches.slice(0, branches.indexOf(transition)).find((earlier) => earlier.guard === undefined);
  return {
    key: transitionKey(transition),
    source: transition.source.id,
    eventType: occasion(transition),
    index: branches.indexOf(transition),
    targets: (transition.target ?? []).map(({ id }) => id),
    guard: guardName(transition.guard),
    shadowedBy: winner && transitionKey(winner),
  };
}

const occasion = ({ eventType }: AnyTransitionDefinition): string => (eventType === '' ? 'always' : eventType);

function guardName(guard: AnyTransitionDefinition['guard']): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'function' ? guard.name || 'an unnamed guard' : guard.type;
}
