import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { sending } from '../money/fixedAmount.ts';
import { add, money, zero } from '../money/money.ts';
import { accept, refuse } from '../result.ts';
import { customerRate } from './customerRate.ts';
import { type PriceRequest, priceTransfer } from './priceTransfer.ts';

const pounds = (minor: number) => money('GBP', minor);
const francs = (minor: number) => money('XAF', minor);

const toCameroon: PriceRequest = {
  fixed: sending(pounds(100_00)),
  destination: 'CM',
  method: 'bank_transfer',
  rate: '780',
  terms: standardTerms({ currency: 'GBP', country: 'CM', method: 'bank_transfer' }),
  includeOperatorFee: true,
};
const price = (changes: Partial<PriceRequest> = {}) => priceTransfer({ ...toCameroon, ...changes });

describe('the price of a transfer', () => {
  test('says what is sent, charged and received (QUO-35, D-48)', () => {
    expect(price({ transferFee: pounds(50) })).toMatchObject(
      accept({
        fixedSide: 'payin',
        youSend: pounds(100_00),
        theyGet: francs(78_000),
        exchangeRate: '780',
        operatorFee: pounds(1_99),
        operatorFeeWaived: zero('GBP'),
        transferFee: pounds(50),
        totalToSend: pounds(101_99),
        totalToPay: pounds(102_49),
        feeType: 'FIXED_AMOUNT',
      }),
    );
  });

  test('with the toggle off no fee is charged, though it is still known (D-46)', () => {
    expect(price({ includeOperatorFee: false })).toMatchObject(
      accept({ operatorFee: zero('GBP'), totalToPay: pounds(100_00), feeInfo: { operatorFee: pounds(1_99) } }),
    );
  });

  test('Nigeria is never charged one, whatever is asked (QUO-36)', () => {
    const toNigeria = {
      destination: 'NG',
      rate: '2000',
      terms: standardTerms({ currency: 'GBP', country: 'NG', method: 'bank_transfer' }),
    } as const;
    expect(price(toNigeria)).toMatchObject(accept({ operatorFee: zero('GBP'), theyGet: money('NGN', 200_000_00) }));
  });

  test.each([
    ['a percentage', { type: 'PERCENTAGE', code: 'P', discount: pounds(5_00) }, { promoDiscount: pounds(5_00) }],
    ['a sum', { type: 'FIXED_AMOUNT', code: 'P', discount: pounds(3_00) }, { promoDiscount: pounds(3_00) }],
    [
      'more than there is to pay',
      { type: 'FIXED_AMOUNT', code: 'P', discount: pounds(500_00) },
      { totalToPay: zero('GBP') },
    ],
    [
      'a better rate',
      { type: 'FIXED_RATE', code: 'P', rate: '800' },
      {
        theyGet: francs(80_000),
        exchangeRate: '800',
        promoExtraReceived: francs(2_000),
        promoDiscount: zero('GBP'),
        totalToPay: pounds(101_99),
      },
    ],
    [
      'a worse rate, which is ignored',
      { type: 'FIXED_RATE', code: 'P', rate: '700' },
      { theyGet: francs(78_000), exchangeRate: '780', promoExtraReceived: zero('XAF') },
    ],
    [
      'the operator fee',
      { type: 'FREE_OPERATOR_FEE', code: 'P' },
      {
        operatorFee: zero('GBP'),
        operatorFeeWaived: pounds(1_99),
        totalToPay: pounds(100_00),
        feeType: 'FREE_OPERATOR_FEE',
      },
    ],
  ] as const)('a promotion may give %s (PRO-11…14, D-54)', (_what, promo, expected) => {
    expect(price({ promo })).toMatchObject(accept(expected));
  });

  test('discounts count in the order referral, voucher, promo, each up to what is left (D-54)', () => {
    const answer = price({
      includeOperatorFee: false,
      referralDiscount: pounds(60_00),
      voucherDiscount: pounds(30_00),
      promo: { type: 'FIXED_AMOUNT', code: 'P', discount: pounds(20_00) },
    });
    expect(answer).toMatchObject(
      accept({
        referralDiscount: pounds(60_00),
        voucherDiscount: pounds(30_00),
        promoDiscount: pounds(10_00),
        totalToPay: zero('GBP'),
      }),
    );
  });

  test('euros reach Cameroon at 655.96, whatever the market says; every other pair is 2.5 % under it (QUO-32, D-49, D-120)', () => {
    expect(customerRate({ base: 'EUR', target: 'XAF', mid: '700' })).toBe('655.96');
    expect(customerRate({ base: 'GBP', target: 'XAF', mid: '800' })).toBe('780');
    expect(customerRate({ base: 'EUR', target: 'KES', mid: '150' })).toBe('146.25');
  });
});

describe('why a price is refused', () => {
  test.each([
    ['nobody serves the pair', { terms: undefined }, 'methodUnavailable'],
    ['the country lacks the method (QUO-34)', { destination: 'KE' }, 'methodUnavailable'],
    ['the pair is down (QUO-15, D-57)', { isPairDown: true }, 'pairDown'],
    ['there is no rate', { rate: undefined }, 'rateUnavailable'],
  ] as const)('when %s', (_why, changes, refusal) => {
    expect(price(changes)).toEqual(refuse(refusal));
  });

  test('less than 5 is refused with the least, and 5 is not (QUO-20)', () => {
    expect(price({ fixed: sending(pounds(4_99)) })).toEqual({ ...refuse('amountBelowMinimum'), limit: pounds(5_00) });
    expect(price({ fixed: sending(pounds(5_00)) }).ok).toBe(true);
  });

  test('the amount with the fee on top may reach the maximum and not pass it (QUO-21)', () => {
    const limit = pounds(20_000_00);
    expect(price({ fixed: sending(limit), includeOperatorFee: false }).ok).toBe(true);
    expect(price({ fixed: sending(limit) })).toEqual({ ...refuse('amountAboveMaximum'), limit });
    expect(price({ fixed: sending(limit), promo: { type: 'FREE_OPERATOR_FEE', code: 'P' } }).ok).toBe(true);
    expect(price({ fixed: sending(add(limit, pounds(1))), includeOperatorFee: false }).ok).toBe(false);
  });

  test('a limit in the payout currency is held against what they get (D-44)', () => {
    const limit = francs(78_000);
    const terms = { isInOriginCurrency: false, maximum: limit, tiers: [] };
    expect(price({ terms }).ok).toBe(true);
    expect(price({ terms, fixed: sending(pounds(100_01)) })).toEqual({ ...refuse('amountAboveMaximum'), limit });
  });
});
