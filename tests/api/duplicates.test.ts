import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBankPayment } from '#contract/payment/payment.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, cancelTransfer, createTransfer } from '#contract/transfer/transfer.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { openDoor, orderFault, partnerBook } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { decideAtBank, demoBank, recipientIn, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
let recipientId: string;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
  recipientId = await recipientOf(ama, 'UG mobile_money');
});
afterAll(async () => {
  expect(await brokenOnceDrained(app)).toEqual([]);
  await app.stop();
});

async function recipientOf({ sender, user }: Person, way: 'UG mobile_money' | 'CM mobile_money'): Promise<string> {
  const body = recipientIn[way];
  if (!body) throw new Error('Nobody to send to');
  return dataOf(await sender.call(createRecipient, { params: { id: user.id }, body })).id;
}

type Request = { readonly method: string; readonly target: string; readonly body?: object };

/** One request three times at the same moment, each signed for itself, as three tabs or an anxious finger would. */
async function thrice({ method, target, body }: Request, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const request = { method, target: `/api${target}`, headers, ...(body && { body: JSON.stringify(body) }) };
  const sent = await Promise.all([1, 2, 3].map(() => ama.sender.sendRaw(request)));
  return Promise.all(sent.map(async (answer) => ({ status: answer.status, body: await answer.text() })));
}

const dataIn = (answers: readonly { body: string }[]) => answers.map(({ body }) => JSON.parse(body).data);
const quoteId = async () => dataOf((await askPrice(ama, { amount: 100, to: 'UG' })).answer).id;
const creation = (transferQuoteId: string): Request => ({
  method: 'POST',
  target: `/user/${ama.user.id}/transfer`,
  body: { recipientId, transferQuoteId, transferReasonId: 'family-support' },
});
const cancelling = (tid: string): Request => ({ method: 'DELETE', target: `/user/${ama.user.id}/transfer/${tid}` });

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(app.db)).rows[0]?.count;

const fates = ['delivered', 'delivered', 'delivered', 'cancelled', 'cancelled while the bank page is open'] as const;

/** One transfer from its creation to its end, every call of the sender's three times at once. */
async function liveThrough(number: number): Promise<string> {
  const fate = fates[number % fates.length];
  const key = () => (number % 2 === 0 ? randomUUID() : undefined);

  const created = await thrice(creation(await quoteId()), key());
  expect(new Set(created.map(({ body }) => body)).size).toBe(1);
  const [{ id }] = dataIn(created);
  const acknowledgment = { transferId: id, recipientId, acknowledgment: true };
  const known = await thrice({ method: 'POST', target: acknowledgeScamAlert.path, body: acknowledgment }, key());
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200]);

  if (fate !== 'cancelled') {
    const paying = await thrice(
      { method: 'POST', target: startBankPayment.path, body: { ...demoBank, transferId: id } },
      key(),
    );
    const pages = new Set(dataIn(paying).map(({ auth_flow }) => auth_flow.uri));
    expect(pages.size).toBe(1);
    const [page] = pages;
    if (fate === 'delivered') {
      await Promise.all([1, 2, 3].map(() => decideAtBank(page, 'approve')));
      await untilStatus(ama, id, 'COMPLETE');
      return fate;
    }
  }
  const cancelled = await thrice(cancelling(id), key());
  expect(dataIn(cancelled).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  return 'cancelled';
}

test('30 transfers with every call sent three times at once and every webhook tripled have one effect each (money notes P3)', async () => {
  const door = await openDoor(app.baseUrl, { copies: 3 });
  app.sandbox.connectApp(door.url);
  await orderFault(app, { provider: 'pivot', kind: 'duplicate', count: 1_000 });
  const ends: string[] = [];
  for (let begun = 0; begun < 30; begun += 5) {
    const numbers = Array.from({ length: 5 }, (_, index) => begun + index);
    ends.push(...(await Promise.all(numbers.map(liveThrough))));
  }
  expect(await brokenOnceDrained(app)).toEqual([]);
  app.sandbox.connectApp(app.baseUrl);
  await door.close();

  const delivered = ends.filter((end) => end === 'delivered').length;
  expect(ends).toHaveLength(30);
  const counts = await sql<Record<string, number>>`select
    (select count(*)::int from transfer) as transfers,
    (select count(*)::int from transfer where status = 'COMPLETE') as complete,
    (select count(*)::int from payment) as payments,
    (select count(*)::int from payout_attempt) as payouts,
    (select count(*)::int from refund) as refunds,
    (select count(*)::int from journal where transfer_id is not null) as journals`.execute(app.db);
  expect(counts.rows[0]).toEqual({
    transfers: 30,
    complete: delivered,
    payments: delivered,
    payouts: delivered,
    refunds: 0,
    journals: delivered * 4,
  });
  const references = await sql<{ reference: string }>`select reference from payout_attempt`.execute(app.db);
  const book = await partnerBook(app, 'PIVOT', ...references.rows.map(({ reference }) => reference));
  expect(book.map(({ state }) => state)).toEqual(Array(delivered).fill('paid'));
});

describe('an Idempotency-Key (D-119, ASVS 2.3.4)', () => {
  const send = (request: Request, key: string) => thrice(request, key).then(([first]) => first);

  test('gives the very bytes of the first answer, however the transfer has moved on', async () => {
    const key = randomUUID();
    const request = creation(await quoteId());
    const first = await send(request, key);
    await thrice(cancelling(dataIn([first ?? { body: '' }])[0].id));
    expect(await send(request, key)).toEqual(first);
  });

  test('used again with another body, path or method is refused, and does nothing', async () => {
    const key = randomUUID();
    const request = creation(await quoteId());
    const created = await send(request, key);
    const { id } = dataIn([created ?? { body: '' }])[0];
    const others: readonly Request[] = [
      { ...request, body: { ...request.body, transferReasonId: 'other' } },
      creation(await quoteId()),
      cancelling(id),
    ];
    for (const other of others) {
      const refused = await send(other, key);
      expect([refused?.status, JSON.parse(refused?.body ?? '{}')]).toMatchObject([
        422,
        { error: { code: 'idempotencyKeyReused', message: /already sent/ } },
      ]);
    }
    expect(
      await countOf(sql`select count(*)::int as count from transfer where id = ${id} and status = 'PENDING_PAYMENT'`),
    ).toBe(1);
  });

  test('does not keep a refusal: the same request may succeed once what was wrong is right', async () => {
    const key = randomUUID();
    const { id } = dataIn(await thrice(creation(await quoteId())))[0];
    const unknown = cancelling(randomUUID());
    expect((await send(unknown, key))?.status).toBe(404);
    const kept = await countOf(sql`select count(*)::int as count from idempotency_key where key = ${key}`);
    expect(kept).toBe(0);
    expect((await send(cancelling(id), key))?.status).toBe(200);
  });

  test('of one person is nothing to another', async () => {
    const key = randomUUID();
    const kofi = await verifiedSender(app);
    await send(creation(await quoteId()), key);
    const asked = { params: { id: kofi.user.id, tid: randomUUID() } };
    expect(await kofi.sender.call(cancelTransfer, asked, { 'idempotency-key': key })).toMatchObject({ status: 404 });
  });

  test.each(['short', 'with space in it', 'ünïcödé-ünïcödé', 'x'.repeat(256), "'; drop table transfer --"])(
    'that is none is refused: %s',
    async (key) => {
      const bytes = Buffer.from(key, 'utf8').toString('latin1');
      const answer = await ama.sender.call(
        createTransfer,
        { params: { id: ama.user.id }, body: bodyOf() },
        { 'idempotency-key': bytes },
      );
      expect(answer).toMatchObject({ status: 400, error: { code: 'requestInvalid' } });
    },
  );
  const bodyOf = () => ({ recipientId, transferQuoteId: randomUUID(), transferReasonId: 'other' });
});

test('one use of a promotion asked for by ten quotes at once is used once (ASVS 2.3.4)', async () => {
  await seedDemoPromos(app.db);
  const to = await recipientOf(ama, 'CM mobile_money');
  const quotes: string[] = [];
  for (let number = 0; number < 10; number++) {
    quotes.push(dataOf((await askPrice(ama, { amount: 100, promoCode: 'WELCOME10' })).answer).id);
  }
  const answers = await Promise.all(
    quotes.map((quote) =>
      ama.sender.call(createTransfer, {
        params: { id: ama.user.id },
        body: { recipientId: to, transferQuoteId: quote, transferReasonId: 'other' },
      }),
    ),
  );
  const outcomes = answers.map((answer) => (answer.ok ? 'created' : answer.error.code)).sort();
  expect(outcomes).toEqual(['created', ...Array(9).fill('promoUsedUp')]);
});

test('one quote with a promotion of one use, asked for three times at once, is one transfer', async () => {
  const kofi = await verifiedSender(app);
  const params = { id: kofi.user.id };
  const to = await recipientOf(kofi, 'CM mobile_money');
  const quote = dataOf((await askPrice(kofi, { amount: 100, promoCode: 'WELCOME10' })).answer).id;
  const asked = { params, body: { recipientId: to, transferQuoteId: quote, transferReasonId: 'other' } };
  const answers = await Promise.all([1, 2, 3].map(() => kofi.sender.call(createTransfer, asked)));
  expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
});

test('the daily limit holds against fifty at once (ASVS 2.3.2)', async () => {
  const kofi = await verifiedSender(app);
  const params = { id: kofi.user.id };
  const to = await recipientOf(kofi, 'CM mobile_money');
  const quotes = await Promise.all(
    Array.from({ length: 50 }, async () => dataOf((await askPrice(kofi, { amount: 900 })).answer).id),
  );
  const answers = await Promise.all(
    quotes.map((transferQuoteId) =>
      kofi.sender.call(createTransfer, {
        params,
        body: { recipientId: to, transferQuoteId, transferReasonId: 'other' },
      }),
    ),
  );
  const created = answers.filter(({ ok }) => ok);
  expect(answers.filter((answer) => !answer.ok && answer.error.code === 'sendingLimitExceeded')).toHaveLength(
    50 - created.length,
  );
  const sums = created.map((answer) => dataOf(answer).meta.totalToPay);
  expect(sums.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(20_000);
  expect(created.length).toBe(Math.floor(20_000 / (sums[0] ?? 1)));
});
