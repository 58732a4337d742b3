import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { sending } from '../money/fixedAmount.ts';
import { money, zero } from '../money/money.ts';
import { calculate } from './calculator.ts';

const pounds = (minor: number) => money('GBP', minor);
describe('the calculator', () => {
  const ask = (changes: Partial<Parameters<typeof calculate>[0]> = {}) =>
    calculate({
      fixed: sending(pounds(100_00)),
      destination: 'CM',
      method: 'bank_transfer',
      rate: '780',
      terms: standardTerms({ currency: 'GBP', country: 'CM', method: 'bank_transfer' }),
      wantsOperatorFee: true,
      ...changes,
    });

  test('shows send plus fee as its total, and nothing while it refuses (QUO-24)', () => {
    expect(ask().displayedTotal).toEqual(pounds(101_99));
    expect(ask({ fixed: sending(pounds(1)) }).displayedTotal).toEqual(zero('GBP'));
  });

  test('takes the fee off when the limit would be passed, so the amount itself may still go (QUO-16)', () => {
    const nearly = ask({ fixed: sending(pounds(20_000_00)) });
    expect(nearly.toggle).toEqual({ isShown: true, isDisabled: true, isOn: false });
    expect(nearly.displayedTotal).toEqual(pounds(20_000_00));
  });

  test('leaves the toggle to the sender when the amount is refused for another reason (QUO-16)', () => {
    expect(ask({ fixed: sending(pounds(1)) }).toggle).toEqual({ isShown: true, isDisabled: false, isOn: true });
  });

  test('leaves the toggle on and disabled while a promotion pays the fee (QUO-17)', () => {
    const free = ask({ promo: { type: 'FREE_OPERATOR_FEE', code: 'P' } });
    expect(free.toggle).toEqual({ isShown: true, isDisabled: true, isOn: true });
    expect(free.displayedTotal).toEqual(pounds(100_00));
  });

  test('has no toggle for Nigeria (QUO-18)', () => {
    expect(ask({ destination: 'NG', rate: '2000' }).toggle).toEqual({ isShown: false, isDisabled: true, isOn: false });
  });

  test('obeys the sender otherwise', () => {
    expect(ask({ wantsOperatorFee: false }).toggle).toEqual({ isShown: true, isDisabled: false, isOn: false });
    expect(ask().toggle).toEqual({ isShown: true, isDisabled: false, isOn: true });
  });
});
