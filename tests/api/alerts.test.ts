import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBankPayment } from '#contract/payment/payment.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { databaseMetrics } from '#server/monitoring/databaseMetrics.ts';
import { ledgerCheck } from '#server/monitoring/ledgerCheck.ts';
import { flagDelayedTransfers } from '#server/transfer/flagDelayedTransfers.ts';
import { alertRules, firing } from '#tests/fixtures/alertRules.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { clearFaults, orderFault } from '#tests/fixtures/companies.ts';
import { openExposition, type Series, seriesIn } from '#tests/fixtures/exposition.ts';
import { leaveInFloat, topUpFrancs } from '#tests/fixtures/floats.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  decideAtBank,
  demoBank,
  marieEndingIn,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
let ama: Person;
let exposition: Awaited<ReturnType<typeof openExposition>>;
let before: readonly Series[];

const look = async () => seriesIn(await exposition.read());

/** Waits until an alert's condition holds for a group, and says for which it did. */
const fires = (alert: string) =>
  until(
    async () => firing(alert, await look(), before),
    (groups) => groups.length > 0,
  );
const ends = (alert: string) =>
  until(
    async () => firing(alert, await look(), before),
    (groups) => groups.length === 0,
  );

beforeAll(async () => {
  exposition = await openExposition();
  // A syslog server nobody runs: the audit has one place from its first act on.
  app = await startApp({ telemetry: exposition.telemetry, auditLog: 'syslog://127.0.0.1:1' });
  ama = await verifiedSender(app);
  // Every counter has been counted once: what is new is not seen to rise.
  const delivered = await newTransfer(ama);
  await payByBank(ama, delivered);
  await untilStatus(ama, delivered.id, 'COMPLETE');
});
beforeEach(async () => {
  before = await look();
});
afterAll(async () => {
  await app.stop();
  await exposition.close();
});

/** Prometheus's own metric, and a quantile: written in no form the fixture reads. */
const unread: readonly string[] = ['ServerAway', 'CallsAreSlow'];

test('while all is well no alert fires', async () => {
  const read = alertRules.map(({ alert }) => alert).filter((alert) => !unread.includes(alert));
  await ends('WorkInVain');
  const now = await look();
  expect(read.filter((alert) => firing(alert, now, before).length > 0)).toEqual([]);
  const isWell = ['Nothing is later than promised, and every float covers what waits.', 'Every report was dealt with.'];
  // What a company reported a moment ago is dealt with in the next.
  const status = await until(
    () => opsLines(app, 'status'),
    (lines) => isWell.every((line) => lines.includes(line)),
  );
  for (const line of isWell) expect(status).toContain(line);
});

describe('an alert fires', () => {
  test('when a float does not cover what waits, and ends once it was topped up', async () => {
    await leaveInFloat(app, 0);
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    expect(await fires('FloatIsShort')).toEqual(['AZA XAF']);
    expect(await opsLines(app, 'status')).toMatch(/Deliveries: NEEDS SOMEBODY\n {2}1 payouts wait for XAF at AZA/);
    await topUpFrancs(app, 10_000_000);
    await sql`update payout_attempt set next_check_at = now() where state = 'QUEUED'`.execute(app.db);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await ends('FloatIsShort')).toEqual([]);
  });

  test('when a transfer is later than promised', async () => {
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('01') });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'PAYMENT_COMPLETED');
    const move = (by: string) =>
      asOwner(app.db, async (owner) => {
        await sql`update status_event set at = at + ${by}::interval where transfer_id = ${transfer.id}`.execute(owner);
      });
    await move('-2 hours');
    await flagDelayedTransfers(app.db);
    expect(await fires('DeliveriesAreLate')).toEqual(['partner']);
    expect(await opsLines(app, 'status')).toContain('1 transfers are later than promised: their partner says nothing.');
    // A history that was changed would be found by the check of the books.
    await move('2 hours');
  });

  test('when reports are signed by strangers', async () => {
    await orderFault(app, { provider: 'truelayer', kind: 'forged', count: 12 });
    const pay = async () => {
      const transfer = await newTransfer(ama, { amount: 20 });
      await payByBank(ama, transfer);
      await untilStatus(ama, transfer.id, 'COMPLETE');
    };
    for (let paid = 0; paid < 12 && firing('ReportsAreRefused', await look(), before).length === 0; paid++) await pay();
    expect(await fires('ReportsAreRefused')).toEqual(['/api/webhooks/truelayer']);
    await clearFaults(app);
  });

  test('when a report cannot be dealt with, as its company does not say how the payment stands', async () => {
    const transfer = await newTransfer(ama, { amount: 20 });
    const body = { ...demoBank, transferId: transfer.id };
    const { auth_flow } = dataOf(await ama.sender.call(startBankPayment, { body }));
    await orderFault(app, { provider: 'truelayer', kind: 'serverError', count: 200 });
    await decideAtBank(auth_flow.uri, 'approve');
    const waiting = async () => exposition.figure('sawa_webhook_waiting', { sawa_company: 'truelayer' });
    await until(waiting, (count) => (count ?? 0) > 0);
    await asOwner(app.db, async (owner) => {
      await sql`update inbox set received_at = received_at - interval '6 minutes' where processed_at is null`.execute(
        owner,
      );
    });
    expect(await fires('ReportsWait')).toEqual(['truelayer']);
    expect(await opsLines(app, 'status')).toContain('Reports of companies: NEEDS SOMEBODY');
    await clearFaults(app);
    await ends('CompanyLeftAlone');
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await ends('ReportsWait')).toEqual([]);
  }, 120_000);

  test('when a payment company does not answer, and is left alone', async () => {
    const transfer = await newTransfer(ama, { amount: 20 });
    await orderFault(app, { provider: 'truelayer', kind: 'down', count: 200 });
    const body = { ...demoBank, transferId: transfer.id };
    await until(
      async () => {
        await ama.sender.call(startBankPayment, { body });
        return firing('CompanyLeftAlone', await look(), before);
      },
      (groups) => groups.length > 0,
    );
    expect(await fires('CompanyLeftAlone')).toEqual(['truelayer']);
    expect(await fires('CompanyDoesNotAnswer')).toContain('truelayer');
    await clearFaults(app);
  });

  test('when what moves money fails again and again', async () => {
    const put = (attempts: number) =>
      sql`insert into outbox (id, key, kind, payload, attempts, last_error)
        values (gen_random_uuid(), ${`poison ${attempts}`}, 'payout.submit', '{}', ${attempts}, 'none')`.execute(
        app.db,
      );
    await put(5);
    expect(await fires('MoneyWaits')).toEqual(['']);
    expect(firing('WorkInVain', await look())).toEqual([]);
    await put(12);
    expect(await fires('WorkInVain')).toEqual(['money payout.submit']);
    await sql`delete from outbox where key like 'poison %'`.execute(app.db);
    expect(await ends('MoneyWaits')).toEqual([]);
  });

  test('when calls and timed work fail', async () => {
    const transfer = await newTransfer(ama, { amount: 20 });
    await exposition.figure('sawa_jobs_total');
    const rename = (from: string, to: string) =>
      asOwner(app.db, async (owner) => {
        await sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(owner);
      });
    const params = { id: ama.user.id, tid: transfer.id };
    const fail = async () => {
      const answer = await ama.sender.call(readTransfer, { params });
      expect(answer.ok).toBe(false);
      return [...firing('CallsFail', await look(), before), ...firing('JobsFail', await look(), before)];
    };
    await rename('status_event', 'status_event_away');
    await rename('payout_attempt', 'payout_attempt_away');
    try {
      await until(fail, (groups) => groups.includes('') && groups.includes('payouts'));
    } finally {
      await rename('payout_attempt_away', 'payout_attempt');
      await rename('status_event_away', 'status_event');
    }
  });

  test('when a promise about the books is broken', async () => {
    const own = await openExposition();
    const check = ledgerCheck({
      db: app.db,
      log: pino({ enabled: false }),
      telemetry: own.telemetry,
      keys: testKeys,
    });
    const broken = async () => {
      while (await check.run());
      return firing('BooksAreBroken', seriesIn(await own.read()));
    };
    expect(await broken()).toEqual([]);
    const add = (francs: number) =>
      sql`update partner_float set free_minor = free_minor + ${francs}::bigint
        where partner = 'AZA' and currency = 'XAF' and part = 1`.execute(app.db);
    await add(1);
    expect(await broken()).toEqual(['I20']);
    await add(-1);
    expect(await broken()).toEqual([]);
    await own.close();
  });

  test('when the second place of the audit cannot be written', async () => {
    await operate(app, { command: 'maintenance', transferId: 'off', operator: 'grace', reason: 'a trial' });
    expect(await fires('AuditHasOnePlace')).toEqual(['']);
  });
});

test('DatabaseAway fires when the database is gone, and Prometheus is answered all the same', async () => {
  const own = await openExposition();
  const database = await openFreshDatabase();
  databaseMetrics(database.db, own.telemetry, () => undefined);
  expect(firing('DatabaseAway', seriesIn(await own.read()))).toEqual([]);
  await database.close();
  expect(firing('DatabaseAway', seriesIn(await own.read()))).toEqual(['']);
  await own.close();
});
