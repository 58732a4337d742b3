import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getNextSnapshot } from 'xstate';
import { findTransition } from './findTransition.ts';
import type { TransferFacts } from './transferFacts.ts';
import { transferLifecycle } from './transferLifecycle.ts';
import { transferStatuses } from './transferStatus.ts';
import { transferActors, transferEvents } from './transitionRule.ts';
import { creations, transitions } from './transitions.ts';

describe('the lifecycle chart', () => {
  test('has the sixteen statuses and a beginning (TRF-17)', () => {
    expect(Object.keys(transferLifecycle.states).sort()).toEqual(['NEW', ...transferStatuses].sort());
  });

  test('draws every rule of the table, once for each of its events, and no other (D-123)', () => {
    const drawn = Object.values(transferLifecycle.states).flatMap((state) =>
      [...state.transitions].flatMap(([event, branches]) =>
        branches.map(({ target }) => `${state.key} ${event} ${target?.[0]?.key}`),
      ),
    );
    const table = [
      ...creations.map(({ on, to }) => `NEW ${on[0]} ${to}`),
      ...transitions.flatMap(({ from, on, to }) => on.map((event) => `${from} ${event} ${to}`)),
    ];
    expect(drawn.sort()).toEqual(table.sort());
    expect(
      new Set(
        drawn.map((arrow) =>
          arrow
            .split(' ')
            .filter((_, at) => at !== 1)
            .join(' '),
        ),
      ).size,
    ).toBe(73);
  });

  test('agrees with the table about every event, whoever reports it', () => {
    const facts: fc.Arbitrary<TransferFacts> = fc.record({
      fundsHeld: fc.boolean(),
      amountIsDue: fc.boolean(),
      pastLimit: fc.boolean(),
      openAttempt: fc.boolean(),
      screeningClear: fc.boolean(),
      secondOperator: fc.boolean(),
      approved: fc.boolean(),
      approvalRequired: fc.boolean(),
      resumeTo: fc.constantFrom(...transferStatuses),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...transferStatuses),
        fc.constantFrom(...transferEvents),
        fc.constantFrom(...transferActors),
        facts,
        (from, type, by, known) => {
          const start = transferLifecycle.resolveState({ value: from });
          const rule = findTransition({ from, event: type, by, facts: known });
          expect(getNextSnapshot(transferLifecycle, start, { type, by, facts: known }).value).toBe(
            rule.ok ? rule.value.to : from,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
