import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createRateQuote, readRateQuote } from '#contract/quote/quote.ts';
import { newId } from '#server/database/ids.ts';
import { idempotencyStore } from '#server/http/idempotency.ts';
import { quotesAllowed } from '#server/quote/exchangeRoutes.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
let esi: Person;
beforeAll(async () => {
  app = await startApp();
  esi = await signUpAndIn(app);
});
afterAll(() => app.stop());

const body = () => ({ base: 'GBP', target: 'XAF', meta: { userId: esi.user.id } }) as const;
const ask = (headers: Record<string, string> = {}) => esi.sender.call(createRateQuote, { body: body() }, headers);
const bucket = () => `rateQuote:${esi.user.id}`;
const keyed = (key: string) => ({ [requestHeaders.idempotencyKey]: key });

async function counted(): Promise<number> {
  const read = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count
    from attempt_count where bucket = ${bucket()}`.execute(app.db);
  return read.rows[0]?.count ?? 0;
}

async function quotesKept(): Promise<number> {
  const read = await sql<{ count: number }>`select count(*)::int as count from rate_quote
    where user_id = ${esi.user.id}`.execute(app.db);
  return read.rows[0]?.count ?? 0;
}

describe('a call that is counted with its session', () => {
  test('is one try, with a key and without, and none when it is answered again (ASVS 2.4.1)', async () => {
    const [before, key] = [await counted(), randomUUID()];
    const first = dataOf(await ask(keyed(key)));
    expect(dataOf(await ask(keyed(key)))).toEqual(first);
    dataOf(await ask());
    expect(await counted()).toBe(before + 2);
  });

  test('is refused once there were too many, says for how long, and does nothing (ASVS 2.4.1)', async () => {
    dataOf(await ask());
    await sql`update attempt_count set count = ${quotesAllowed.limit - 1} where bucket = ${bucket()}`.execute(app.db);
    dataOf(await ask());
    const before = await quotesKept();
    for (const headers of [{}, keyed(randomUUID())]) {
      const seconds = expect.stringMatching(/^\d+$/);
      const refusal = { code: 'tooManyRequests', details: { params: { seconds } } };
      expect(await ask(headers)).toMatchObject({ status: 429, error: refusal });
    }
    expect(await quotesKept()).toBe(before);
    await sql`delete from attempt_count where bucket = ${bucket()}`.execute(app.db);
  });
});

describe('what is only promised by its answer', () => {
  test('is kept with a key and without before it is told', async () => {
    for (const headers of [{}, keyed(randomUUID())]) {
      const held = dataOf(await ask(headers));
      expect(dataOf(await esi.sender.call(readRateQuote, { params: { id: held.id } }))).toEqual(held);
    }
  });

  test('is not there without its answer, nor its answer without it', async () => {
    const { reserve, remember } = idempotencyStore(app.db);
    const own = { userId: esi.user.id, key: randomUUID() };
    const call = { ...own, requestHash: 'hash' };
    const answer = { status: 200, body: 'told' };
    const holding = (id: string, userId: string) =>
      sql`held as (insert into rate_quote (id, user_id, base, target, mid, rate, expires_at)
        values (${id}, ${userId}, 'GBP', 'XAF', 760, 750, now() + interval '1 minute'))`;
    const before = await quotesKept();
    expect(await reserve(call)).toEqual({ kind: 'mine' });

    const nobody = [holding(newId(), newId())];
    await expect(remember(own, { ...answer, writes: nobody })).rejects.toThrow(/foreign key/);
    const { rows } = await sql<{ status: number | null }>`select status from idempotency_key
      where user_id = ${own.userId} and key = ${own.key}`.execute(app.db);
    expect(rows).toEqual([{ status: null }]);
    expect(await quotesKept()).toBe(before);

    await remember(own, { ...answer, writes: [holding(newId(), own.userId)] });
    expect(await reserve(call)).toEqual({ kind: 'replay', answer });
    expect(await quotesKept()).toBe(before + 1);
  });
});
