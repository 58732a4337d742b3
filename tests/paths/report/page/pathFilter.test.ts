import { expect, test } from 'vitest';
import type { MachineReport, ReportPath } from '../reportData.ts';
import type { PathFilter } from './address.ts';
import { countedWalks, countIn, filterPaths, listedWords, pathWords } from './pathFilter.ts';

const walk = {
  shape: 'tour',
  milliseconds: 1,
  paths: 1,
  transitions: 1,
  pictures: 0,
  steps: { controls: 0, told: 0, outside: 0, asBefore: 0 },
  asked: 1,
  endsAt: [],
  outOfReach: [],
} as const;
const state = (id: string, parent?: string) => ({ id, parent, type: 'atomic', asks: undefined, hits: [1, 1] }) as const;
const path = (id: string, given: Partial<ReportPath>): ReportPath => ({
  ...{
    id,
    start: 'nobody known',
    startsIn: 1,
    steps: [],
    ...{ proves: [], about: [] },
    walkedBy: [{ walk: 0, failure: undefined, pictures: [] }],
  },
  outcome: { state: 'door', isFinal: false },
  ...given,
});

const machine: MachineReport = {
  id: 'door',
  layout: { width: 1, height: 1, states: [], arrows: [], initials: [] },
  walks: [
    { ...walk, level: 'machine', face: 'none' },
    { ...walk, level: 'browser', face: 'chat' },
  ],
  states: [
    state('door'),
    state('door.closed', 'door'),
    state('door.open', 'door'),
    state('door.open.wide', 'door.open'),
  ],
  transitions: [
    {
      key: 'door.closed | pushed | 0',
      source: 'door.closed',
      eventType: 'pushed',
      targets: ['door.open'],
      hits: [2, 1],
      yes: [],
      no: [],
    },
  ],
  events: ['pushed', 'locked'],
  paths: [
    path('stays', { proves: ['X-04'] }),
    path('opens', {
      steps: [{ label: 'pushes the door', kind: 'user', event: 0, to: 3, taken: [0] }],
      walkedBy: [{ walk: 1, failure: 'Expected the door to open', pictures: [] }],
    }),
    path('is locked', { start: 'at night', steps: [{ label: 'Locks it', kind: 'user', event: 1, to: 1, taken: [] }] }),
  ],
};

test.each<[string, PathFilter, string[]]>([
  ['nothing asked', {}, ['stays', 'opens', 'is locked']],
  ['a state', { state: 'door.closed' }, ['stays', 'opens', 'is locked']],
  ['a state by one inside it', { state: 'door.open' }, ['opens']],
  ['a state nobody knows', { state: 'door.gone' }, []],
  ['an arrow', { arrow: 'door.closed | pushed | 0' }, ['opens']],
  ['an event', { event: 'locked' }, ['is locked']],
  ['where it ends', { outcome: 'door.closed' }, ['stays', 'is locked']],
  ['whether they failed', { failed: 'yes' }, ['opens']],
  ['a face', { face: 'chat' }, ['opens']],
  ['a level', { level: 'machine' }, ['stays', 'is locked']],
  ['a level in a face nobody walked', { level: 'machine', face: 'chat' }, []],
  ['words of a step, in any case', { text: ' LOCKS ' }, ['is locked']],
  ['how it starts', { text: 'at night' }, ['is locked']],
  ['a requirement', { text: 'x-04' }, ['stays']],
  ['several at once', { text: 'nobody', outcome: 'door.closed' }, ['stays']],
])('paths are listed by %s', (_, filter, ids) => {
  expect(filterPaths(machine, filter).map(({ id }) => id)).toEqual(ids);
});

test('a path reads as a sentence, also one without a step', () => {
  expect(machine.paths.map(pathWords)).toEqual([
    'nobody known: begins',
    'nobody known: pushes the door',
    'at night: Locks it',
  ]);
});

test('a long path is listed by how it begins and how it ends', () => {
  const steps = 'abcdefghijk'.split('').map((label) => ({ label, kind: 'user', event: 0, to: 1, taken: [] }) as const);
  expect(listedWords({ steps: steps.slice(0, 8) })).toBe('a → b → c → d → e → f → g → h');
  expect(listedWords({ steps })).toBe('a → b → c → … 4 more … → h → i → j → k');
  expect(listedWords({ steps: [] })).toBe('begins');
});

test('only the walks asked for are counted', () => {
  const counts = machine.transitions[0]?.hits ?? [];
  expect(countIn(counts, countedWalks(machine, {}))).toBe(3);
  expect(countIn(counts, countedWalks(machine, { level: 'browser' }))).toBe(1);
  expect(countIn(counts, countedWalks(machine, { face: 'classic' }))).toBe(0);
});
