import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateSettings } from '#contract/account/profile.ts';
import { listNotifications, markNotification, markNotificationsUntil } from '#contract/notification/notification.ts';
import { messagesTo, type Person, signInWith, testPassword } from '#tests/fixtures/people.ts';
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

const listed = async ({ sender, user }: Person, query: { limit?: number; status?: 'UNREAD' | 'READ' } = {}) =>
  dataOf(await sender.call(listNotifications, { params: { id: user.id }, query }));
const typesOf = async (person: Person) => (await listed(person)).collections.map(({ type }) => type);

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

  test('are in simple words for whoever chose them, those of before too (decision 158)', async () => {
    const kofi = await verifiedSender(app);
    await newTransfer(kofi);
    const added = async () =>
      (await listed(kofi)).collections.find(({ type }) => type === 'recipientAdded')?.meta.message;
    expect(await added()).toBe('Marie Ngo was added to your recipients. If it wasn’t you, choose a new password now.');
    dataOf(await kofi.sender.call(updateSettings, { body: { wording: 'simple' } }));
    expect(await added()).toBe(
      'Marie Ngo is now one of your recipients. Was it you? If not, choose a new password now.',
    );
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

  test('are marked all at once up to the one that was seen; what came since stays unread (NTF-04)', async () => {
    const kofi = await verifiedSender(app);
    await cancel(kofi, await newTransfer(kofi));
    const params = { id: kofi.user.id };
    const [seen] = (await listed(kofi)).collections;
    await newTransfer(kofi, { recipient: marieEndingIn('01') });
    const mark = () => kofi.sender.call(markNotificationsUntil, { params, body: { newest: seen?.id ?? '' } });
    expect([dataOf(await mark()), dataOf(await mark())]).toEqual([{ marked: 2 }, { marked: 0 }]);
    expect((await listed(kofi)).collections.map(({ status }) => status)).toEqual(['UNREAD', 'READ', 'READ']);
  });

  test('are nobody else’s to read or to mark (ASVS 8.2.2)', async () => {
    await newTransfer(ama);
    const [hers] = (await listed(ama)).collections;
    const other = await verifiedSender(app);
    const until = { newest: hers?.id ?? '' };
    const body = { id: hers?.id ?? '', status: 'READ' } as const;
    const answers = [
      await other.sender.call(listNotifications, { params: { id: ama.user.id } }),
      await other.sender.call(markNotification, { params: { id: ama.user.id }, body }),
      await other.sender.call(markNotification, { params: { id: other.user.id }, body }),
      await other.sender.call(markNotificationsUntil, { params: { id: ama.user.id }, body: until }),
      await other.sender.call(markNotificationsUntil, { params: { id: other.user.id }, body: until }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('a sign-in from a new browser is told to its owner, one from a known browser is not (ASVS 6.3.5)', async () => {
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
