import { expect, test } from 'vitest';
import { errandPaths } from '../fixtures/errandMachine.ts';
import { reserveTablePaths } from '../fixtures/reserveTable.paths.ts';
import { short } from '../walker/shapes.ts';
import { walksOf } from '../walker/walk.ts';
import { mutantsOf } from './makeMutants.ts';
import { noticing } from './walkMutants.ts';

const errand = errandPaths();

test('a machine is broken in every way the rules make, the same ways at every call', () => {
  const ids = mutantsOf(errand.machine).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(mutantsOf(errand.machine).map(({ id }) => id)).toEqual(ids);
  expect(ids).toEqual(
    expect.arrayContaining([
      'errand.asking | errand.dropped | 0 is dropped',
      'errand.asking | errand.named | 0 leaves out action 1',
      'errand.running leaves out action 1 on entry',
      'errand.running | xstate.done.actor.runErrand | 0 asks the opposite',
      'errand.running | xstate.done.actor.runErrand | 0 comes after the next',
      'errand.running | xstate.error.actor.runErrand | 0 is dropped',
      'errand.failed | retry.requested | 0 leads to the next state',
    ]),
  );
});

test('a larger machine is broken in far more than twenty ways', () => {
  expect(mutantsOf(reserveTablePaths.machine).length).toBeGreaterThan(60);
});

test('the sound machine is noticed by no walk, and a broken one by the walks that pass there', () => {
  const walks = walksOf(errand, short);
  const sound = { id: 'sound', source: 'errand.asking', reasonIfSame: undefined, make: () => errand.machine };
  expect(noticing(walks, sound)).toEqual([]);
  const broken = mutantsOf(errand.machine).find(({ id }) => id === 'errand.failed | errand.dropped | 0 is dropped');
  const noticed = broken ? noticing(walks, broken) : [];
  expect(noticed.map(({ title }) => title)).toEqual(['errand.named (true) → runErrand: rain → errand.dropped']);
});
