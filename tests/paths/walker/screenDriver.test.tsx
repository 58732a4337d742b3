import { configure, getConfig } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReserveTable } from '../fixtures/ReserveTable.tsx';
import { reserveTablePaths } from '../fixtures/reserveTable.paths.ts';
import { reserveTableScreen } from '../fixtures/reserveTableScreen.tsx';
import { sharedBeginnings } from './beginnings.ts';
import { measureCoverage } from './coverage.ts';
import { eventKey, isActorEnd, isTimer } from './eventsFor.ts';
import { type AnyScreen, screenDriver } from './screenDriver.ts';
import { full, type Shape, short } from './shapes.ts';
import { drive, type Walk, walksOf } from './walk.ts';

/** What the first walk that fails says, or nothing when the screen survives them all. */
async function firstComplaint(
  screen: AnyScreen,
  { shape = short, sharing }: { shape?: Shape; sharing?: ReturnType<typeof sharedBeginnings> } = {},
): Promise<string | undefined> {
  const coverage = measureCoverage(reserveTablePaths.machine);
  for (const walk of walksOf(reserveTablePaths, shape)) {
    const driver = screenDriver(reserveTablePaths, { screen, start: walk.start, coverage });
    try {
      await drive(walk, sharing ? sharing(walk, driver) : driver);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

const { table, headlines, mount } = reserveTableScreen;

/** Milliseconds: a screen that is broken never comes right, so waiting for it only costs time. */
const patience = 1_000;

describe('walking a screen', () => {
  const { asyncUtilTimeout } = getConfig();
  beforeAll(() => configure({ asyncUtilTimeout: patience }));
  afterAll(() => configure({ asyncUtilTimeout }));

  test('finds nothing wrong with a good one', async () => {
    expect(await firstComplaint(reserveTableScreen)).toBeUndefined();
  });

  test('tells how a person did each step, and does by controls what no walk did before', async () => {
    const coverage = measureCoverage(reserveTablePaths.machine);
    const sharing = sharedBeginnings();
    const outside: string[] = [];
    for (const walk of walksOf(reserveTablePaths, full)) {
      const driver = screenDriver(reserveTablePaths, { screen: reserveTableScreen, start: walk.start, coverage });
      const { doneBy } = await drive(walk, sharing(walk, driver));
      const steps = walk.edges.map(({ event }, index) => ({ event, by: doneBy[index] }));
      for (const [index, { event, by }] of steps.entries()) {
        if (isActorEnd(event) || isTimer(event)) expect(by).toBeUndefined();
        else if (by === 'outside') outside.push(event.type);
        else if (by === 'asBefore') expect(steps.slice(0, index).map((step) => step.by)).not.toContain('controls');
        else expect(by).toBe('controls');
      }
    }
    const fromOutside = Object.keys(table).filter((type) => Reflect.get(table, type) === 'fromOutside');
    expect([...new Set(outside)]).toEqual(fromOutside);
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

  test('takes each beginning by the controls once, and finds what is broken behind it all the same', async () => {
    const counted = countingPresses();
    expect(await firstComplaint(counted.screen, { shape: full, sharing: sharedBeginnings() })).toBeUndefined();
    expect(counted.presses()).toBe(beginningsOf(walksOf(reserveTablePaths, full)).size);

    const broken = { ...reserveTableScreen, mount: withRetry({ type: 'table.freed' }) };
    expect(await firstComplaint(broken, { shape: full, sharing: sharedBeginnings() })).toContain('retry.requested:');
  });
});

/** The different ways to a step of a person's own, by everything that happened on it. */
function beginningsOf(walks: readonly Walk[]): ReadonlySet<string> {
  return new Set(
    walks.flatMap(({ start, edges }) =>
      edges.flatMap(({ event }, index) => {
        const way = [start, ...edges.slice(0, index + 1).map((edge) => eventKey(edge.event))];
        return isActorEnd(event) || isTimer(event) || event.type === 'table.freed' ? [] : [way.join(' → ')];
      }),
    ),
  );
}

/** The good screen, and how often a person used it. */
function countingPresses() {
  let presses = 0;
  const good: AnyScreen['table'] = table;
  const counting = (row: AnyScreen['table'][string]): AnyScreen['table'][string] =>
    row === 'fromOutside'
      ? row
      : (page, event, flow) => {
          presses += 1;
          return row(page, event, flow);
        };
  const rows = Object.entries(good).map(([type, row]) => [type, counting(row)] as const);
  const screen: AnyScreen = { ...reserveTableScreen, table: Object.fromEntries(rows) };
  return { screen, presses: () => presses };
}

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
