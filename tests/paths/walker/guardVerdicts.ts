import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { branchesOf, transitionKey } from './machineParts.ts';

/** What a guard answered, and on which transition. */
export type Verdict = { readonly transition: string; readonly answer: boolean };

/** One microstep: XState tells which transitions it took; where it stood tells which guards it asked first. */
export type Microstep = {
  readonly before: AnyMachineSnapshot | undefined;
  readonly eventType: string;
  readonly taken: readonly AnyTransitionDefinition[];
};

export function guardVerdicts({ before, eventType, taken }: Microstep): Verdict[] {
  const asked = taken.some((transition) => transition.eventType === '') ? '' : eventType;
  const leaves = before ? leavesOf(before) : taken.map((transition) => transition.source);
  const said = taken.filter(({ guard }) => guard !== undefined).map((transition) => verdict(transition, true));
  return [...said, ...leaves.flatMap((leaf) => passedOver(leaf, { asked, taken }))];
}

/** A machine at rest has asked every `always` guard of where it stands, and each said no. */
export function verdictsAtRest(snapshot: AnyMachineSnapshot): Verdict[] {
  if (snapshot.status !== 'active') return [];
  return leavesOf(snapshot).flatMap((leaf) => passedOver(leaf, { asked: '', taken: [] }));
}

/** Where the next branch would have been taken too, it is their order that decides: "a | b | 0 before a | b | 1". */
export function precedence({ before, taken }: Microstep, event: AnyEventObject): string[] {
  if (!before) return [];
  return taken.flatMap((transition) => {
    const branches = branchesOf(transition.source, transition.eventType);
    const next = branches[branches.indexOf(transition) + 1];
    const isOpen = next?.guard !== undefined && evaluateGuard(next.guard, before.context, event, before);
    return next && isOpen ? [`${transitionKey(transition)} before ${transitionKey(next)}`] : [];
  });
}

function passedOver(
  leaf: AnyStateNode,
  { asked, taken }: { asked: string; taken: readonly AnyTransitionDefinition[] },
): Verdict[] {
  const verdicts: Verdict[] = [];
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    if (taken.some(({ source }) => isInside(source, node))) return verdicts;
    for (const branch of branchesOf(node, asked)) {
      if (taken.includes(branch)) return verdicts;
      if (branch.guard !== undefined) verdicts.push(verdict(branch, false));
    }
  }
  return verdicts;
}

const verdict = (transition: AnyTransitionDefinition, answer: boolean) => ({
  transition: transitionKey(transition),
  answer,
});

const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');

function isInside(node: AnyStateNode, ancestor: AnyStateNode | undefined): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent === ancestor) return true;
  return false;
}
