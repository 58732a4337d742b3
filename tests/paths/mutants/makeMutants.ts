import { type AnyStateMachine, not, StateMachine } from 'xstate';
import { nodesUnder, type Transition, transitionsOf } from '../walker/machineParts.ts';
import { type Branch, type Config, listOf, nodeIn, plainConfig, type Slot, slotsOf } from './plainConfig.ts';

/** A machine broken on purpose in one place. */
export type Mutant = {
  /** What was done to it, in words: the same at every run. */
  readonly id: string;
  /** The state that was changed. */
  readonly source: string;
  /** Why it does the same as the sound machine, should it do the same in every state and for every event. */
  readonly reasonIfSame: string | undefined;
  readonly make: () => AnyStateMachine;
};

/** What can be done to one of the branches of an event; undefined where it cannot be done. */
type Change = (branches: readonly Branch[], place: Place) => readonly Branch[] | undefined;
type Place = { readonly machine: AnyStateMachine; readonly transition: Transition };

/** Changes that may come to nothing, and why: the order of answers that exclude each other, a detour. */
const reasonsIfSame: Readonly<Record<string, string>> = {
  'comes after the next': 'The two guards hold in no state and for no event together, so their order says nothing.',
  'leads to the next state': 'That state is left again at once, for the place it led to.',
  'leads to the state before': 'That state is left again at once, for the place it led to.',
};

const changes: Readonly<Record<string, Change>> = {
  'is dropped': (branches, { transition: { index } }) => branches.toSpliced(index, 1),
  'leads to the next state': retargeted(1),
  'leads to the state before': retargeted(-1),
  'asks the opposite': (branches, { transition: { index } }) => {
    const { guard } = branches[index] ?? {};
    return guard === undefined ? undefined : changed(branches, { index, to: { guard: opposite(guard) } });
  },
  'comes after the next': (branches, { transition: { index } }) => {
    const [here, next] = branches.slice(index, index + 2);
    return here?.guard === undefined || !next ? undefined : branches.toSpliced(index, 2, next, here);
  },
};

/** Every mutant there is of a machine, made by rule and none by hand; the same ones at every call. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [
    ...transitionsOf(machine).flatMap((transition) => transitionMutants(machine, transition)),
    ...nodesUnder(machine.root).flatMap(({ id }) => actionMutants(machine, id)),
  ];
}

function transitionMutants(machine: AnyStateMachine, transition: Transition): Mutant[] {
  const { source, index, key } = transition;
  const { branches } = slotIn(plainConfig(machine), transition);
  const possible = Object.entries(changes).filter(([, change]) => change(branches, { machine, transition }));
  return [
    ...possible.map(([what, change]) =>
      mutant(machine, { id: `${key} ${what}`, source, reasonIfSame: reasonsIfSame[what] }, (config) => {
        const slot = slotIn(config, transition);
        slot.replace(change(slot.branches, { machine, transition }) ?? []);
      }),
    ),
    ...listOf(branches[index]?.actions).map((_, action) =>
      mutant(machine, { id: `${key} leaves out action ${action + 1}`, source, reasonIfSame: undefined }, (config) => {
        const slot = slotIn(config, transition);
        const actions = listOf(slot.branches[index]?.actions).toSpliced(action, 1);
        slot.replace(changed(slot.branches, { index, to: { actions } }));
      }),
    ),
  ];
}

function actionMutants(machine: AnyStateMachine, id: string): Mutant[] {
  return (['entry', 'exit'] as const).flatMap((moment) =>
    listOf(nodeIn(plainConfig(machine), id)[moment]).map((_, action) =>
      mutant(
        machine,
        { id: `${id} leaves out action ${action + 1} on ${moment}`, source: id, reasonIfSame: undefined },
        (config) => {
          const node = nodeIn(config, id);
          node[moment] = listOf(node[moment]).toSpliced(action, 1);
        },
      ),
    ),
  );
}

/** To a state beside the one it led to, and where there is none to the state it comes from. */
function retargeted(step: 1 | -1): Change {
  return (branches, { machine, transition }) => {
    const target = nodesUnder(machine.root).find(({ id }) => id === transition.targets[0]);
    if (!target?.parent) return undefined;
    const siblings = Object.values(target.parent.states).map(({ id }) => id);
    if (step === -1 && siblings.length < 3) return undefined;
    const beside = siblings.at((siblings.indexOf(target.id) + step) % siblings.length);
    const elsewhere = beside === target.id ? transition.source : beside;
    if (elsewhere === target.id) return undefined;
    return changed(branches, { index: transition.index, to: { target: `#${elsewhere}` } });
  };
}

const changed = (branches: readonly Branch[], { index, to }: { index: number; to: Branch }): readonly Branch[] =>
  branches.map((branch, place) => (place === index ? { ...branch, ...to } : branch));

/** A guard of a chart that XState has accepted is one. */
const opposite = (guard: unknown) => not(guard as Parameters<typeof not>[0]);

/** A mutant may turn in circles, which XState is told to notice soon. */
function mutant(machine: AnyStateMachine, names: Omit<Mutant, 'make'>, change: (config: Config) => void): Mutant {
  const make = () => {
    const config = plainConfig(machine);
    change(config);
    return new StateMachine({ ...config, options: { maxIterations: 100 } }, machine.implementations);
  };
  return { ...names, make };
}

function slotIn(config: Config, { source, eventType }: Pick<Transition, 'source' | 'eventType'>): Slot {
  const slot = slotsOf(nodeIn(config, source), source).find((candidate) => candidate.eventType === eventType);
  if (!slot) throw new Error(`${source} has no branches for ${eventType}`);
  return slot;
}
