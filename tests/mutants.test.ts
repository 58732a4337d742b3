import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isThere, testsNamedIn } from './fixtures/namedTests.ts';

const page = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs/mutants.md'), 'utf8');

/** Rows of the two tables of faults: what was put in, and the tests that notice it. */
const faults = page
  .slice(page.indexOf('## Faults'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|fault )/.test(line))
  .map((line) => {
    const [fault = '', noticed = ''] = line.slice(2, -2).split(' | ');
    return { fault: fault.trim(), noticed: noticed.trim(), tests: testsNamedIn(noticed) };
  });

test('docs/mutants.md names for each fault a test there is, or says why it names none', () => {
  expect(faults.length).toBeGreaterThan(30);
  const untrue = faults.filter(({ noticed, tests }) =>
    tests.length === 0 ? !/^\*\*(?:no|not tried|by a walk)\*\*/.test(noticed) : !tests.every(isThere),
  );
  expect(untrue.map(({ fault, noticed }) => `${fault}: ${noticed}`)).toEqual([]);
});
