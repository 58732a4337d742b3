import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { listTransfers } from '#contract/transfer/transfer.ts';
import { storageStatus } from '#server/ops/storageStatus.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

const onPostgres = process.env.TEST_ON_POSTGRES !== undefined;

/** What the embedded database is told while its disk has no room (`diskRoom.ts`). */
describe.skipIf(onPostgres)('a database whose disk is full', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const setFull = (isFull: boolean) =>
    sql`set default_transaction_read_only = ${sql.raw(isFull ? 'on' : 'off')}`.execute(app.db);
  const ask = async (path: string) => {
    const answer = await fetch(`${app.baseUrl}${path}`);
    return [answer.status, await answer.json()];
  };

  test('is read on, says so, takes nothing, and goes on by itself', async () => {
    const person = await verifiedSender(app);
    const params = { id: person.user.id };
    await sql`update session set last_seen_at = now() - interval '2 minutes'`.execute(app.db);
    await setFull(true);
    expect(dataOf(await person.sender.call(readUser, { params }))).toMatchObject(params);
    expect(dataOf(await person.sender.call(listTransfers, { params, query: {} }))).toMatchObject({ total: 0 });
    await expect(newTransfer(person)).rejects.toThrow('serviceUnavailable');
    expect(await ask('/ready')).toEqual([200, { ready: true, readOnly: true }]);
    expect(await ask('/api/health-check')).toMatchObject([503, { error: { code: 'serviceUnavailable' } }]);
    expect(await storageStatus(app.db)).toMatchObject({ isWell: false, data: { isReadOnly: true } });
    await setFull(false);
    expect(await ask('/ready')).toEqual([200, { ready: true }]);
    expect(await storageStatus(app.db)).toMatchObject({ isWell: true });
    expect(await newTransfer(person)).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});
