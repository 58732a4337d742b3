import { expect, test } from 'vitest';
import type { MachineFigures } from '../reportData.ts';
import {
  changeSince,
  duration,
  isWhole,
  openPoints,
  percentOf,
  shareByControls,
  sourceShare,
  sumOf,
  ways,
} from './figures.ts';

const walk = {
  shape: 'tour',
  milliseconds: 1,
  paths: 3,
  pictures: 0,
  steps: { controls: 0, told: 0, outside: 0, asBefore: 0 },
  asked: 8,
  endsAt: [],
  outOfReach: [],
} as const;
const signIn: MachineFigures = {
  id: 'signIn',
  states: { total: 7, covered: 7 },
  transitions: { total: 8, covered: 8 },
  guards: { total: 3, both: 3 },
  paths: 9,
  failures: 0,
  walks: [{ ...walk, level: 'machine', face: 'none', transitions: 8 }],
};

test('nothing is open when everything was walked, however little of it on screens yet', () => {
  expect(openPoints({ machines: [signIn], mutants: [], requirements: [] })).toEqual([]);
});

test('everything that was not walked is told, level by level', () => {
  const machine: MachineFigures = {
    ...signIn,
    states: { total: 7, covered: 6 },
    transitions: { total: 8, covered: 6 },
    guards: { total: 3, both: 2 },
    failures: 2,
    walks: [
      ...signIn.walks,
      { ...walk, level: 'screens', face: 'chat', transitions: 5 },
      { ...walk, level: 'browser', face: 'classic', transitions: 6, asked: 6 },
    ],
  };
  const assertion = { file: 'signIn.test.ts', level: 'unit', title: 'X-01' } as const;
  const held = { name: 'X-01', statement: '', paths: {}, assertions: [{ ...assertion, isPassed: true }, assertion] };
  const failed = { ...held, name: 'X-02', assertions: [{ ...assertion, isPassed: false }] };
  const survivors = [{ mutant: 'a' }, { mutant: 'b', reason: 'Nothing asks for it.' }];
  const mutants = [{ machine: 'signIn', broken: 'machine' as const, made: 9, killed: 7, survivors }];
  expect(
    openPoints({ machines: [signIn, machine], mutants, requirements: [failed, held] }).map(({ words }) => words),
  ).toEqual([
    '1 state never entered',
    '2 transitions never taken',
    '1 guard without both answers',
    '3 transitions not taken on Guided chat',
    '2 paths failed',
    '1 requirement with an assertion that failed',
    '1 mutant nobody noticed',
  ]);
});

test('a share is whole only when nothing is missing', () => {
  expect([percentOf({ total: 1000, covered: 999 }), percentOf({ total: 0, covered: 0 })]).toEqual([99, 100]);
  expect(sumOf([signIn, signIn])).toMatchObject({ guards: { total: 6, covered: 6 }, paths: 18 });
});

test('a run is whole once every way was walked', () => {
  expect(isWhole([signIn])).toBe(false);
  const everyWay = ways.map(({ level, face }) => ({ ...walk, level, face, transitions: 8 }));
  expect(isWhole([signIn, { walks: everyWay }])).toBe(true);
});

test('how long a part took is told in minutes once it took one', () => {
  expect([duration(48), duration(60), duration(425)]).toEqual(['48 s', '1 min 00 s', '7 min 05 s']);
});

test('a change is told with its sign, and no change is not told', () => {
  expect([changeSince(12, 9), changeSince(9, 12), changeSince(9, 9), changeSince(9, undefined)]).toEqual([
    '+3',
    '−3',
    undefined,
    undefined,
  ]);
});

test('a break in the sources is noticed by a test that fails, and by nothing else', () => {
  const drawn = { area: 'src/dialogue', seed: 1, date: '2026-11-27', commit: '5b8f32f' };
  const ends = { mutants: 20, killed: 15, timedOut: 1, survived: 3, noCoverage: 1 };
  expect(sourceShare({ ...drawn, ...ends })).toEqual({ total: 20, covered: 15 });
});

test('of what a person does, what no walk did before is counted by who did it', () => {
  expect(shareByControls({ steps: { controls: 9, told: 3, outside: 7, asBefore: 40 } })).toEqual({
    total: 12,
    covered: 9,
  });
  expect(shareByControls({ steps: { controls: 0, told: 0, outside: 0, asBefore: 0 } })).toBeUndefined();
});
