import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One arrow of the chart: each branch of a guarded event, always, after, onDone and onError is its own. */
export type Transition = {
  readonly key: string;
  readonly source: string;
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

/** Survives `machine.provide()`, which makes new objects: "sendMoney.reviewing, on quote.accepted, branch 2". */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const branches = branchesBeside(transition);
  const branch = branches.length > 1 ? `, branch ${branches.indexOf(transition) + 1}` : '';
  return `${transition.source.id}, ${occasion(transition.eventType)}${branch}`;
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
    guard: guardName(transition.guard),
    shadowedBy: winner && transitionKey(winner),
  };
}

function occasion(eventType: string): string {
  return eventType === '' ? 'always' : `on ${eventType}`;
}

function guardName(guard: AnyTransitionDefinition['guard']): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'function' ? guard.name || 'an unnamed guard' : guard.type;
}
