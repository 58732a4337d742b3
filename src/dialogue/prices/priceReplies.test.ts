import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { CompetitorRate, CompetitorRates } from '#contract/quote/competitor.ts';
import type { RateAlert } from '#contract/quote/rateAlert.ts';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import { money } from '#domain/money/money.ts';
import { quoteFixture, someMoment } from '#tests/fixtures/transferFixture.ts';
import type { AccountReply } from '../account/accountReply.ts';
import type { Words } from '../words.ts';
import { alertReply, comparisonReply, pastRatesReply } from './priceReplies.ts';

const pair = { base: 'GBP', target: 'XAF' } as const;

/** What is said, with where it leads; whatever is answered, the question comes again. */
function saidIn(reply: AccountReply): readonly (Words | string)[] {
  expect(reply.at(-1)).toEqual({ type: 'question.repeated' });
  return reply.flatMap((told) =>
    told.type === 'thread.continued'
      ? told.happenings.flatMap((one) =>
          one.kind === 'lead' ? [one.words, one.to] : one.kind === 'told' ? [one.words] : [],
        )
      : [],
  );
}

const alerts = [{ key: 'prices.toAlerts' }, '/rates?base=GBP&target=XAF&alerts='];
const rates = [{ key: 'prices.toRates' }, '/rates?base=GBP&target=XAF'];

const waited: RateAlert = {
  kind: 'price',
  id: '0197a000-0000-7000-8000-0000000000a1',
  originCurrency: 'GBP',
  destinationCountryCode: 'CM',
  destinationCurrency: 'XAF',
  transferMethod: 'mobile_money',
  destinationAmount: 80_000,
  most: 100,
  rateNeeded: '820',
  byEmail: true,
  byPush: false,
  expiresAt: someMoment,
};
const { most, rateNeeded, ...monthly } = waited;
const arrives = { get: money('XAF', 80_000), country: 'CM', moment: someMoment };

test('a price that is waited for is told with all of it, for whom, until when, and where it is stopped (peers 7)', () => {
  expect(saidIn(alertReply(waited, pair))).toEqual([
    { key: 'prices.alertSet', facts: { ...arrives, total: money('GBP', 10_000) } },
    ...alerts,
  ]);
  expect(saidIn(alertReply({ ...waited, recipientId: 'marie' }, pair))).toEqual([
    { key: 'prices.alertSetFor', facts: { ...arrives, total: money('GBP', 10_000), recipientId: 'marie' } },
    ...alerts,
  ]);
});

test('a reminder of each month has no price it waits for', () => {
  const each: RateAlert = { ...monthly, kind: 'monthly', day: 1, nextAt: someMoment };
  expect(saidIn(alertReply(each, pair))).toEqual([{ key: 'prices.alertSet', facts: arrives }, ...alerts]);
});

test('a price that cannot be waited for is told why, and where the others are stopped', () => {
  expect(saidIn(alertReply(new ApiFailure('serviceUnavailable'), pair))).toEqual([
    { failure: { code: 'serviceUnavailable', details: {} } },
    ...alerts,
  ]);
});

const other = (letter: CompetitorRate['letter'], received: number): CompetitorRate => ({
  ...{ letter, received, fee: 2, rate: '780', at: someMoment },
});
const compared: CompetitorRates = {
  ...{ ...pair, amount: 102.19, source: 'Prices Daily' },
  competitors: [other('A', 77_000), other('B', 78_001)],
};

test('what arrives by us stands among what arrives by others, the most first, each with its day (peers 5, D-105)', () => {
  expect(saidIn(comparisonReply(sumOfQuote(quoteFixture()), compared))).toEqual([
    { key: 'prices.compared', facts: { total: money('GBP', 10_219), example: { label: 'Prices Daily' } } },
    {
      key: 'prices.withOther',
      facts: { example: { label: 'B' }, get: money('XAF', 78_001), moment: someMoment },
    },
    { key: 'prices.withUs', facts: { get: money('XAF', 78_000) } },
    {
      key: 'prices.withOther',
      facts: { example: { label: 'A' }, get: money('XAF', 77_000), moment: someMoment },
    },
  ]);
});

test('nothing is compared before there is a price, or where nobody else’s was seen (D-105)', () => {
  expect(saidIn(comparisonReply(undefined, compared))).toEqual([{ key: 'guide.told.noCost' }]);
  expect(saidIn(comparisonReply(sumOfQuote(quoteFixture()), undefined))).toEqual([{ key: 'prices.notCompared' }]);
});

const history = (...rates: readonly string[]): RateHistory => ({
  ...{ ...pair, span: 'month', from: someMoment, until: someMoment },
  points: rates.map((rate) => ({ at: someMoment, midRate: rate, rate })),
});

test('of past rates the last is told, and the least and the most of them (peers 6)', () => {
  expect(saidIn(pastRatesReply(history('780', '791.5', '765', '770'), pair))).toEqual([
    {
      key: 'prices.pastRates',
      facts: { example: { label: '1 GBP = 770 XAF' }, options: [{ label: '765' }, { label: '791.5' }] },
    },
    ...rates,
  ]);
});

test.each([
  ['nothing could be read', undefined],
  ['nothing is known', history()],
  ['what is known cannot be read', history('none')],
])('where %s of them, that is told, and where they stand', (_, read) => {
  expect(saidIn(pastRatesReply(read, pair))).toEqual([{ key: 'prices.noPastRates' }, ...rates]);
});
