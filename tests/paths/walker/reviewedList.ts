import { inspect } from 'node:util';
import { Actor, type AnyMachineSnapshot } from 'xstate';
import { eventName } from './eventsFor.ts';
import { explore } from './explore.ts';
import type { Edge } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { pathWords } from './plainWords.ts';
import { short } from './shapes.ts';
import { stateTitle } from './snapshotText.ts';
import { walksOf } from './walk.ts';

/**
 * What a machine does, as it is committed and reviewed: the shortest way to each thing there is to prove, so that a
 * change of the machine is a change of few lines; then what each actor is given anywhere, and what the machine gives
 * when it ends. A walk compares two runs of one machine, so that only this list knows what those should be.
 */
export function reviewedList(spec: AnyPathSpec): string {
  const paths = walksOf(spec, short).map((walk) => `${pathWords(spec, walk)} ⇒ ${stateTitle(walk.state)}`);
  const graphs = explore(spec);
  const edges = graphs.flatMap(({ edgesFrom }) => [...edgesFrom.values()].flat());
  const snapshots = [...graphs.flatMap(({ states }) => [...states.values()]), ...edges.map(({ landing }) => landing)];
  const inputs = snapshots.flatMap((snapshot) => inputsIn(snapshot, spec));
  const outputs = edges.flatMap((edge) => outputOf(edge, spec));
  return [paths, inputs, outputs]
    .filter(({ length }) => length > 0)
    .map((lines) => `${[...new Set(lines)].toSorted().join('\n')}\n`)
    .join('\n');
}

const inputsIn = (snapshot: AnyMachineSnapshot, spec: AnyPathSpec): string[] =>
  Object.entries<unknown>(snapshot.children).flatMap(([id, actor]) => {
    const input: unknown = actor instanceof Actor ? actor.options.input : undefined;
    return input === undefined ? [] : [`${id} is given ${plainText(input, { snapshot, spec })}`];
  });

function outputOf({ event, landing: snapshot }: Edge, spec: AnyPathSpec): string[] {
  if (snapshot.output === undefined) return [];
  const output = plainText(snapshot.output, { snapshot, spec });
  return [`${eventName(event)} ⇒ ${stateTitle(snapshot)} gives ${output}`];
}

const inFull = { depth: Number.POSITIVE_INFINITY, breakLength: Number.POSITIVE_INFINITY, compact: true, sorted: true };

/** What is drawn afresh at each run is told by its name. */
function plainText(
  value: unknown,
  { snapshot, spec }: { readonly snapshot: AnyMachineSnapshot; readonly spec: AnyPathSpec },
): string {
  const drawn = (spec.volatile ?? []).map((name) => [String(name), snapshot.context[name]] as const);
  return drawn.reduce((text, [name, one]) => text.replaceAll(inspect(one), `(${name})`), inspect(value, inFull));
}
