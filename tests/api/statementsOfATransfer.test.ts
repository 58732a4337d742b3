import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBankProviders, startBankPayment } from '#contract/payment/payment.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createRateQuote, createTransferQuote } from '#contract/quote/quote.ts';
import { createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import { type AskedStatement, listenToStatements } from '#tests/fixtures/askedStatements.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { priceRequestOf } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  decideAtBank,
  demoBank,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

/** What one more transfer asks of the database. It may become less; where it has to be more, say why in decision 132. */
const most = { statements: 37, transactions: 6 };
/** The least of so many counts: on a busy machine a company may report once more, or a commit be tried again. */
const turns = 3;

/** Asked by the clock whether there is work or not, or once a second however many ask, and this test’s own look. */
const notOfATransfer = [
  /^update outbox set attempts/,
  /^with done as \(update outbox/,
  /^with dealt_with as .+ (update outbox set attempts|select provider, event_id, body from inbox)/,
  /^update \w+ set next_check_at = now\(\) \+/,
  /^select provider, event_id, body from inbox/,
  /^select id, phase, after, version_id from rescreening/,
  /^select id from transfer t where expires_at/,
  /^select t\.id, t\.version, t\.user_id, t\.recipient_id, t\.method, floor/,
  /^update factor_removal/,
  /^with failed as/,
  /^update sms_sent/,
  /rate_tick/,
  /^select distinct origin_currency/,
  /^select "id", "method", "country", "origin_currency"/,
  /^select count\(\*\) as waiting/,
];

let app: RunningApp;
let esi: Person;
let recipientId: string;
beforeAll(async () => {
  app = await startApp();
  esi = await verifiedSender(app);
  const first = await newTransfer(esi);
  await payByBank(esi, first);
  await untilStatus(esi, first.id, 'COMPLETE');
  await untilDone();
  recipientId = first.recipientId;
});
afterAll(() => app.stop());

/** Delivered, all follow-up work done and all reports dealt with. */
const untilDone = () =>
  until(
    async () => {
      const counted = await sql<{ waiting: bigint }>`select count(*) as waiting from (
        select from outbox where done_at is null union all select from inbox where processed_at is null
        union all select from transfer where status <> 'COMPLETE') open`.execute(app.db);
      return Number(counted.rows[0]?.waiting);
    },
    (waiting) => waiting === 0,
  );

async function sendOnce(): Promise<void> {
  const { sender, user } = esi;
  const params = { id: user.id };
  const keyed = () => ({ [requestHeaders.idempotencyKey]: randomUUID() });
  const rate = { base: 'GBP', target: 'XAF', meta: { userId: user.id } } as const;
  const held = dataOf(await sender.call(createRateQuote, { body: rate }, keyed()));
  const quote = dataOf(
    await sender.call(createTransferQuote, { body: priceRequestOf({ amount: 20 }, held.id) }, keyed()),
  );
  const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' } as const;
  const { id } = dataOf(await sender.call(createTransfer, { params, body }, keyed()));
  dataOf(await sender.call(listBankProviders));
  const payment = { body: { ...demoBank, transferId: id } };
  const { auth_flow } = dataOf(await sender.call(startBankPayment, payment, keyed()));
  await decideAtBank(auth_flow.uri, 'approve');
  await untilDone();
  dataOf(await sender.call(readTransfer, { params: { ...params, tid: id } }));
}

const isOfTheTransfer = ({ text }: AskedStatement) =>
  !notOfATransfer.some((kind) => kind.test(text.replace(/\s+/g, ' ')));

async function countOnce() {
  const asking = listenToStatements();
  await sendOnce();
  asking.stop();
  const asked = asking.all.filter(isOfTheTransfer);
  return {
    statements: asked.filter(({ text }) => !['begin', 'commit'].includes(text)).length,
    transactions: asked.filter(({ text }) => text === 'begin').length,
  };
}

test('a whole transfer, from its price to the last message, asks no more of the database than it did', async () => {
  const counts: (typeof most)[] = [];
  for (let turn = 0; turn < turns; turn += 1) counts.push(await countOnce());
  const least = (of: keyof typeof most) => Math.min(...counts.map((count) => count[of]));
  expect(least('statements')).toBeLessThanOrEqual(most.statements);
  expect(least('transactions')).toBeLessThanOrEqual(most.transactions);
});
