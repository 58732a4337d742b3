import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { quoteFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { amountDue, moneyOf, sumOfQuote, sumOfTransfer } from './transferSum.ts';

describe('the one sum', () => {
  test('is the same of a quote and of the transfer made from it (D-48)', () => {
    expect(sumOfTransfer(transferFixture())).toEqual(sumOfQuote(quoteFixture()));
  });

  test('is due with what the way of paying adds (PAY-30, D-52)', () => {
    const sum = sumOfQuote(quoteFixture());
    expect(amountDue(sum)).toEqual(money('GBP', 10_219));
    expect(amountDue({ ...sum, paymentCharge: money('GBP', 99) })).toEqual(money('GBP', 10_318));
  });

  test('has each discount by its own figure, a voucher’s and a friend’s too (RWD-23)', () => {
    const discounts = { referralDiscount: 1, voucherDiscount: 2, promoDiscount: 3 };
    expect(sumOfQuote(quoteFixture(discounts))).toMatchObject({
      referralDiscount: money('GBP', 100),
      voucherDiscount: money('GBP', 200),
      promoDiscount: money('GBP', 300),
    });
  });

  test('is never written from what is no amount', () => {
    expect(() => moneyOf(0.5, 'XAF')).toThrow('0.5 is not an amount of XAF');
  });
});
