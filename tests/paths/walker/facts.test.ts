import { describe, expect, test } from 'vitest';
import { factsOf, toldUntruly, untold, untrueOf } from './facts.ts';
import { constants, tellingsOf } from './factWalks.ts';

const fact = (text: string | RegExp) => [{ name: 'review: total', text }];

const reading = (text: string, rows: Readonly<Record<string, readonly string[]>> = {}) => ({
  text: async () => text,
  beside: async (label: string) => rows[label] ?? [],
});

describe('a fact on a page', () => {
  test.each(['£1.00', 'Total £1.00.', 'Total\u00a0£1.00, to be paid'])('is told by "%s"', async (text) => {
    expect(await untold(fact('£1.00'), reading(text))).toEqual([]);
  });

  test.each(['£1.005', '£11.00', '1.00'])('is not told by "%s"', async (text) => {
    expect(await untold(fact('£1.00'), reading(text))).toEqual(['review: total: £1.00']);
  });

  test('a name is not told by a longer one', async () => {
    expect(await untold(fact('Ann'), reading('to Anna'))).toHaveLength(1);
  });

  test('what keeps a line together is no difference', async () => {
    const text = 'until 14-\u206011-\u20602026,\u00a008:00';
    expect(await untold(fact('14-11-2026, 08:00'), reading(text))).toEqual([]);
  });

  test('a pattern is told however it is grouped', async () => {
    expect(await untold(fact(/(?<!\d)1 ?2(?!\d)/), reading('call 1 2'))).toEqual([]);
  });

  test('that belongs beside a label is told there, wherever the label is', async () => {
    const beside = { name: 'review: total', text: '£1.00', beside: 'Total' };
    const missing = (rows: readonly string[]) => untold([beside], reading('Fee £1.00 Total £3.00', { Total: rows }));
    expect(await missing(['Total £1.00', '= Total £1.00'])).toEqual([]);
    expect(await missing([])).toEqual(['review: total: £1.00, but beside "Total": ']);
    expect(await missing(['Total £1.00', 'Total £3.00'])).toHaveLength(1);
  });
});

describe('the table of facts', () => {
  const use = {
    table: {},
    headlines: {},
    facts: { review: { total: ({ total }: { total?: string }) => total }, waiting: 'nothing is known yet' },
  };
  const place = { value: 'reviewing', past: [] };

  test('tells what the context knows of the step', () => {
    expect(factsOf(use, { ...place, step: 'review', context: { total: '£1.00' } })).toEqual(fact('£1.00'));
  });

  test('asks nothing where the context knows nothing, or a reason stands', () => {
    expect(factsOf(use, { ...place, step: 'review', context: {} })).toEqual([]);
    expect(factsOf(use, { ...place, step: 'waiting', context: {} })).toEqual([]);
  });

  test('what is told of a step elsewhere is not to be read where it is not so', async () => {
    const tellings = new Map([['review: total', new Map([['£1.00', '£1.00']])]]);
    const at = (context: { total?: string }) => untrueOf(use, { ...place, step: 'review', context, tellings });
    expect(at({ total: '£1.00' })).toEqual([]);
    expect(at({})).toEqual(fact('£1.00'));
    expect(await toldUntruly(at({}), reading('Total £1.00'))).toEqual(['review: total: £1.00']);
    expect(await toldUntruly(at({}), reading('Total £11.00'))).toEqual([]);
  });

  test('a fact that no walk asks for could be a constant', () => {
    expect(constants(tellingsOf(use, []))).toEqual(['review: total: never asked']);
  });

  test('so could one that is told in one way', () => {
    expect(constants(new Map([['review: total', new Set(['£1.00'])]]))).toEqual(['review: total: £1.00']);
    expect(constants(new Map([['review: total', new Set(['£1.00', '£2.00'])]]))).toEqual([]);
  });
});
