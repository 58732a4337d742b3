import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, type PayInCurrency, payInCurrencies } from '../money/currency.ts';
import { money } from '../money/money.ts';
import { isFinalPayment, neutralPaymentStatuses, transferEventFor } from '../transfer/paymentOutcome.ts';
import { transitionsFrom } from '../transfer/transitions.ts';
import { choosePaymentOption, paymentOptions } from './paymentOptions.ts';
import { canServe } from './paymentWays.ts';

const offered = (currency: PayInCurrency, destinationCountryCode: string) =>
  paymentOptions({ totalToPay: money(currency, 10_000), destinationCountryCode }).map(
    ({ provider, kind, chargeMinor, recommended }) => `${provider} ${kind} ${chargeMinor}${recommended ? ' *' : ''}`,
  );

describe('payment options', () => {
  test.each<[PayInCurrency, string, string[]]>([
    ['GBP', 'KE', ['truelayer bank 0 *', 'trust-payment card 99']],
    ['GBP', 'CM', ['truelayer bank 0 *', 'trust-payment card 0']],
    ['CAD', 'NG', ['pay360 card 0 *']],
    ['CAD', 'CM', ['interac interac 0 *', 'pay360 card 0']],
    ['EUR', 'UG', ['axcess card 99 *']],
    ['EUR', 'CM', ['axcess card 0 *']],
    ['NOK', 'TZ', ['axcess card 99 *']],
    ['SEK', 'TZ', ['axcess card 99 *']],
    ['CHF', 'CM', ['axcess card 0 *']],
    ['DKK', 'NG', ['axcess card 99 *']],
  ])('%s to %s (PAY-12…14, D-52, D-53, D-80)', (currency, destination, options) => {
    expect(offered(currency, destination)).toEqual(options);
  });

  test('other currencies have none (PAY-15)', () => {
    const others = currencies.filter((currency) => !payInCurrencies.some((known) => known === currency));
    for (const currency of others) {
      expect(paymentOptions({ totalToPay: money(currency, 100), destinationCountryCode: 'CM' })).toEqual([]);
    }
  });

  test.each([
    ['GBP', 'KE', 1_999_901, undefined],
    ['GBP', 'KE', 1_999_902, 'cardLimitExceeded'],
    ['GBP', 'CM', 2_000_000, undefined],
    ['GBP', 'CM', 2_000_001, 'cardLimitExceeded'],
    ['EUR', 'CM', 2_400_000, undefined],
    ['EUR', 'CM', 2_400_001, 'cardLimitExceeded'],
    ['NOK', 'CM', 90_000_000, undefined],
  ] as const)('a card takes %s to %s, %i minor units: %s (PAY-16, D-51)', (currency, to, minor, reason) => {
    const paying = { totalToPay: money(currency, minor), destinationCountryCode: to };
    expect(paymentOptions(paying).find(({ kind }) => kind === 'card')?.disabledReason).toBe(reason);
  });

  test('a bank payment has no cap', () => {
    const [bank] = paymentOptions({ totalToPay: money('GBP', 90_000_000), destinationCountryCode: 'CM' });
    expect(bank).toMatchObject({ provider: 'truelayer' });
    expect(bank).not.toHaveProperty('disabledReason');
  });

  test('exactly one option is recommended, it comes first, and every charge shows before paying (D-52)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...payInCurrencies),
        fc.constantFrom('CM', 'KE', 'TZ', 'UG', 'NG'),
        fc.integer({ min: 0, max: 100_000_000 }),
        (currency, destinationCountryCode, minor) => {
          const options = paymentOptions({ totalToPay: money(currency, minor), destinationCountryCode });
          expect(options.filter(({ recommended }) => recommended)).toEqual([options[0]]);
          expect(options.every(({ chargeMinor }) => chargeMinor === 0 || chargeMinor === 99)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['truelayer', 'GBP', true],
    ['trust-payment', 'GBP', true],
    ['paycross', 'GBP', 'providerNotOffered'],
    ['axcess', 'EUR', true],
    ['interac', 'CAD', 'providerNotOpen'],
    ['pay360', 'CAD', 'providerUnavailable'],
  ] as const)('choosing %s for %s: %s', (provider, currency, outcome) => {
    const chosen = choosePaymentOption(provider, {
      totalToPay: money(currency, 10_000),
      destinationCountryCode: 'CM',
      ways: { closed: { interac: 'providerNotOpen', pay360: 'providerUnavailable' }, switched: [] },
    });
    expect(chosen.ok || chosen.refusal).toBe(outcome);
  });

  test('a switch gives one way in one currency to another company, at the same price (D-80)', () => {
    const ways = { closed: {}, switched: [{ currency: 'EUR', kind: 'card', provider: 'paycross' }] } as const;
    const inEuros = { totalToPay: money('EUR', 10_000), destinationCountryCode: 'UG', ways };
    expect(paymentOptions(inEuros)).toEqual([
      { provider: 'paycross', kind: 'card', chargeMinor: 99, recommended: true },
    ]);
    expect(choosePaymentOption('axcess', inEuros)).toMatchObject({ ok: false, refusal: 'providerNotOffered' });
    expect(paymentOptions({ ...inEuros, totalToPay: money('SEK', 10_000) })).toMatchObject([{ provider: 'axcess' }]);
  });

  test('a card’s way given to a company of banks is a bank’s way, and is called so (D-80)', () => {
    const ways = { closed: {}, switched: [{ currency: 'DKK', kind: 'card', provider: 'ivy' }] } as const;
    const inCrowns = { totalToPay: money('DKK', 10_000), destinationCountryCode: 'UG', ways };
    expect(paymentOptions(inCrowns)).toMatchObject([{ provider: 'ivy', kind: 'bank', chargeMinor: 99 }]);
  });

  test.each([
    ['EUR', 'card', 'paycross', true],
    ['GBP', 'bank', 'ivy', true],
    ['CAD', 'card', 'ivy', false],
    ['CAD', 'card', 'interac', false],
    ['EUR', 'bank', 'truelayer', false],
  ] as const)('%s by %s given to %s: %s', (currency, kind, provider, can) => {
    expect(canServe({ currency, kind, provider })).toBe(can);
  });
});

describe('what a payment means to its transfer', () => {
  const waiting = { status: 'PENDING_PAYMENT', amountIsDue: true } as const;
  const processing = { status: 'PAYMENT_PROCESSING', amountIsDue: true } as const;

  test.each([
    ['created', undefined, undefined],
    ['pending_user', undefined, undefined],
    ['processing', 'payment.pending', undefined],
    ['succeeded', 'payment.settled', 'payment.settled'],
    ['succeeded_review', 'payment.pending', undefined],
    ['declined', 'payment.declined', 'payment.failed'],
    ['suspected_fraud', 'fraud.flag', 'fraud.flag'],
    ['cancelled', 'payment.cancelled', 'payment.cancelled'],
    ['expired', undefined, 'attempt.abandoned'],
  ] as const)('%s is %s before and %s while processing', (payment, before, during) => {
    expect([transferEventFor(payment, waiting), transferEventFor(payment, processing)]).toEqual([before, during]);
  });

  test('another amount than the one due is a mismatch, never a payment (PAY-16)', () => {
    expect(transferEventFor('succeeded', { ...waiting, amountIsDue: false })).toBe('payment.mismatch');
  });

  test('every event it names is on a rule a provider may take from there', () => {
    for (const transfer of [waiting, processing]) {
      for (const payment of neutralPaymentStatuses) {
        const event = transferEventFor(payment, transfer);
        const rules = transitionsFrom[transfer.status].filter(
          ({ on, by }) => event && on.includes(event) && by.includes('provider'),
        );
        expect(rules.length).toBe(event ? 1 : 0);
      }
    }
  });

  test('an attempt still under way is not final', () => {
    expect(neutralPaymentStatuses.filter((status) => !isFinalPayment(status))).toEqual([
      'created',
      'pending_user',
      'processing',
      'succeeded_review',
    ]);
  });
});
