import { expect, test } from 'vitest';
import type { PaymentChoice } from '#contract/payment/payment.ts';
import { money } from '#domain/money/money.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { verifyFirst } from '../answerValues.ts';
import { agreedChoice, reviewOptions } from './reviewOptions.ts';

const records = (paidLast: PaymentChoice) => ({
  paymentWays: () => ({ closed: {}, switched: [], paidLast }),
  bankProviders: () => undefined,
});

test.each([
  ['CM', 10_219],
  ['UG', 10_318],
] as const)(
  'a card as last time, to %s, is offered with what it adds, and answered with itself (PAY-12)',
  (to, due) => {
    const paidLast = { provider: 'trust-payment' } as const;
    const transfer = { ...summaryOf(transferFixture()), destinationCountryCode: to };
    const [asBefore, otherWay] = reviewOptions(transfer, records(paidLast));
    expect(asBefore?.words).toMatchObject({ key: 'guide.payBy.card', facts: { total: money('GBP', due) } });
    expect(agreedChoice(asBefore?.id ?? '')).toEqual(paidLast);
    expect(agreedChoice(otherWay?.id ?? '')).toBeUndefined();
  },
);

test('before who sends it is checked, only the check is offered, whatever was paid with last (KYC-22)', () => {
  const offered = reviewOptions(
    summaryOf(transferFixture('PENDING_VERIFICATION')),
    records({ provider: 'trust-payment' }),
  );
  expect(offered.map(({ id }) => id)).toEqual([verifyFirst]);
});
