import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateSettings, updateUser } from '#contract/account/profile.ts';
import {
  followEvents,
  type LiveEvent,
  listNotifications,
  markNotificationsUntil,
} from '#contract/notification/notification.ts';
import { signOut } from '#contract/session/session.ts';
import { changesFor } from '#server/live/recentChanges.ts';
import { accountNews } from '#tests/fixtures/accountNews.ts';
import { hurry } from '#tests/fixtures/companies.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(() => app.stop());

describe('what changes while somebody watches', () => {
  async function watching({ sender, user }: Person) {
    const target = `/api${followEvents.path.replace('{id}', user.id)}`;
    const response = await sender.sendRaw({ method: 'GET', target });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const heard: unknown[] = [];
    const ended = (async () => {
      let rest = '';
      for await (const chunk of response.body ?? []) {
        rest += new TextDecoder().decode(chunk);
        const lines = rest.split('\n\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice('data: '.length)));
      }
    })();
    return { heard, ended };
  }

  test('arrives by itself, for its owner alone, and says only what to read again (issue 5, Notifications)', async () => {
    const kofi = await verifiedSender(app);
    const [watch, stranger] = [await watching(kofi), await watching(await verifiedSender(app))];
    const transfer = await newTransfer(kofi);
    await cancel(kofi, transfer);
    const kinds = async () => watch.heard.map((event) => (event as LiveEvent).kind);
    await until(kinds, (heard) => heard.includes('transfer') && heard.includes('notification'));
    expect(watch.heard).toContainEqual({ kind: 'transfer', id: transfer.id });
    expect(JSON.stringify(stranger.heard)).not.toContain(transfer.id);
    expect(new Set(watch.heard.map((event) => Object.keys(Object(event)).join()))).toEqual(
      new Set(['kind,id', 'kind']),
    );
  });

  test('is one line however many there are of a kind, like notifications that are marked at once', async () => {
    const kofi = await verifiedSender(app);
    await cancel(kofi, await newTransfer(kofi));
    const params = { id: kofi.user.id };
    const watch = await watching(kofi);
    const kinds = async () => watch.heard.map((event) => (event as LiveEvent).kind);
    const notified = (heard: readonly string[]) => heard.filter((kind) => kind === 'notification').length;
    await until(kinds, (heard) => notified(heard) === 1);
    const [newest] = dataOf(await kofi.sender.call(listNotifications, { params })).collections;
    dataOf(await kofi.sender.call(markNotificationsUntil, { params, body: { newest: newest?.id ?? '' } }));
    await until(kinds, (heard) => notified(heard) === 2);
    const before = (await kinds()).length;
    dataOf(await kofi.sender.call(updateSettings, { body: { marketingPermissions: false } }));
    const heard = await until(kinds, (all) => all.slice(before).includes('account'));
    expect(notified(heard)).toBe(2);
  });

  test('tells of a payout too that changes no status: it changes what one may do (D-122)', async () => {
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('19') });
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
    const changes = async () => {
      await hurry(app);
      return changesFor(app.db, [ama.user.id]);
    };
    const seen = await until(changes, (all) => all.some(({ name }) => name.endsWith(':CLOSED')));
    const closed = seen.find(({ name }) => name.endsWith(':CLOSED'));
    expect(closed?.event).toEqual({ kind: 'transfer', id: transfer.id });
  });

  const profile = { gender: 'female', address1: '2 Low Street', city: 'York', zip: 'YO1 1AA' } as const;

  test.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'an edited profile (PRF-07)',
      async ({ sender, user }) => dataOf(await sender.call(updateUser, { params: { id: user.id }, body: { profile } })),
    ],
    [
      'terms that were agreed to (SHL-08)',
      async ({ sender, user }) =>
        dataOf(await sender.call(updateUser, { params: { id: user.id }, body: { readTermsAndCondition: '1' } })),
    ],
    [
      'a setting (PRF-09)',
      async ({ sender }) => dataOf(await sender.call(updateSettings, { body: { marketingPermissions: false } })),
    ],
    [
      'points that were earned (RWD-18)',
      async (person) => {
        const transfer = await newTransfer(person, { amount: 250 });
        await payByBank(person, transfer);
        await untilStatus(person, transfer.id, 'COMPLETE');
      },
    ],
  ])('tells the tabs and devices of its owner of %s', async (_what, change) => {
    const kofi = await verifiedSender(app);
    const before = await accountNews(app, kofi);
    await change(kofi);
    const look = async () => {
      await hurry(app);
      return accountNews(app, kofi);
    };
    await until(look, (names) => names.some((name) => !before.includes(name)));
  });

  test('is heard no longer than the session lasts (ASVS 7.4.1)', async () => {
    const kofi = await verifiedSender(app);
    const watch = await watching(kofi);
    dataOf(await kofi.sender.call(signOut));
    await watch.ended;
  });

  test('is nobody else’s, and not without a session', async () => {
    const asHer = await ama.sender.sendRaw({
      method: 'GET',
      target: '/api/user/01990000-0000-7000-8000-0000000000fe/events',
    });
    expect(asHer.status).toBe(404);
  });

  test('a session has four streams at the most', async () => {
    const kofi = await verifiedSender(app);
    for (let count = 0; count < 4; count++) await watching(kofi);
    const fifth = await kofi.sender.sendRaw({ method: 'GET', target: `/api/user/${kofi.user.id}/events` });
    expect(fifth.status).toBe(429);
  });

  test('an open stream does not keep the server from closing', async () => {
    const second = await startApp();
    const watch = await watching(await verifiedSender(second));
    await second.stop();
    await watch.ended;
  });
});
