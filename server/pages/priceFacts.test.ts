import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slot } from '#contract/site/site.ts';
import { fillSlots, markChosen, priceFacts } from './priceFacts.ts';

const perMethod = { mobile_money: 'Mobile money', bank_transfer: 'Bank transfer', cash_pickup: 'Cash pickup' };
const words = {
  methods: perMethod,
  deliveries: perMethod,
  smaller: '',
  charges: { some: 'At most {{charge}}.', none: 'None.' },
  services: { ours: '', other: '', most: '', less: '', source: '', ourSource: '' },
  typed: {
    negative: 'No minus.',
    tooManyDecimals: 'Two of {{currency}}.',
    wholeOnly: 'Whole {{currency}}.',
    tooLong: '{{characters}}, to {{largest}}.',
  },
  refusals: { amountAboveMaximum: 'The most for {{method}} is {{amount}} {{currency}}.', unexpected: 'Sorry.' },
};

describe('the facts of a price page', () => {
  test('whatever was typed stands there as text (PUB-02, ASVS 1.2.3)', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const html = fillSlots(`<input value="${slot('payinAmount')}">`, { payinAmount: typed });
        const inside = html.slice('<input value="'.length, -'">'.length);
        expect(inside).not.toMatch(/[<>"']/);
      }),
    );
  });

  test('a slot in what was typed is not filled again', () => {
    const html = fillSlots(`${slot('payinAmount')}|${slot('reason')}`, { payinAmount: slot('reason'), reason: 'why' });
    expect(html).toBe(`${slot('reason')}|why`);
  });

  test('a refusal is told with its facts as its reader writes them', () => {
    const failure = {
      code: 'amountAboveMaximum',
      details: { params: { method: 'mobile_money', amount: '1850000.00', currency: 'XAF' } },
    } as const;
    const { reason } = priceFacts({ kind: 'amountRefused', failure }, { language: 'en', words }, new Date(0));
    expect(reason).toBe('The most for mobile money is 1,850,000 XAF.');
  });

  test('one nobody wrote a sentence for is told in general', () => {
    const failure = { code: 'pairDown', details: {} } as const;
    expect(priceFacts({ kind: 'refused', failure }, { language: 'en', words }, new Date(0)).reason).toBe('Sorry.');
  });

  test('what was chosen stays chosen', () => {
    const html = '<option value="GBP">GBP</option><option value="EUR">EUR</option>';
    expect(markChosen(html, ['EUR', '', 'no such'])).toBe(
      '<option value="GBP">GBP</option><option value="EUR" selected="">EUR</option>',
    );
  });
});
