import { describe, expect, test } from 'vitest';
import { ReserveTable } from '../fixtures/ReserveTable.tsx';
import { reserveTablePaths } from '../fixtures/reserveTable.paths.ts';
import { reserveTableScreen } from '../fixtures/reserveTableScreen.tsx';
import { measureCoverage } from './coverage.ts';
import { type AnyScreen, screenDriver } from './screenDriver.ts';
import { short } from './shapes.ts';
import { drive, walksOf } from './walk.ts';

/** What the first walk that fails says, or nothing when the screen survives them all. */
async function firstComplaint(screen: AnyScreen): Promise<string | undefined> {
  const coverage = measureCoverage(reserveTablePaths.machine);
  for (const walk of walksOf(reserveTablePaths, short)) {
    try {
      await drive(walk, screenDriver(reserveTablePaths, { screen, start: walk.start, coverage }));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

const { table, headlines, mount } = reserveTableScreen;

describe('walking a screen', () => {
  test('finds nothing wrong with a good one', async () => {
    expect(await firstComplaint(reserveTableScreen)).toBeUndefined();
  });

  test('finds a button that sends the wrong event, and tells the whole path', async () => {
    const broken = { ...reserveTableScreen, mount: withRetry({ type: 'party.reopened' }) };
    const complaint = await firstComplaint(broken);
    expect(complaint).toMatch(/^At step 7 of 7, retry.requested: /);
    expect(complaint).toContain('Path:');
  });

  test('finds a button that sends nothing', async () => {
    const broken = { ...reserveTableScreen, mount: withRetry({ type: 'table.freed' }) };
    expect(await firstComplaint(broken)).toContain('retry.requested: expected');
  });

  test('finds a headline that does not say what the locale says', async () => {
    const broken = { ...reserveTableScreen, headlines: { ...headlines, full: 'All our tables are taken' } };
    expect(await firstComplaint(broken)).toContain('All our tables are taken');
  });

  test('finds a control that is not there', async () => {
    const broken = { ...reserveTableScreen, table: { ...table, 'waitlist.joined': pressing('Wait for a table') } };
    expect(await firstComplaint(broken)).toContain(
      '"Wait for a table" is not on the page. There is: We are full | Join the waiting list',
    );
  });

  test('finds a control that does what its guard forbids', async () => {
    const broken = { ...reserveTableScreen, table: { ...table, 'slot.confirmed': pressing('Change the party') } };
    expect(await firstComplaint(broken)).toContain('slot.confirmed: expected');
  });

  test('finds an answer that arrives changed', async () => {
    const broken = { ...reserveTableScreen, table: { ...table, 'slot.chosen': choosing('21:00') } };
    expect(await firstComplaint(broken)).toContain('slot.chosen (19:00): expected');
  });
});

const withRetry =
  (retry: Parameters<typeof ReserveTable>[0]['retry'] & object): typeof mount =>
  (actor) => <ReserveTable actor={actor} retry={retry} />;

const pressing =
  (name: string): (typeof table)['slot.confirmed'] =>
  (page) =>
    page.press(name);

const choosing =
  (time: string): (typeof table)['slot.chosen'] =>
  (page) =>
    page.choose('Time', time);
