import { describe, expect, test } from 'vitest';
import { factsOf, untold } from './facts.ts';
import { constants, tellingsOf } from './factWalks.ts';

const fact = (text: string | RegExp) => [{ name: 'review: total', text }];

describe('a fact on a page', () => {
  test.each(['£1.00', 'Total £1.00.', 'Total\u00a0£1.00, to be paid'])('is told by "%s"', (text) => {
    expect(untold(fact('£1.00'), text)).toEqual([]);
  });

  test.each(['£1.005', '£11.00', '1.00'])('is not told by "%s"', (text) => {
    expect(untold(fact('£1.00'), text)).toEqual(['review: total: £1.00']);
  });

  test('a name is not told by a longer one', () => {
    expect(untold(fact('Ann'), 'to Anna')).toHaveLength(1);
  });

  test('what keeps a line together is no difference', () => {
    expect(untold(fact('14-11-2026, 08:00'), 'until 14-\u206011-\u20602026,\u00a008:00')).toEqual([]);
  });

  test('a pattern is told however it is grouped', () => {
    expect(untold(fact(/(?<!\d)1 ?2(?!\d)/), 'call 1 2')).toEqual([]);
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

  test('a fact that no walk asks for could be a constant', () => {
    expect(constants(tellingsOf(use, []))).toEqual(['review: total: never asked']);
  });

  test('so could one that is told in one way', () => {
    expect(constants(new Map([['review: total', new Set(['£1.00'])]]))).toEqual(['review: total: £1.00']);
    expect(constants(new Map([['review: total', new Set(['£1.00', '£2.00'])]]))).toEqual([]);
  });
});
