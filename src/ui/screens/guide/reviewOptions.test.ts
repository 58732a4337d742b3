import { afterEach, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { agreedChoice, reviewOptions, verifyFirst } from './reviewOptions.ts';

afterEach(() => queryClient.clear());

test.each([
  ['CM', 10_219],
  ['UG', 10_318],
] as const)(
  'a card as last time, to %s, is offered with what it adds, and answered with itself (PAY-12)',
  (to, due) => {
    const paidLast = { provider: 'trust-payment' } as const;
    queryClient.setQueryData(paymentWaysQuery.queryKey, { closed: {}, switched: [], paidLast });
    const transfer = { ...summaryOf(transferFixture()), destinationCountryCode: to };
    const [asBefore, otherWay] = reviewOptions(transfer);
    expect(asBefore?.words).toMatchObject({ key: 'guide.payBy.card', facts: { total: money('GBP', due) } });
    expect(agreedChoice(asBefore?.id ?? '')).toEqual(paidLast);
    expect(agreedChoice(otherWay?.id ?? '')).toBeUndefined();
  },
);

test('before who sends it is checked, only the check is offered, whatever was paid with last (KYC-22)', () => {
  queryClient.setQueryData(paymentWaysQuery.queryKey, {
    closed: {},
    switched: [],
    paidLast: { provider: 'trust-payment' },
  });
  const offered = reviewOptions(summaryOf(transferFixture('PENDING_VERIFICATION')));
  expect(offered.map(({ id }) => id)).toEqual([verifyFirst]);
});
