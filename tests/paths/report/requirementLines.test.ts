import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { AssertionRecord, lastRunOf } from '#tests/setup/assertionRecord.ts';
import type { MachineReport, ReportPath } from './reportData.ts';
import { requirementLines } from './requirementLines.ts';

const run = '2026-11-21T09:00:00.000Z';
const ranAt = '2026-11-20T09:00:00.000Z';

const lineOf = (name: string, known: Partial<Parameters<typeof requirementLines>[0]> = {}) =>
  requirementLines({ run, machines: [], lastRunOf: () => [], ...known }).find((line) => line.name === name);

const path = (id: string, given: Partial<ReportPath>): ReportPath => ({
  ...{
    id,
    start: '',
    outcome: { state: '', isFinal: true },
    proves: [],
    about: [],
    startsIn: 0,
    steps: [],
    walkedBy: [],
  },
  ...given,
});

const machineOf = (id: string, paths: readonly ReportPath[]): MachineReport => ({
  ...{ id, paths, walks: [], states: [], transitions: [], events: [] },
  layout: { width: 0, height: 0, states: [], arrows: [], initials: [] },
});

test('a requirement shows its assertions as they are written, each at its level, where none has run', () => {
  const line = lineOf('RCP-31');
  expect(line?.assertions).toEqual([
    {
      file: 'src/machines/recipient/add-recipient/addRecipientMachine.test.ts',
      level: 'unit',
      title: 'while an account is looked up nothing can be submitted (RCP-31)',
    },
  ]);
});

test('what ran is shown as it was called, with what became of it and when', () => {
  const ran = [
    { name: 'adding > nothing can be submitted (RCP-31)', isPassed: false, ranAt },
    { name: 'adding > something else (RCP-30)', isPassed: true, ranAt },
  ];
  expect(lineOf('RCP-31', { lastRunOf: () => ran })?.assertions).toMatchObject([
    { title: 'adding > nothing can be submitted (RCP-31)', isPassed: false, ranAt },
  ]);
});

test('an invariant held where every path that came to it was walked, and a path that is about it is none', () => {
  const walked = path('a', { proves: ['KYC-04'], walkedBy: [{ walk: 0, failure: undefined, pictures: [] }] });
  const broken = path('b', { proves: ['KYC-04'], walkedBy: [{ walk: 0, failure: 'Expected', pictures: [] }] });
  const about = path('c', { about: ['KYC-04'] });
  const walkOf = (paths: readonly ReportPath[]) => {
    const line = lineOf('KYC-04', { machines: [machineOf('verifyIdentity', paths)] });
    return { paths: line?.paths, walk: line?.assertions.find(({ level }) => level === 'walk') };
  };
  expect(walkOf([walked, about])).toMatchObject({
    paths: { verifyIdentity: 1 },
    walk: { isPassed: true, ranAt: run, file: 'tests/paths/specs/verifyIdentity.paths.ts' },
  });
  expect(walkOf([walked, broken]).walk).toMatchObject({ isPassed: false });
  expect(walkOf([about])).toMatchObject({ paths: {} });
  expect(walkOf([about]).walk).not.toHaveProperty('ranAt');
});

const module = (...tests: readonly (readonly [name: string, state: string])[]) =>
  [
    {
      relativeModuleId: 'src/one.test.ts',
      children: { allTests: () => tests.map(([fullName, state]) => ({ fullName, result: () => ({ state }) })) },
    },
  ] as unknown as readonly TestModule[];

test('a run leaves what became of each assertion; one that was not asked for keeps what it had', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assertions-'));
  const record = new AssertionRecord(folder);
  record.onTestRunEnd(module(['a (X-1)', 'passed'], ['a (AUT-01)', 'passed'], ['b (AUT-02)', 'passed']));
  record.onTestRunEnd(module(['a (AUT-01)', 'skipped'], ['c (AUT-03)', 'failed'], ['d', 'passed']));
  expect(lastRunOf('src/one.test.ts', folder)).toMatchObject([
    { name: 'a (AUT-01)', isPassed: true },
    { name: 'c (AUT-03)', isPassed: false },
  ]);
  expect(lastRunOf('src/other.test.ts', folder)).toEqual([]);
});
