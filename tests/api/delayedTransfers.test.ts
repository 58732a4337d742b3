import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { flagDelayedTransfers } from '#server/transfer/flagDelayedTransfers.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(() => app.stop());

const read = async ({ sender, user }: Person, id: string) =>
  dataOf(await sender.call(readTransfer, { params: { id: user.id, tid: id } }));

/** The server's role may not change what happened; whoever owns the tables moves it back. */
const letTwoHoursPass = (transferId: string) =>
  app.db.connection().execute(async (connection) => {
    await sql`set role none`.execute(connection);
    await sql`update status_event set at = at - interval '2 hours' where transfer_id = ${transferId}`.execute(
      connection,
    );
    await sql`set role sawa_app`.execute(connection);
  });

describe('a transfer later than promised', () => {
  test('is noticed by the clock once, and its sender is told (peers 14)', async () => {
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('01') });
    await payByBank(ama, transfer);
    const paid = await untilStatus(ama, transfer.id, 'PAYMENT_COMPLETED');
    expect(paid.delay).toBeUndefined();
    await letTwoHoursPass(transfer.id);
    await flagDelayedTransfers(app.db);
    await flagDelayedTransfers(app.db);
    const { delay } = await read(ama, transfer.id);
    expect(delay).toMatchObject({ cause: 'partner' });
    expect((delay?.noticedAt ?? 0) - (delay?.promised ?? 0)).toBeGreaterThan(6000);
    const told = await sql`select 1 from outbox where key like ${`news:${transfer.id}:%:delayed`}`.execute(app.db);
    expect(told.rows).toHaveLength(1);
  });
});
