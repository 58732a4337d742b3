import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRateQuote, readExchange, readRateQuote } from '#contract/quote/quote.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import type { Database } from '#server/database/open.ts';
import type { FetchMarketRate } from '#server/quote/rateProvider.ts';
import { rateTicks } from '#server/quote/rateTicks.ts';
import { serviceStore } from '#server/quote/serviceStore.ts';
import { seedReference } from '#server/seeds/seedPrices.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

describe('rates over the wire', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  const hold = (base: PayInCurrency, target: 'XAF' | 'KES' = 'XAF') =>
    ama.sender.call(createRateQuote, { body: { base, target, meta: { userId: ama.user.id } } });

  test('a visitor reads the customer’s rate: 2.5 % under the middle of the market (API-30, D-120)', async () => {
    const exchange = dataOf(
      await createSender(app.baseUrl).call(readExchange, { params: { base: 'GBP', target: 'KES' } }),
    );
    expect(exchange.rate).toBe(customerRate({ base: 'GBP', target: 'KES', mid: exchange.midRate as `${number}` }));
    expect(Number(exchange.rate) / Number(exchange.midRate)).toBeCloseTo(0.975, 4);
    expect(Math.abs(exchange.at - Date.now() / 1000)).toBeLessThan(120);
  });

  test('a euro is 655.96 francs whatever the market says (QUO-32, D-49)', async () => {
    const { rate } = dataOf(await ama.sender.call(readExchange, { params: { base: 'EUR', target: 'XAF' } }));
    expect(rate).toBe('655.96');
  });

  test('one rate a minute and pair is kept, and everybody is told the same one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ama.sender.call(readExchange, { params: { base: 'SEK', target: 'UGX' } })),
    );
    const ticks = await app.db.selectFrom('rate_tick').selectAll().where('base', '=', 'SEK').execute();
    expect(new Set(answers.map((answer) => dataOf(answer).midRate)).size).toBe(ticks.length);
    expect(new Set(ticks.map(({ minute }) => minute.getTime())).size).toBe(ticks.length);
  });

  test('a pair nobody serves is refused by name', async () => {
    const answer = await ama.sender.call(readExchange, { params: { base: 'XAF', target: 'GBP' } });
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'currencyPairNotOffered', message: 'We don’t send XAF to GBP yet.' },
    });
  });

  test('a quote holds the rate for 30 minutes and can be read again (API-31, API-32, D-120)', async () => {
    const quote = dataOf(await hold('GBP'));
    expect(quote.expiresAt - Date.now() / 1000).toBeGreaterThan(29 * 60);
    expect(quote.expiresAt - Date.now() / 1000).toBeLessThanOrEqual(30 * 60 + 1);
    expect(dataOf(await ama.sender.call(readRateQuote, { params: { id: quote.id } }))).toEqual(quote);
  });

  test('another person’s quote is not found, in the same words as one that never was (ASVS 8.2.2)', async () => {
    const quote = dataOf(await hold('CAD'));
    const kofi = await signUpAndIn(app);
    const stolen = await kofi.sender.call(readRateQuote, { params: { id: quote.id } });
    const invented = await kofi.sender.call(readRateQuote, { params: { id: '0197a000-0000-7000-8000-000000000001' } });
    expect(stolen.status).toBe(404);
    expect(stolen).toEqual(invented);
    const forAma = await kofi.sender.call(createRateQuote, {
      body: { base: 'GBP', target: 'XAF', meta: { userId: ama.user.id } },
    });
    expect(forAma).toEqual(invented);
  });

  test('a pair that is down is not quoted, and others are (QUO-15, D-57)', async () => {
    await app.db.insertInto('pair_downtime').values({ base: 'NOK', target: 'XAF' }).execute();
    expect(await hold('NOK')).toMatchObject({
      status: 422,
      error: { code: 'pairDown', details: { params: { base: 'NOK', target: 'XAF' } } },
    });
    expect(await hold('NOK', 'KES')).toMatchObject({ status: 200 });
  });

  test('quoting without end is stopped (ASVS 2.4.1)', async () => {
    const busy = await signUpAndIn(app);
    const ask = () =>
      busy.sender.call(createRateQuote, { body: { base: 'CHF', target: 'XAF', meta: { userId: busy.user.id } } });
    const statuses = [];
    for (let asked = 0; asked < 121; asked++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the market’s rate', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openFreshDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('rate_tick').execute();
  });

  const pair = { base: 'GBP', target: 'XAF' } as const;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const ticksThat = (fetchMarketRate: FetchMarketRate) => rateTicks({ db: database.db, fetchMarketRate });
  const keep = (mid: string, minute: Date) =>
    database.db
      .insertInto('rate_tick')
      .values({ ...pair, mid, minute })
      .execute();

  test('is the last one known while the provider is silent, until it is 10 minutes old', async () => {
    const silent = ticksThat(async () => undefined);
    await keep('700', minutesAgo(11));
    expect(await silent.current(pair)).toBeUndefined();
    await keep('755.9904425', minutesAgo(9));
    expect(await silent.current(pair)).toMatchObject({ mid: '755.9904425' });
  });

  test('is as old as the provider says, so stale news is no rate', async () => {
    expect(await ticksThat(async () => ({ mid: '750', at: minutesAgo(30) })).current(pair)).toBeUndefined();
    const young = await ticksThat(async () => ({ mid: '751', at: minutesAgo(2) })).current(pair);
    expect(young).toMatchObject({ mid: '751' });
  });

  test('from the future counts as of now', async () => {
    const early = await ticksThat(async () => ({ mid: '752', at: minutesAgo(-500) })).current(pair);
    expect(early?.mid).toBe('752');
    expect(early?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('is the first one any server heard in that minute', async () => {
    const at = new Date();
    const one = ticksThat(async () => ({ mid: '760', at }));
    const other = ticksThat(async () => ({ mid: '770', at }));
    const answers = await Promise.all([one.current(pair), other.current(pair)]);
    expect(new Set(answers.map((answer) => answer?.mid)).size).toBe(1);
  });

  test('is asked for again on a server whose clock was put back an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let asked = 0;
    const counting = ticksThat(async () => {
      asked += 1;
      return undefined;
    });
    await counting.current(pair);
    vi.advanceTimersByTime(6000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await counting.current(pair);
    expect(asked).toBe(2);
  });

  test('is asked for once by many at a time', async () => {
    let asked = 0;
    const counting = ticksThat(async () => {
      asked += 1;
      return undefined;
    });
    await Promise.all(Array.from({ length: 20 }, () => counting.current(pair)));
    expect(asked).toBe(1);
  });
});

describe('seeding', () => {
  test('twice changes nothing, and keeps what an operator changed', async () => {
    const database = await openFreshDatabase();
    const services = serviceStore(database.db);
    await seedReference(database.db);
    await database.db.deleteFrom('fee_tier').where('service_id', '=', 'GBP-CM-mobile_money').execute();
    const before = await services.all();
    await seedReference(database.db);
    expect(await services.all()).toEqual(before);
    expect((await services.byId('GBP-CM-mobile_money'))?.fees).toEqual([]);
    await database.close();
  });
});
