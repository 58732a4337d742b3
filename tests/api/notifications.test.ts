import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followEvents, type LiveEvent, listNotifications, markNotification } from '#contract/notification.ts';
import { updateSettings, updateUser } from '#contract/profile.ts';
import { signOut } from '#contract/session.ts';
import { changesFor } from '#server/live/recentChanges.ts';
import { hurry } from '#tests/fixtures/companies.ts';
import { messagesTo, type Person, signInWith, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
});
afterAll(() => app.stop());

const listed = async ({ sender, user }: Person, query: { limit?: number; status?: 'UNREAD' | 'READ' } = {}) =>
  dataOf(await sender.call(listNotifications, { params: { id: user.id }, query }));
const typesOf = async (person: Person) => (await listed(person)).collections.map(({ type }) => type);

async function until<Value>(read: () => Promise<Value>, isMet: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const value = await read();
    if (isMet(value)) return value;
    if (Date.now() > deadline) throw new Error(`Waited in vain; it is ${JSON.stringify(value)}`);
    await pause(20);
  }
}

describe('notifications', () => {
  test('tell each moment of a transfer once, newest first, with what the sentence needs (API-66, NTF-02, NTF-07)', async () => {
    const kofi = await verifiedSender(app);
    const transfer = await newTransfer(kofi);
    await payByBank(kofi, transfer);
    await untilStatus(kofi, transfer.id, 'COMPLETE');
    const { collections, total, unread } = await listed(kofi);
    expect(collections.map(({ type }) => type)).toEqual(['delivered', 'onItsWay', 'paid', 'recipientAdded']);
    expect([total, unread]).toEqual([4, 4]);
    const [delivered] = collections;
    expect(delivered).toMatchObject({ type: 'delivered', status: 'UNREAD', meta: { transferId: transfer.id } });
    expect(delivered?.meta.message).toMatch(/^Marie has [\d,]+\sXAF\. /);
    expect(Math.abs((delivered?.dateCreated ?? 0) - Date.now() / 1000)).toBeLessThan(60);
  });

  test('are in the language they are read in (LNG-01)', async () => {
    const kofi = await verifiedSender(app);
    await cancel(kofi, await newTransfer(kofi));
    kofi.sender.speaks('fr');
    const [newest] = (await listed(kofi)).collections;
    expect(newest?.meta.message).toContain('Votre transfert à Marie est annulé');
  });

  test('are written with what they tell: a transfer that did not change tells nothing', async () => {
    const kofi = await verifiedSender(app);
    const transfer = await newTransfer(kofi);
    await cancel(kofi, transfer);
    await cancel(kofi, transfer);
    expect(await typesOf(kofi)).toEqual(['cancelled', 'recipientAdded']);
  });

  test('a payout that fails is told (peers row 18)', async () => {
    const kofi = await verifiedSender(app);
    const transfer = await newTransfer(kofi, { recipient: marieEndingIn('19') });
    await payByBank(kofi, transfer);
    await untilStatus(kofi, transfer.id, 'PAYMENT_SUSPENDED');
    expect(await typesOf(kofi)).toContain('payoutFailed');
  });

  test('are marked as read one by one, and counted (NTF-01, NTF-04)', async () => {
    const kofi = await verifiedSender(app);
    await cancel(kofi, await newTransfer(kofi));
    const params = { id: kofi.user.id };
    const [first] = (await listed(kofi, { limit: 1 })).collections;
    const body = { id: first?.id ?? '', status: 'READ' } as const;
    for (const _again of [1, 2]) {
      expect(dataOf(await kofi.sender.call(markNotification, { params, body })).status).toBe('READ');
    }
    expect(await listed(kofi, { status: 'UNREAD' })).toMatchObject({
      total: 1,
      unread: 1,
      collections: [{ status: 'UNREAD' }],
    });
    expect(await listed(kofi, { limit: 1 })).toMatchObject({
      total: 2,
      unread: 1,
      collections: [{ id: first?.id, status: 'READ' }],
    });
  });

  test('are nobody else’s to read or to mark (ASVS 8.2.2)', async () => {
    await newTransfer(ama);
    const [hers] = (await listed(ama)).collections;
    const other = await verifiedSender(app);
    const body = { id: hers?.id ?? '', status: 'READ' } as const;
    const answers = [
      await other.sender.call(listNotifications, { params: { id: ama.user.id } }),
      await other.sender.call(markNotification, { params: { id: ama.user.id }, body }),
      await other.sender.call(markNotification, { params: { id: other.user.id }, body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('a sign-in from a new browser is told to its owner, one from a known browser is not', async () => {
    const kofi = await verifiedSender(app);
    const credentials = { username: kofi.username, password: testPassword };
    const elsewhere = await signInWith(app, credentials);
    await signInWith(app, credentials, elsewhere.sender);
    expect((await typesOf(elsewhere)).filter((type) => type === 'signedIn')).toHaveLength(1);
    const subjects = async () => (await messagesTo(app, kofi.username)).map(({ subject }) => subject);
    const told = await until(subjects, (all) => all.includes('A new sign-in to your Sawa account'));
    expect(told.filter((subject) => subject?.startsWith('A new sign-in'))).toHaveLength(1);
  });
});

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
  const readsPersonAgain = async ({ user }: Person) =>
    (await changesFor(app.db, [user.id])).flatMap(({ name, event }) => (event.kind === 'account' ? [name] : []));

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
    const before = await readsPersonAgain(kofi);
    await change(kofi);
    const look = async () => {
      await hurry(app);
      return readsPersonAgain(kofi);
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
