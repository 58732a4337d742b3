import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { outboxJob } from '#server/jobs/outbox.ts';
import { lanes, moneyTriesToLookAt } from '#server/jobs/outboxLanes.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

describe('a transfer while everybody hears of a delay', () => {
  const notices = 4600;
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const waiting = async () => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from outbox
      where done_at is null and kind = 'transferNews' and key like 'delay %'`.execute(app.db);
    return counted.rows[0]?.count ?? 0;
  };

  test('is paid out before the news are through', async () => {
    const ama = await verifiedSender(app);
    const late = await newTransfer(ama);
    const payload = JSON.stringify({ transferId: late.id, news: 'delayed' });
    await sql`insert into outbox (id, key, kind, payload, due_at)
      select gen_random_uuid(), 'delay ' || n, 'transferNews', ${payload}::jsonb, now() - interval '1 minute'
      from generate_series(1, ${notices}::int) n`.execute(app.db);
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await waiting()).toBeGreaterThan(notices / 4);
  });
});

describe('follow-up work', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  let database: Database;
  beforeEach(async () => {
    database = await openFreshDatabase();
    lines.length = 0;
  });
  afterEach(() => database.close());

  const put = (kind: string, count: number, attempts = 0) =>
    sql`insert into outbox (id, key, kind, payload, due_at, attempts)
      select gen_random_uuid(), ${kind} || ' ' || n, ${kind}, '{}', now() - interval '1 minute', ${attempts}::int
      from generate_series(1, ${count}::int) n`.execute(database.db);
  const rows = async () => {
    const read = await sql<{ kind: string; attempts: number; done: boolean; apart: boolean; failure: string | null }>`
      select kind, attempts, done_at is not null as done, set_apart_at is not null as apart, last_error as failure
      from outbox order by key`.execute(database.db);
    return read.rows;
  };
  const fails = () => Promise.reject(new TypeError('no answer'));

  test('that moves money has its own places while every place of the news is taken', async () => {
    const paid: string[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const job = outboxJob(
      database.db,
      { money: { pay: async (_payload, { id }) => void paid.push(id) }, news: { tell: () => answered } },
      log,
    );
    await put('tell', 200);
    await job.run();
    await put('pay', 3);
    await job.run();
    await until(
      async () => paid.length,
      (count) => count === 3,
    );
    answer();
    await job.finish?.();
    expect((await rows()).filter(({ kind, done }) => kind === 'pay' && done)).toHaveLength(3);
  });

  test('that cannot be delivered is set apart after its tries, kept, counted, and sent again by an operator', async () => {
    let isFixed = false;
    const handlers = { money: {}, news: { tell: () => (isFixed ? Promise.resolve() : fails()) } };
    const job = outboxJob(database.db, handlers, log);
    await put('tell', 2, (lanes.news.mostTries ?? 0) - 1);
    await job.run();
    await job.finish?.();
    const apart = { kind: 'tell', attempts: lanes.news.mostTries, done: false, apart: true, failure: 'TypeError' };
    expect(await rows()).toEqual([apart, apart]);
    expect(lines.filter((line) => line.includes('was set apart'))).toHaveLength(2);
    const status = await operate({ db: database.db, fetchFile: undefined }, { command: 'status' });
    expect(status.ok).toBe(false);
    expect(status.lines.join('\n')).toMatch(
      /Follow-up work: NEEDS SOMEBODY(?:.|\n)*tell: 2 set apart since .* \(TypeError\)/,
    );

    await sql`update outbox set due_at = now() - interval '1 minute'`.execute(database.db);
    await job.run();
    expect((await rows()).map(({ apart }) => apart)).toEqual([true, true]);
    isFixed = true;
    const app = { db: database.db, fetchFile: undefined };
    expect(await opsLines(app, 'resend', { transferId: 'nothing', operator: 'grace' })).toContain('See status');
    expect(await opsLines(app, 'resend', { transferId: 'tell', operator: 'grace' })).toBe(
      'Tried again from now on: 2.',
    );
    await job.run();
    await job.finish?.();
    expect((await rows()).map(({ done }) => done)).toEqual([true, true]);
    expect(await opsLines(app, 'status')).not.toMatch(/Follow-up work: NEEDS/);
  });

  test('that moves money is never set apart: it is tried every hour, and status says so', async () => {
    const job = outboxJob(database.db, { money: { pay: fails }, news: {} }, log);
    await put('pay', 1, 5000);
    await job.run();
    await job.finish?.();
    expect(await rows()).toEqual([{ kind: 'pay', attempts: 5001, done: false, apart: false, failure: 'TypeError' }]);
    const next = await sql<{
      minutes: number;
    }>`select extract(epoch from due_at - now())::int / 60 as minutes from outbox`;
    expect((await next.execute(database.db)).rows[0]?.minutes).toBeLessThanOrEqual(60);
    expect(await opsLines({ db: database.db, fetchFile: undefined }, 'status')).toContain(
      `pay: 1 tried ${moneyTriesToLookAt} times and more (TypeError)`,
    );
  });

  test('that ends the server each time it is tried is set apart too', async () => {
    const tried: string[] = [];
    const handlers = { money: {}, news: { tell: async () => void tried.push('tell') } };
    const job = outboxJob(database.db, handlers, log);
    await put('tell', 1, lanes.news.mostTries);
    await job.run();
    await job.finish?.();
    expect(tried).toEqual([]);
    expect((await rows()).map(({ apart, done }) => [apart, done])).toEqual([[true, false]]);
  });
});
