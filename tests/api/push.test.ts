import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listNotifications,
  readPush,
  registerForPush,
  unregisterFromPush,
} from '#contract/notification/notification.ts';
import { signOut } from '#contract/session/session.ts';
import { operator } from '#domain/operator.ts';
import { accept } from '#domain/result.ts';
import { addNotification } from '#server/notification/notificationStore.ts';
import { pushDeviceKind, pushOutbox } from '#server/notification/pushDelivery.ts';
import { pushKind, queueTransferPush } from '#server/notification/queuePush.ts';
import type { SendRequest } from '#server/outbound/request.ts';
import { pushedDevice } from '#tests/fixtures/pushedDevice.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { testVapidKeys } from '#tests/fixtures/vapidKeys.ts';

/** As the outbox names a piece of work. */
const piece = { id: '0197a000-0000-7000-8000-0000000000b1' };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a device is registered when its owner asks, again without harm, and belongs to the last (API-22)', async () => {
  const { subscription: body } = pushedDevice('of-two');
  const [ama, other] = [await verifiedSender(app), await verifiedSender(app)];
  for (const { sender } of [ama, ama, other]) dataOf(await sender.call(registerForPush, { body }));
  const rows = await app.db.selectFrom('push_registration').select('user_id').execute();
  expect(rows).toEqual([{ user_id: other.user.id }]);
  const { devices, publicKey } = dataOf(await other.sender.call(readPush));
  expect([devices.length, publicKey]).toEqual([1, undefined]);
  const [device = ''] = devices;
  for (const { sender } of [ama, other]) dataOf(await sender.call(unregisterFromPush, { params: { device } }));
  expect(dataOf(await other.sender.call(readPush)).devices).toEqual([]);
  const elsewhere = { ...body, endpoint: 'https://10.0.0.1/fcm/send' };
  expect(await ama.sender.call(registerForPush, { body: elsewhere })).toMatchObject({ status: 400 });
});

test('a device registered many times at once is one device (API-22)', async () => {
  const { subscription: body } = pushedDevice('at-once');
  const ama = await verifiedSender(app);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ama.sender.call(registerForPush, { body })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(dataOf(await ama.sender.call(readPush)).devices).toHaveLength(1);
});

test('one person hears on twenty devices: the first makes room for the next, however many come at once (API-22)', async () => {
  const ama = await verifiedSender(app);
  const register = (name: string) => ama.sender.call(registerForPush, { body: pushedDevice(name).subscription });
  await register('first');
  await Promise.all(Array.from({ length: 30 }, (_, device) => register(`flood-${device}`)));
  const rows = await app.db
    .selectFrom('push_registration')
    .select('endpoint')
    .where('user_id', '=', ama.user.id)
    .execute();
  expect(rows).toHaveLength(20);
  expect(rows.some(({ endpoint }) => endpoint.endsWith('/first'))).toBe(false);
  await register('last');
  expect(dataOf(await ama.sender.call(readPush)).devices).toHaveLength(20);
});

describe('devices somebody registered', () => {
  /** Hands a notification over as the outbox does, to a push service that answers like this. */
  async function pushed(notificationId: string, status: number) {
    const sent: Parameters<SendRequest>[0][] = [];
    const answering: SendRequest = async (request) => {
      sent.push(request);
      return accept({ status, body: '', headers: new Headers() });
    };
    const outbox = pushOutbox({ db: app.db, keys: testVapidKeys, send: answering });
    await outbox[pushKind]?.({ notificationId }, piece);
    const pieces = await sql<{ payload: unknown }>`select payload from outbox
      where kind = ${pushDeviceKind} and payload->>'notificationId' = ${notificationId}`.execute(app.db);
    for (const { payload } of pieces.rows) await outbox[pushDeviceKind]?.(payload, piece);
    return sent;
  }

  async function kofiWithDevice(name: string) {
    const kofi = await verifiedSender(app);
    const device = pushedDevice(name);
    dataOf(await kofi.sender.call(registerForPush, { body: device.subscription }));
    const transfer = await newTransfer(kofi);
    await cancel(kofi, transfer);
    const params = { id: kofi.user.id };
    const [newest] = dataOf(await kofi.sender.call(listNotifications, { params, query: { limit: 1 } })).collections;
    return { kofi, device, transfer, notificationId: newest?.id ?? '', message: newest?.meta.message };
  }

  test('hear of it, sealed for them and signed by us, in their owner’s language (API-22, NTF-07)', async () => {
    const { device, transfer, notificationId, message } = await kofiWithDevice('heard');
    const [sent, ...more] = await pushed(notificationId, 201);
    expect([sent?.url, more]).toEqual([device.subscription.endpoint, []]);
    expect(sent?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400' });
    const [, claims = ''] = /^vapid t=[^.]+\.([^.]+)\./.exec(sent?.headers?.Authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: `mailto:${operator.email}`,
    });
    const path = `/notifications?transfer=${transfer.id}`;
    expect(device.open(sent?.bytes ?? new Uint8Array())).toEqual({
      title: 'Sawa',
      body: message,
      tag: notificationId,
      path,
    });
  });

  test('are told again when their service was busy, and forgotten when it no longer knows them', async () => {
    const { kofi, notificationId } = await kofiWithDevice('gone');
    await expect(pushed(notificationId, 503)).rejects.toThrow('A push service answered 503');
    expect(dataOf(await kofi.sender.call(readPush)).devices).toHaveLength(1);
    await pushed(notificationId, 410);
    expect(dataOf(await kofi.sender.call(readPush)).devices).toEqual([]);
    expect(await pushed(notificationId, 201)).toEqual([]);
  });

  test('hear nothing once their session was ended, and nothing a day late', async () => {
    const { kofi, notificationId } = await kofiWithDevice('ended');
    await sql`update notification set created_at = now() - interval '25 hours' where id = ${notificationId}`.execute(
      app.db,
    );
    expect(await pushed(notificationId, 201)).toEqual([]);
    await sql`update notification set created_at = now() where id = ${notificationId}`.execute(app.db);
    dataOf(await kofi.sender.call(signOut));
    expect(await pushed(notificationId, 201)).toEqual([]);
  });

  test('are thought of with every notification of their owner, and of nobody else', async () => {
    const { kofi, transfer } = await kofiWithDevice('queued');
    const stranger = await verifiedSender(app);
    for (const { user } of [kofi, stranger]) {
      await addNotification(app.db, { key: `test:${user.id}`, userId: user.id, type: 'passwordChanged' });
    }
    await queueTransferPush(app.db, { transferId: transfer.id, news: 'cancelled' });
    const queued = await sql<{ user_id: string; type: string }>`select n.user_id, n.type from outbox o
      join notification n on n.id::text = o.payload->>'notificationId'
      where o.kind = ${pushKind} and n.user_id in (${kofi.user.id}, ${stranger.user.id}) order by n.type`.execute(
      app.db,
    );
    const of = (type: string) => ({ user_id: kofi.user.id, type });
    expect(queued.rows).toEqual([of('cancelled'), of('passwordChanged'), of('recipientAdded')]);
  });
});
