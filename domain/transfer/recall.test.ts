import { describe, expect, test } from 'vitest';
import { oddsToTell, recallClock, recallNewsBy, recallStage } from './recall.ts';

/** A Friday at noon. */
const friday = Date.UTC(2026, 10, 27, 12) / 1000;
const day = 86_400;
const clock = recallClock(friday);

describe('the clock of a recall (peers 17)', () => {
  test('gives us a day, the partner ten working days and the chase five more', () => {
    expect(clock).toEqual({ askBy: friday + day, answerBy: friday + 14 * day, chaseBy: friday + 21 * day });
  });

  test('promises no time that is over', () => {
    expect(recallNewsBy(clock, friday)).toBe(clock.askBy);
    expect(recallNewsBy(clock, clock.askBy + 1)).toBe(clock.answerBy);
    expect(recallNewsBy({ ...clock, askedAt: friday + 1 }, friday + 2)).toBe(clock.answerBy);
    const chased = { ...clock, askedAt: friday + 1, chasedAt: clock.answerBy + 1 };
    expect(recallNewsBy(chased, clock.answerBy + 2)).toBe(clock.chaseBy);
    expect(recallNewsBy(chased, clock.chaseBy + 1)).toBeUndefined();
  });

  test.each([
    [{}, 'opened'],
    [{ askedAt: friday }, 'asked'],
    [{ askedAt: friday, chasedAt: clock.answerBy }, 'chased'],
    [{ askedAt: friday, chasedAt: clock.answerBy, outcome: 'refused' }, 'refused'],
    [{ outcome: 'returned' }, 'returned'],
  ] as const)('%o is %s', (facts, stage) => {
    expect(recallStage({ ...clock, ...facts }, clock.answerBy)).toBe(stage);
  });

  test('a case nobody ended in time is overdue', () => {
    const chased = { ...clock, askedAt: friday, chasedAt: clock.answerBy };
    expect(recallStage(chased, clock.chaseBy)).toBe('chased');
    expect(recallStage(chased, clock.chaseBy + 1)).toBe('overdue');
  });
});

describe('the odds of a recall (peers 17)', () => {
  test('are told from ten ended cases on, and not before', () => {
    expect(oddsToTell(undefined)).toBeUndefined();
    expect(oddsToTell({ returned: 9, closed: 9 })).toBeUndefined();
    expect(oddsToTell({ returned: 0, closed: 10 })).toEqual({ returned: 0, closed: 10 });
  });
});
