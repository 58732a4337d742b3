import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, money } from '../money/money.ts';
import { type StatementRow, statementTotals } from './statement.ts';
import { periodProblems } from './statementPeriod.ts';

const today = { year: 2026, month: 11, day: 21 };
const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

describe('the period of a statement', () => {
  test.each([
    ['2026-11-14', '2026-11-21', {}],
    ['2026-11-21', '2026-11-21', {}],
    ['1990-01-01', '2026-11-21', {}],
    [undefined, '2026-11-21', { from: 'startDateRequired' }],
    ['2026-11-14', undefined, { to: 'endDateRequired' }],
    [undefined, undefined, { from: 'startDateRequired', to: 'endDateRequired' }],
    ['2026-11-22', '2026-11-23', { from: 'dateNotPast', to: 'dateNotPast' }],
    ['2026-11-14', '2027-01-01', { to: 'dateNotPast' }],
    ['2026-11-14', '2026-11-13', { to: 'endBeforeStart' }],
    ['2027-01-01', '2026-11-14', { from: 'dateNotPast' }],
    ['2026-02-30', '2026-11-13', { from: 'dateNotPast' }],
  ])('from %s to %s is answered %o (TXN-33…35, D-92)', (from, to, problems) => {
    expect(periodProblems({ from: from ? day(from) : undefined, to: to ? day(to) : undefined }, today)).toEqual(
      problems,
    );
  });
});

const rowOf = (sent: number, costs: number, received: number, index: number): StatementRow => ({
  reference: String(index),
  date: index,
  rate: '780.5',
  sent: money(index % 3 === 0 ? 'EUR' : 'GBP', sent),
  paid: money(index % 3 === 0 ? 'EUR' : 'GBP', Math.max(0, sent + costs)),
  received: money(index % 2 === 0 ? 'XAF' : 'NGN', received),
  recipientName: 'Œuvrard',
});

describe('the totals of a statement', () => {
  test('are to the minor unit what its rows add up to, whatever they are (peers 20)', () => {
    const amounts = fc.tuple(fc.nat(50_000_000), fc.integer({ min: -5000, max: 5000 }), fc.nat(900_000_000));
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 200 }), (drawn) => {
        const rows = drawn.map(([sent, costs, received], index) => rowOf(sent, costs, received, index));
        const totals = statementTotals(rows);
        expect(totals.paid.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        for (const { currency, sent, costs, paid } of totals.paid) {
          const same = rows.filter((row) => row.paid.currency === currency);
          expect(sent.minor).toBe(same.reduce((sum, row) => sum + row.sent.minor, 0));
          expect(paid.minor).toBe(same.reduce((sum, row) => sum + row.paid.minor, 0));
          expect(add(sent, costs)).toEqual(paid);
        }
        const arrived = totals.received.reduce((sum, { minor }) => sum + minor, 0);
        expect(arrived).toBe(rows.reduce((sum, row) => sum + row.received.minor, 0));
      }),
    );
  });

  test('of nothing are nothing', () => {
    expect(statementTotals([])).toEqual({ paid: [], received: [] });
  });
});
