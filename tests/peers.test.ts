import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThere, type NamedTest, testsNamedIn } from './fixtures/namedTests.ts';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/peers.md'), 'utf8');

const verdicts = ['yes', 'part', 'no', '–'] as const;
type Verdict = (typeof verdicts)[number];
type Standing = {
  readonly verdict: Verdict | undefined;
  readonly missing: string | undefined;
  readonly proofs: readonly NamedTest[];
};

const faces = ['screens', 'guide'] as const;
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , screens = '', guide = ''] = line.slice(2, -2).split(' | ');
    return { number: Number(number), screens: standingOf(screens), guide: standingOf(guide) };
  });

/** "part: what is missing. `file` `title` `another title`": a title belongs to the file before it. */
function standingOf(cell: string): Standing {
  const [, verdict, missing] = /^(\S+?)(?::\s+([^`]+))?(?:\s|$)/.exec(cell) ?? [];
  return { verdict: verdicts.find((known) => known === verdict), missing, proofs: testsNamedIn(cell) };
}

const standings = rows.flatMap((row) =>
  faces.map((face) => ({ name: `${row.number}, ${face}`, face, number: row.number, ...row[face] })),
);

describe('docs/peers.md', () => {
  test('has all 45 rows, each with how both faces stand', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, place) => place + 1));
    expect(standings.filter(({ verdict }) => verdict === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('has a test for every yes, and says of everything else what is missing', () => {
    const unproved = standings.filter(({ verdict, proofs }) => verdict === 'yes' && proofs.length === 0);
    const silent = standings.filter(({ verdict, missing }) => verdict !== 'yes' && missing === undefined);
    expect([...unproved, ...silent].map(({ name }) => name)).toEqual([]);
  });

  test('names only tests there are', () => {
    const gone = standings.flatMap(({ name, proofs }) =>
      proofs.filter((proof) => !isThere(proof)).map(({ path, title }) => `${name}: ${path} ${title}`),
    );
    expect(gone).toEqual([]);
  });

  test('counts them as they are', () => {
    const counted = faces.map((face) => {
      const of = (wanted: Verdict) => standings.filter((one) => one.face === face && one.verdict === wanted).length;
      return `${of('yes')} yes, ${of('part')} part, ${of('no')} no`;
    });
    expect(/^Screens: .*$/m.exec(page)?.[0]).toBe(`Screens: ${counted[0]}. Guide: ${counted[1]}.`);
  });
});
