import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReportOverview } from './reportData.ts';
import { acceptRun, runBefore } from './trend.ts';

const overviewOf = (run: string, paths: number): ReportOverview => ({
  run,
  machines: [
    {
      id: 'signIn',
      states: { total: 7, covered: 7 },
      transitions: { total: 7, covered: 6 },
      guards: { total: 3, both: 3 },
      paths,
      failures: 0,
      walks: [],
    },
  ],
  requirements: [
    {
      name: 'X-01',
      statement: 'Signing in.',
      assertions: [{ file: 'signIn.test.ts', level: 'unit', title: 'signing in (X-01)' }],
      paths: {},
    },
    { name: 'X-02', statement: 'Signing out.', assertions: [], paths: {} },
  ],
  before: undefined,
  changes: undefined,
  mutants: [],
  areas: [],
  sources: [],
  leftOut: [],
  parts: [],
});

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'trend-')), 'paths-trend.json');
const byAda = { by: 'Ada', on: '2026-11-17' };
const monday = '2026-11-16T09:00:00.000Z';
const tuesday = '2026-11-17T09:00:00.000Z';

test('a run is compared with the last one accepted before it, never with itself', () => {
  const file = freshFile();
  expect(runBefore(monday, file)).toBeUndefined();
  acceptRun(overviewOf(monday, 9), byAda, file);
  expect(runBefore(monday, file)).toBeUndefined();
  acceptRun(overviewOf(tuesday, 12), byAda, file);
  expect(runBefore(tuesday, file)?.machines[0]?.paths).toBe(9);
});

test('accepting a run twice keeps it once, and one line a run keeps the difference readable', () => {
  const file = freshFile();
  acceptRun(overviewOf(tuesday, 12), byAda, file);
  acceptRun(overviewOf(monday, 9), byAda, file);
  acceptRun(overviewOf(tuesday, 13), { ...byAda, by: 'Grace' }, file);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(monday);
  expect(runBefore('2026-11-18T09:00:00.000Z', file)).toMatchObject({
    machines: [{ paths: 13 }],
    requirements: { total: 2, named: 1 },
    signedOff: { by: 'Grace', on: '2026-11-17' },
  });
});
