import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FaultKind } from '../companies.ts';
import { openJournal } from '../storage/journal.ts';
import { createFaults } from './faults.ts';
import { startReceiver } from './testReceiver.ts';
import { webhook } from './webhook.ts';
import { createWebhookQueue } from './webhookQueue.ts';

async function startQueue(url: string, { delayMs = 5, calledOff = false } = {}) {
  const journal = await openJournal({ path: undefined, durable: false });
  const faults = createFaults();
  const records = journal.table('webhooks', webhook);
  const happened: string[] = [];
  const begin = () => {
    const queue = createWebhookQueue({ records, faults, delayMs, log: () => {} });
    queue.attend('aza', {
      happen: async ({ id }) => {
        happened.push(id);
        return !calledOff;
      },
      letter: ({ body }, signedBy) => ({ url, headers: { 'x-signed': signedBy }, body }),
    });
    onTestFinished(() => queue.stop());
    return queue;
  };
  const plan = (id: string, inMs: number, subject = 'payout-1') =>
    ({ id, provider: 'aza', subject, event: id, body: id, url, inMs }) as const;
  return { begin, faults, plan, happened, records };
}

const bodies = (came: readonly { body: string }[]) => came.map(({ body }) => body);

describe('webhook queue', () => {
  test('sends in the order things happen, and forgets what was taken', async () => {
    const app = await startReceiver();
    const { begin, plan, records } = await startQueue(app.url);
    const queue = begin();
    queue.start();
    await Promise.all([queue.schedule(plan('second', 30)), queue.schedule(plan('first', 0))]);
    await vi.waitFor(() => expect(bodies(app.came)).toEqual(['first', 'second']));
    await vi.waitFor(() => expect(records.values()).toEqual([]));
  });

  test('tries again after a 5xx until it is taken, and makes it happen once', async () => {
    const app = await startReceiver([500, 503]);
    const { begin, plan, happened } = await startQueue(app.url);
    const queue = begin();
    queue.start();
    await queue.schedule(plan('paid', 0));
    await vi.waitFor(() => expect(queue.deliveries.map(({ status }) => status)).toEqual([200, 503, 500]));
    expect(happened).toEqual(['paid']);
  });

  test('what was waiting when the queue stopped is sent by the next one', async () => {
    const app = await startReceiver();
    const { begin, plan } = await startQueue(app.url);
    await begin().schedule(plan('paid', 0));
    begin().start();
    await vi.waitFor(() => expect(bodies(app.came)).toEqual(['paid']));
  });

  test('what the company calls off is not sent', async () => {
    const app = await startReceiver();
    const { begin, plan, records } = await startQueue(app.url, { calledOff: true });
    const queue = begin();
    queue.start();
    await queue.schedule(plan('expired', 0));
    await vi.waitFor(() => expect(records.values()).toEqual([]));
    expect(app.came).toEqual([]);
  });

  test.each<[FaultKind, readonly string[]]>([
    ['duplicate', ['company one', 'company one', 'company two']],
    ['outOfOrder', ['company two', 'company one']],
    ['late', ['company two', 'company one']],
    ['forged', ['stranger one', 'company one', 'company two']],
  ])('%s strikes the next webhook only', async (kind, expected) => {
    const app = await startReceiver();
    const { begin, plan, faults } = await startQueue(app.url);
    const queue = begin();
    faults.order({ provider: 'aza', kind, count: 1 });
    await Promise.all([queue.schedule(plan('one', 0)), queue.schedule(plan('two', 5))]);
    queue.start();
    await vi.waitFor(() =>
      expect(app.came.map(({ body, headers }) => `${headers['x-signed']} ${body}`)).toEqual(expected),
    );
    expect(faults.outstanding()).toEqual([]);
  });

  test('a held webhook has happened, and is sent when released, even by the next queue', async () => {
    const app = await startReceiver();
    const { begin, plan, faults, happened, records } = await startQueue(app.url);
    faults.order({ provider: 'aza', kind: 'hold', count: 1 });
    const queue = begin();
    queue.start();
    await queue.schedule(plan('paid', 0));
    await vi.waitFor(() => expect(records.values()).toMatchObject([{ held: true }]));
    expect(happened).toEqual(['paid']);
    await queue.stop();

    const next = begin();
    next.start();
    expect(await next.release('pivot')).toBe(0);
    expect(await next.release()).toBe(1);
    await vi.waitFor(() => expect(bodies(app.came)).toEqual(['paid']));
  });
});
