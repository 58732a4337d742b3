import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetitorRates } from '#contract/quote/competitor.ts';
import { money } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { compareServices } from './compareServices.ts';

const nothing = money('GBP', 0);

const ours = (received: number): { sum: TransferSum; exchange: Parameters<typeof compareServices>[0]['exchange'] } => ({
  sum: {
    fixedSide: 'payin',
    usualRate: '780',
    youSend: money('GBP', 10_000),
    theyGet: money('XAF', received),
    operatorFee: money('GBP', 219),
    transferFee: nothing,
    referralDiscount: nothing,
    voucherDiscount: nothing,
    promoDiscount: nothing,
    promoExtraReceived: money('XAF', 0),
    totalToPay: money('GBP', 10_219),
    exchangeRate: '780',
    method: 'mobile_money',
  },
  exchange: { base: 'GBP', target: 'XAF', rate: '780', midRate: '800', at: 1_795_000_000 },
});

const others = (...received: readonly number[]): CompetitorRates => ({
  base: 'GBP',
  target: 'XAF',
  amount: 102.19,
  source: 'Pricewatch',
  competitors: (['A', 'B', 'C'] as const).slice(0, received.length).map((letter, index) => ({
    letter,
    fee: 0,
    rate: '770',
    received: received[index] ?? 0,
    at: 1_795_000_000,
  })),
});

const ranking = (own: number, ...received: readonly number[]) =>
  compareServices(ours(own), others(...received)).map(({ id, behind }) => `${id} ${behind.minor}`);

describe('the ranking', () => {
  test.each([
    ['we deliver the most', 100, [70, 80, 90], ['ours 0', 'C 10', 'B 20', 'A 30']],
    ['one of them does', 85, [70, 90, 80], ['B 0', 'ours 5', 'C 10', 'A 20']],
    ['all of them do', 60, [70, 90, 80], ['B 0', 'C 10', 'A 20', 'ours 30']],
    ['one delivers as much as we do', 90, [90, 70, 80], ['A 0', 'ours 0', 'C 10', 'B 20']],
    ['only one is known', 90, [95], ['A 0', 'ours 5']],
  ] as const)('when %s (LAN-13, D-105)', (_case, own, received, expected) => {
    expect(ranking(own, ...received)).toEqual(expected);
  });

  test('goes by what arrives alone, whoever delivers it (D-105)', () => {
    const arrives = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(arrives, fc.tuple(arrives, arrives, arrives), (own, received) => {
        const ranked = compareServices(ours(own), others(...received));
        const amounts = ranked.map((service) => service.received.minor);
        expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
        const better = received.filter((each) => each >= own).length;
        expect(ranked.findIndex(({ id }) => id === 'ours')).toBe(better);
      }),
    );
  });
});
