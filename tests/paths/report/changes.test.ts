import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atCommit, readInventory, writeInventory } from './acceptedRun.ts';
import { changesBetween } from './changes.ts';
import type { Inventory } from './reportData.ts';

const before: Inventory = {
  run: '2026-11-16T09:00:00.000Z',
  seconds: { machine: 20, screens: 160 },
  mutants: { made: 100, killed: 97 },
  requirements: ['AUT-01', 'AUT-02'],
  machines: {
    signIn: { states: ['signIn', 'signIn.asking'], guards: ['isWhole of signIn.asking | sent | 0'], paths: ['a', 'b'] },
    signUp: { states: ['signUp'], guards: [], paths: ['c'] },
    session: { states: ['session'], guards: [], paths: ['d'] },
  },
};

const now: Inventory = {
  ...before,
  run: '2026-11-17T09:00:00.000Z',
  seconds: { machine: 22, browser: 400 },
  mutants: { made: 110, killed: 110 },
  requirements: ['AUT-02', 'AUT-03'],
  machines: {
    signIn: { states: ['signIn', 'signIn.waiting'], guards: [], paths: ['a', 'e'] },
    signUp: { states: ['signUp'], guards: [], paths: ['c'] },
    secondFactor: { states: ['secondFactor'], guards: [], paths: ['f'] },
  },
};

const same = { came: [], went: [] };

test('what came and went is told by name, and a machine that stayed as it was is left out', () => {
  const changes = changesBetween(before, now);
  expect(changes.since).toBe(before.run);
  expect(changes.requirements).toEqual({ came: ['AUT-03'], went: ['AUT-01'] });
  expect(changes.mutants).toEqual({ before: { made: 100, killed: 97 }, now: { made: 110, killed: 110 } });
  expect(changes.seconds).toEqual([
    { part: 'machine', before: 20, now: 22 },
    { part: 'screens', before: 160, now: undefined },
    { part: 'browser', before: undefined, now: 400 },
  ]);
  expect(changes.machines).toEqual([
    {
      id: 'secondFactor',
      states: { came: ['secondFactor'], went: [] },
      guards: same,
      paths: { came: ['f'], went: [] },
    },
    { id: 'session', states: { came: [], went: ['session'] }, guards: same, paths: { came: [], went: ['d'] } },
    {
      id: 'signIn',
      states: { came: ['signIn.waiting'], went: ['signIn.asking'] },
      guards: { came: [], went: ['isWhole of signIn.asking | sent | 0'] },
      paths: { came: ['e'], went: ['b'] },
    },
  ]);
});

test('what was accepted is read as it was written, with a line for each machine', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'accepted-')), 'accepted-run.json');
  expect(readInventory(undefined, file)).toBeUndefined();
  writeInventory(before, file);
  expect(readInventory(undefined, file)).toEqual(before);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.includes('"paths"'))).toHaveLength(3);
});

test('a file is read as it was at a commit, and a commit that is not there is refused', () => {
  const committed = execFileSync('git', ['show', 'HEAD:package.json'], { encoding: 'utf8' });
  expect(atCommit('HEAD', 'package.json')).toBe(committed);
  expect(atCommit('HEAD', 'docs/never-was.json')).toBeUndefined();
  expect(() => atCommit('no-such-tag', 'package.json')).toThrow();
});
