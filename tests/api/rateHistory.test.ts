import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExchange } from '#contract/quote/quote.ts';
import { readRateHistory } from '#contract/quote/rateHistory.ts';
import { daysOf, type RateSpan, rateSpans, rateStepSeconds } from '#domain/quote/rateHistory.ts';
import { keepDays } from '#server/quote/rateDays.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());

const params = { base: 'GBP', target: 'XAF' } as const;
const answerTo = async (span: RateSpan) =>
  dataOf(await createSender(app.baseUrl).call(readRateHistory, { params, query: { span } }));
const historyOf = async (span: RateSpan) => (await answerTo(span)).points;

test('a day keeps its last rate, the market’s and what we gave for it, and is not written twice (peers 6)', async () => {
  await sql`insert into rate_tick (base, target, minute, mid) values
    ('GBP', 'XAF', (date_trunc('day', now() at time zone 'UTC') - interval '14 hours') at time zone 'UTC', 760),
    ('GBP', 'XAF', (date_trunc('day', now() at time zone 'UTC') - interval '2 hours') at time zone 'UTC', 750)`.execute(
    app.db,
  );
  await keepDays(app.db);
  await keepDays(app.db);
  const [yesterday] = await historyOf('month');
  expect(yesterday).toMatchObject({ midRate: '750', rate: '731.25' });
  expect((yesterday?.at ?? 1) % 86_400).toBe(0);
});

test('a year is kept though ticks go after a month, and a day nobody knows is left out (peers 6)', async () => {
  await sql`insert into rate_day (base, target, day, mid, rate) values
    ('GBP', 'XAF', current_date - 300, 700, 690), ('GBP', 'XAF', current_date - 298, 702, 684.45)`.execute(app.db);
  const year = await historyOf('year');
  // Ours is as it was given then, not as today's rule would have it.
  expect(year.slice(0, 2).map(({ rate }) => rate)).toEqual(['690', '684.45']);
  expect((year[1]?.at ?? 0) - (year[0]?.at ?? 0)).toBe(2 * 86_400);
  expect(await historyOf('week')).toHaveLength(1);
});

test('the last day is told by the hour, as it was quoted', async () => {
  const quoted = dataOf(await createSender(app.baseUrl).call(readExchange, { params }));
  const hours = await historyOf('day');
  expect(hours.at(-1)).toMatchObject({ rate: quoted.rate, midRate: quoted.midRate });
  expect(hours.every(({ at }) => at % 3600 === 0)).toBe(true);
});

test('a pair nobody serves is refused by name', async () => {
  const answer = await createSender(app.baseUrl).call(readRateHistory, {
    params: { base: 'GBP', target: 'ZAR' },
    query: { span: 'year' },
  });
  expect(answer).toMatchObject({ status: 422, error: { code: 'currencyPairNotOffered' } });
});

test.each(rateSpans)(
  'says where %s begins and ends, so that what is missing is seen as missing (peers 6)',
  async (span) => {
    const { from, until, points } = await answerTo(span);
    const step = rateStepSeconds(span);
    expect((until - from) / step).toBe(span === 'day' ? 24 : daysOf[span] - 1);
    expect(until % step).toBe(0);
    expect(points.every(({ at }) => at >= from && at <= until && (at - from) % step === 0)).toBe(true);
  },
);
