import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateQuote, createTransferQuote, holdRate, readExchange } from '#contract/quote/quote.ts';
import { applyMargin } from '#domain/money/rate.ts';
import { marginBasisPoints } from '#domain/quote/customerRate.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { priceRequestOf } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

const pair = { base: 'GBP', target: 'XAF' } as const;

describe('a price that was shown', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  const visitor = () => createSender(app.baseUrl);
  const quoteOf = async (person: Person, more: { holdSecret?: string; shownAt?: number } = {}) =>
    dataOf(await person.sender.call(createRateQuote, { body: { ...pair, meta: { userId: person.user.id }, ...more } }));
  /** The market of `minutesAgo`, as the books of this server have it. */
  const tickOf = async (minutesAgo: number, mid: string) => {
    const { rows } = await sql<{ at: number }>`insert into rate_tick (base, target, minute, mid)
      values ('GBP', 'XAF', date_trunc('minute', now()) - make_interval(mins => ${minutesAgo}), ${mid})
      on conflict (base, target, minute) do update set mid = ${mid}
      returning extract(epoch from minute)::int as at`.execute(app.db);
    return rows[0]?.at ?? 0;
  };

  test('is held for a visitor over signing up, whatever the market does, and priced to the unit (D-13, D-120)', async () => {
    const held = dataOf(await visitor().call(holdRate, { body: pair }));
    await sql`update rate_tick set mid = mid * 0.9 where base = 'GBP' and target = 'XAF'`.execute(app.db);
    const newcomer = await signUpAndIn(app);
    const quote = await quoteOf(newcomer, { holdSecret: held.secret });
    expect(quote).toMatchObject({ rate: held.rate, expiresAt: held.expiresAt });
    const body = priceRequestOf({ amount: 100 }, quote.id);
    const priced = dataOf(await newcomer.sender.call(createTransferQuote, { body }));
    expect(priced).toMatchObject({ exchangeRate: held.rate, expiresAt: held.expiresAt });
  });

  test('is one person’s: the first to claim it keeps it, and it counts for nobody else (ASVS 8.2.2)', async () => {
    const old = await tickOf(1, '900');
    const held = dataOf(await visitor().call(holdRate, { body: { ...pair, shownAt: old } }));
    expect((await quoteOf(ama, { holdSecret: held.secret })).rate).toBe(held.rate);
    expect((await quoteOf(ama, { holdSecret: held.secret })).rate).toBe(held.rate);
    await tickOf(0, '800');
    const thief = await signUpAndIn(app);
    expect((await quoteOf(thief, { holdSecret: held.secret })).rate).not.toBe(held.rate);
  });

  test('is nobody’s once it is over, of another pair, or invented', async () => {
    const old = await tickOf(1, '910');
    const held = dataOf(await visitor().call(holdRate, { body: { ...pair, shownAt: old } }));
    await sql`update rate_hold set expires_at = now()`.execute(app.db);
    await tickOf(0, '800');
    expect((await quoteOf(ama, { holdSecret: held.secret })).rate).not.toBe(held.rate);
    const other = dataOf(await visitor().call(holdRate, { body: { base: 'GBP', target: 'KES' } }));
    expect((await quoteOf(ama, { holdSecret: other.secret })).rate).not.toBe(other.rate);
    expect((await quoteOf(ama, { holdSecret: 'invented' })).rate).not.toBe(held.rate);
  });

  test('is quoted as it was shown while that is fresh, from our own books and never from the browser’s word', async () => {
    const fresh = await tickOf(2, '820');
    expect((await quoteOf(ama, { shownAt: fresh })).rate).toBe(applyMargin('820', marginBasisPoints));
    const stale = await tickOf(4, '990');
    const today = dataOf(await visitor().call(readExchange, { params: pair }));
    expect((await quoteOf(ama, { shownAt: stale })).rate).toBe(today.rate);
    expect((await quoteOf(ama, { shownAt: fresh + 7 })).rate).toBe(today.rate);
  });

  test('keeps only the hash of a visitor’s secret', async () => {
    const { secret } = dataOf(await visitor().call(holdRate, { body: pair }));
    const { rows } = await sql<{ text: string }>`select rate_hold::text as text from rate_hold`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  });

  test('cannot be collected: a visitor holds thirty in ten minutes at most (ASVS 2.4.1)', async () => {
    const collector = visitor();
    const answers = [];
    for (let n = 0; n < 60; n++) answers.push(await collector.call(holdRate, { body: pair }));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(30);
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: 'tooManyRequests' } });
  });
});
