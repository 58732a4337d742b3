import { describe, expect, test } from 'vitest';
import { planFault } from './companyFaults.ts';
import { planBlow } from './kills.ts';
import { readOptions } from './options.ts';
import { campaignPage, type EndedCampaign, isWell } from './page.ts';
import { parts } from './parts.ts';
import { planOf } from './plan.ts';
import { seededRandom } from './seededRandom.ts';

const names = parts.map(({ name }) => name);
const read = (...args: readonly string[]) => readOptions(args, { parts: names, freshSeed: 'fresh' });

describe('the options of a campaign', () => {
  test('are the whole, with a seed of its own, where nothing is said', () => {
    const all = { databases: ['embedded', 'postgres'], servers: [1, 2, 4], only: names };
    expect(read()).toEqual({ seed: 'fresh', minutes: undefined, ...all });
  });

  test('are taken as given', () => {
    const asked = read('--minutes', '10', '--seed=a7', '--only=power,kills', '--database=embedded', '--servers=2,2');
    expect(asked).toEqual({ seed: 'a7', minutes: 10, only: ['kills', 'power'], databases: ['embedded'], servers: [2] });
  });

  test.each([
    [['--minutes', '0'], '--minutes is "0", but a whole number from 1 to 10000 is expected.'],
    [['--minutes', 'ten'], '--minutes is "ten", but a whole number from 1 to 10000 is expected.'],
    [['--servers=1,9'], '--servers is "9", but a whole number from 1 to 8 is expected.'],
    [['--database=oracle'], '--database names "oracle", but there are only embedded, postgres.'],
    [['--only=kill'], `--only names "kill", but there are only ${names.join(', ')}.`],
    [['--seed', 'a b'], '--seed has to be a word of up to 40 letters and digits.'],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});

describe('the plan of a campaign', () => {
  test('is the same for the same seed, and another for another', () => {
    const drawn = (seed: string) =>
      planOf(read('--seed', seed, '--minutes', '60'), parts).map((run) => {
        const random = seededRandom(run.seed);
        const blows = Array.from({ length: 20 }, () => planBlow(random, true));
        return [run.part.name, run.setting, run.budget, blows, planFault(random), random.shuffled([1, 2, 3, 4, 5])];
      });
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });

  test('has every part, those about servers on both databases with one, two and four of them', () => {
    const places = planOf(read(), parts)
      .filter(({ part }) => part.name === 'kills')
      .map(({ setting }) => `${setting.database} ${setting.servers}`);
    expect(places).toEqual(['embedded 1', 'postgres 1', 'postgres 2', 'postgres 4']);
    expect(new Set(planOf(read(), parts).map(({ part }) => part.name))).toEqual(new Set(names));
  });

  test('gives away the minutes that were asked for, and no more', () => {
    const ms = planOf(read('--minutes', '10'), parts).reduce((sum, { budget }) => sum + budget.ms, 0);
    expect(Math.round(ms)).toBe(600_000);
  });
});

describe('draws by a seed', () => {
  test('of a named part are not moved by those of others', () => {
    const [one, other] = [seededRandom('a'), seededRandom('a')];
    one.whole(0, 10);
    expect(one.of('kills').whole(0, 1e9)).toBe(other.of('kills').whole(0, 1e9));
  });

  test('lie within their bounds, and reach all of them', () => {
    const random = seededRandom('bounds');
    const numbers = Array.from({ length: 500 }, () => random.whole(3, 8));
    expect([...new Set(numbers)].sort()).toEqual([3, 4, 5, 6, 7]);
    expect(random.shuffled([1, 2, 3]).sort()).toEqual([1, 2, 3]);
  });
});

test('the page says what was done and what was broken, with the seed that repeats it', () => {
  const run = {
    ...{ part: { name: 'kills', does: 'kills', runsOn: 'every setting' as const }, seed: 'a/kills/postgres/2' },
    ...{ setting: { database: 'postgres' as const, servers: 2 }, seconds: 61, done: { transfers: 1200 } },
  };
  const well: EndedCampaign = {
    ...{ date: '2026-11-28', commit: 'abc', seed: 'a', command: 'npm run campaign' },
    runs: [{ ...run, broken: [] }],
  };
  expect(isWell(well)).toBe(true);
  expect(campaignPage(well)).toContain('| kills | PostgreSQL, 2 servers | 61 | 1,200 transfers | 0 |');
  const page = campaignPage({ ...well, runs: [{ ...run, broken: ['I1: GBP is off by 1'] }] });
  expect(page).toContain('PROMISES WERE BROKEN');
  expect(page).toMatch(/seed a\/kills\/postgres\/2\)\n\n- I1: GBP is off by 1/);
});
