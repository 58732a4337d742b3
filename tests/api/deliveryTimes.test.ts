import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTimes, readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { fewestCounted } from '#domain/transfer/deliveryPerformance.ts';
import { countOneMonth } from '#server/delivery/countDeliveries.ts';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { monthOf, sendInThePast } from '#tests/fixtures/pastDeliveries.ts';
import { correctRecipient } from '#tests/fixtures/payouts.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { cancel, marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
let ama: Person;
let delivered: Transfer;
let neverArrived: Transfer;

beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
  delivered = await newTransfer(ama);
  await payByBank(ama, delivered);
  await untilStatus(ama, delivered.id, 'COMPLETE');
  neverArrived = await newTransfer(ama, { recipient: marieEndingIn('19') });
  await payByBank(ama, neverArrived);
  await untilStatus(ama, neverArrived.id, 'PAYMENT_SUSPENDED');
});
afterAll(() => app.stop());

/** An answer serves everybody for a second. */
const told = async (isNew: (answer: DeliveryTimes) => boolean) =>
  until(async () => dataOf(await createSender(app.baseUrl).call(readDeliveryTimes, {})), isNew);
const ofMonth = ({ performance }: DeliveryTimes, monthsAgo: number) =>
  performance.find(({ month }) => month === monthOf(monthsAgo));
const promiseOf = async ({ id }: Transfer) => {
  const row = await app.db.selectFrom('transfer').select('promised_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.promised_at?.getTime();
};
/** As the hourly job does, until nothing is left to count. */
const countAll = async () => {
  while (await countOneMonth(app.db));
};
const aDayLater = () => sql`update delivery_month set computed_at = computed_at - interval '25 hours'`.execute(app.db);

test('the time first given is kept with the transfer, whatever is given later (peers 9, D-50)', async () => {
  const released = await sql<{ at: Date }>`select at from status_event
    where transfer_id = ${delivered.id} and to_status = 'PAYMENT_COMPLETED'`.execute(app.db);
  expect(await promiseOf(delivered)).toBe((released.rows[0]?.at.getTime() ?? 0) + 600_000);
  const corrected = await newTransfer(ama, { recipient: marieEndingIn('19') });
  await payByBank(ama, corrected);
  await untilStatus(ama, corrected.id, 'PAYMENT_SUSPENDED');
  const first = await promiseOf(corrected);
  expect(first).toBeDefined();
  await until(
    () => correctRecipient(ama, corrected, marieEndingIn('00')),
    ({ status }) => status === 200,
  );
  await untilStatus(ama, corrected.id, 'COMPLETE');
  expect(await promiseOf(corrected)).toBe(first);
});

test('a month that is over is counted whole from the transfers themselves, and told to everybody (peers 9)', async () => {
  await until(
    () => cancel(ama, neverArrived),
    ({ status }) => status === 200,
  );
  await untilStatus(ama, neverArrived.id, 'REFUNDED');
  await sendInThePast(app, { of: delivered, person: ama, count: 24, monthsAgo: 1 });
  await sendInThePast(app, { of: delivered, person: ama, count: 4, monthsAgo: 1, promisedSooner: 3600 });
  await sendInThePast(app, { of: neverArrived, person: ama, count: 2, monthsAgo: 1, promisedSooner: 3600 });
  // Called off in time: neither kept nor broken.
  await sendInThePast(app, { of: neverArrived, person: ama, count: 5, monthsAgo: 1 });
  await countAll();
  const { months, performance } = await told((answer) => answer.months.length > 0);
  expect(months[0]).toBe(monthOf(1));
  expect(performance).toEqual([
    {
      ...{ month: monthOf(1), originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' },
      counted: { promised: 30, onTime: 24, late: 6, notArrived: 2, medianMinutes: 1, ninetiethMinutes: 1 },
    },
  ]);
});

test('fewer than twenty are counted and not told: too few to say, and nobody is to be recognised (peers 9)', async () => {
  await sendInThePast(app, { of: delivered, person: ama, count: fewestCounted - 1, monthsAgo: 2 });
  await countAll();
  const answer = await told((each) => each.months.includes(monthOf(2)));
  expect(ofMonth(answer, 2)).toEqual({
    ...{ month: monthOf(2), originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' },
  });
});

test('a month is counted anew each day while it settles, never doubled, and then stays', async () => {
  expect(await countOneMonth(app.db)).toBe(false);
  await sendInThePast(app, { of: delivered, person: ama, count: 1, monthsAgo: 1 });
  await aDayLater();
  await countAll();
  const answer = await told((each) => ofMonth(each, 1)?.counted?.promised !== 30);
  expect(ofMonth(answer, 1)?.counted).toMatchObject({ promised: 31, onTime: 25, late: 6 });
  await sql`update delivery_month set computed_at = now() + interval '90 days'`.execute(app.db);
  expect(await countOneMonth(app.db)).toBe(false);
});

test('any site and program may read it, and keep it for an hour (peers 42)', async () => {
  const read = (headers: Record<string, string>) => fetch(`${app.baseUrl}/api/delivery-times`, { headers });
  for (const headers of [
    { origin: 'https://research.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
  ]) {
    const answer = await read(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
  const other = await fetch(`${app.baseUrl}/api/values`, { headers: { origin: 'https://research.example' } });
  expect([other.status, other.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

test('nothing but what a stranger may read is ever published', async () => {
  const published = (await contractCalls()).filter(({ publishedForSeconds }) => publishedForSeconds !== undefined);
  expect(published.map(nameOf)).toContain('GET /delivery-times');
  for (const { access, method } of published) expect([access, method]).toEqual(['public', 'GET']);
});
