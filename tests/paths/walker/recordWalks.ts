import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { expect } from 'vitest';
import type { Coverage } from './coverage.ts';
import { eventKey, isActorEnd, isTimer } from './eventsFor.ts';
import type { Edge } from './graph.ts';
import { concernedBy, provenBy } from './invariants.ts';
import { nodesUnder, transitionsOf } from './machineParts.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { pathWords, stepWords } from './plainWords.ts';
import { leafId } from './snapshotText.ts';
import type { Trace, Walk } from './walk.ts';
import { type WalkedPath, type WalkRecord, writeWalkRecord } from './walkRecord.ts';

export type Level = Pick<WalkRecord, 'level' | 'face' | 'shape' | 'endsAt' | 'outOfReach'>;

/** Collects what the walks of one machine at one level did, for the report. */
export function recordWalks(spec: AnyPathSpec, { level, run }: { readonly level: Level; readonly run: string }) {
  const paths: WalkedPath[] = [];
  const began = Date.now();

  function walked(walk: Walk, trace: Trace): void {
    paths.push(walkedPath(spec, { walk, ...trace }));
  }

  function failed(walk: Walk, error: unknown): void {
    paths.push({
      ...walkedPath(spec, { walk, pictures: [], doneBy: [] }),
      failure: String(error).split('\n', 1)[0] ?? '',
      alone: commandAlone(level),
    });
  }

  function write(coverage: Coverage): void {
    const milliseconds = Date.now() - began;
    writeWalkRecord({
      ...level,
      machine: spec.machine.id,
      run,
      milliseconds,
      ...chartCounts(spec, coverage),
      events: eventCounts(spec, paths),
      paths,
    });
  }

  return { walked, failed, write };
}

/** The same for the same start and events, whatever level walks them. */
export function pathId({ start, edges }: Pick<Walk, 'start' | 'edges'>): string {
  const text = JSON.stringify([start, ...edges.map(({ event }) => eventKey(event))]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function walkedPath(spec: AnyPathSpec, { walk, pictures, doneBy }: { walk: Walk } & Trace): WalkedPath {
  const [startsIn = '', ...places] = walk.steps.map(({ state }) => leafId(state));
  const [startScreenshot, ...screenshots] = pictures;
  const steps = walk.edges.map((edge, index) => ({
    label: stepWords(spec, edge),
    eventType: edge.event.type,
    kind: kindOf(edge),
    from: index === 0 ? startsIn : (places[index - 1] ?? ''),
    to: places[index] ?? '',
    transitions: [...edge.taken],
    screenshot: screenshots[index],
    doneBy: doneBy[index],
  }));
  return {
    id: pathId(walk),
    start: walk.start,
    words: pathWords(spec, walk),
    startsIn,
    startScreenshot,
    steps,
    outcome: { state: leafId(walk.state), isFinal: walk.state.status === 'done' },
    proves: named(walk, (edge) => provenBy(spec, edge)),
    about: named(walk, (edge) => concernedBy(spec, edge)),
  };
}

/** By its file and its name, in the shape it was walked in. */
function commandAlone({ level, shape }: Level): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = relative(process.cwd(), testPath);
  // The runner takes a pattern, and joins the names of groups by a blank where it shows them with a sign.
  const name = currentTestName
    .replaceAll(' > ', ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", '.');
  const inFull = shape === 'full' ? 'PATHS_SHAPE=full ' : '';
  return `${inFull}npx vitest run --project ${projects[level]} ${file} -t '${name}'`;
}

const projects = { machine: 'paths', screens: 'screens', browser: 'tours' } as const;

const named = ({ edges }: Walk, by: (edge: Edge) => string[]): string[] => [...new Set(edges.flatMap(by))].toSorted();

function kindOf({ event, blocked }: Edge): WalkedPath['steps'][number]['kind'] {
  if (isActorEnd(event)) return 'error' in event ? 'error' : 'done';
  if (isTimer(event)) return 'after';
  return blocked ? 'blocked' : 'user';
}

function eventCounts({ machine }: AnyPathSpec, paths: readonly WalkedPath[]) {
  const counts = new Map(machine.events.map((type) => [type, 0]));
  for (const { eventType } of paths.flatMap(({ steps }) => steps))
    counts.set(eventType, (counts.get(eventType) ?? 0) + 1);
  return [...counts].map(([type, hits]) => ({ type, hits }));
}

function chartCounts({ machine }: AnyPathSpec, coverage: Coverage) {
  const counts = coverage.counts();
  const transitions = transitionsOf(machine);
  return {
    states: nodesUnder(machine.root).map((node) => ({
      id: node.id,
      parent: node.parent?.id,
      type: node.type,
      isInitial: node.parent?.initial.target?.includes(node) ?? false,
      asks: node.meta?.asks,
      hits: counts.states[node.id] ?? 0,
    })),
    transitions: transitions.map(({ key, source, eventType, index, targets, guard }) => {
      return { key, source, eventType, index, targets: [...targets], guard, hits: counts.transitions[key] ?? 0 };
    }),
    guards: transitions.flatMap(({ key, guard }) =>
      guard === undefined ? [] : [{ transition: key, guard, yes: counts.yes[key] ?? 0, no: counts.no[key] ?? 0 }],
    ),
  };
}
