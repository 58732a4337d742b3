import { sql } from 'kysely';
import webPush from 'web-push';
import { z } from 'zod';
import type { PushMessage } from '#contract/notification/notification.ts';
import { defaultLanguage, isLanguage, type Language } from '#contract/protocol/language.ts';
import { isPushService } from '#domain/notification/pushService.ts';
import { operator } from '#domain/operator.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler, OutboxHandlers } from '../jobs/outbox.ts';
import { requestSender, type SendRequest } from '../outbound/request.ts';
import type { VapidKeys } from '../settings/vapidKeys.ts';
import { notificationStore } from './notificationStore.ts';
import { pushKind } from './queuePush.ts';

/** The outbox's name for one device that is to hear of it: each is tried again on its own. */
export const pushDeviceKind = 'push.device';

/** What is older says nothing any more. */
const toldWithin = '1 day';
const keptSeconds = 86_400;
const timeoutMs = 10_000;

type Dependencies = {
  readonly db: Db;
  /** Without them nothing is sent, and what was asked for before they were taken away is dropped. */
  readonly keys: VapidKeys | undefined;
  readonly send?: SendRequest;
};

/** Notifications on the devices their owners asked for (API-22). What is sent is sealed for the device alone (RFC 8291). */
export function pushOutbox({ db, keys, send = toPushService }: Dependencies): OutboxHandlers {
  if (!keys) return { [pushKind]: drop, [pushDeviceKind]: drop };
  return {
    [pushKind]: (item) => tellDevices(db, told.parse(item)),
    [pushDeviceKind]: (item) => deliver({ db, keys, send }, toldDevice.parse(item)),
  };
}

const drop: OutboxHandler = async () => undefined;

/** Wherever the subscription says, which `isPushService` has looked at when it was stored, and looks at again. */
const toPushService: SendRequest = (request) => {
  if (!isPushService(request.url)) throw new Error('Not the address of a push service');
  return requestSender([new URL(request.url).origin])(request);
};

const told = z.object({ notificationId: z.uuid() });
const toldDevice = told.extend({ device: z.string() });

/** Those whose session nobody ended. */
const devices = sql`push_registration p join session s on s.id_hash = p.session_hash and s.ended_at is null`;

async function tellDevices(db: Db, { notificationId }: z.infer<typeof told>): Promise<void> {
  const { rows } = await sql<{ device: string }>`select p.device from ${devices}
    join notification n on n.user_id = p.user_id where n.id = ${notificationId}`.execute(db);
  if (rows.length === 0) return;
  const pieces = rows.map(({ device }) => ({
    id: newId(),
    key: `${pushDeviceKind}:${notificationId}:${device}`,
    kind: pushDeviceKind,
    payload: JSON.stringify({ notificationId, device }),
  }));
  await db
    .insertInto('outbox')
    .values(pieces)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

const storedSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
type Subscription = z.infer<typeof storedSubscription>;

type Waiting = { user_id: string; subscription: unknown; language: string };

async function deliver(
  { db, keys, send }: Required<Dependencies> & { readonly keys: VapidKeys },
  { notificationId, device }: z.infer<typeof toldDevice>,
): Promise<void> {
  const found = await sql<Waiting>`select p.user_id, p.subscription, u.settings->>'language' as language
    from ${devices} join notification n on n.user_id = p.user_id join app_user u on u.id = p.user_id
    where n.id = ${notificationId} and p.device = ${device}
      and n.created_at > now() - ${toldWithin}::interval`.execute(db);
  const [row] = found.rows;
  if (!row) return;
  const reader = { userId: row.user_id, language: languageOf(row.language) };
  const message = await pushMessageOf(db, { ...reader, notificationId });
  const sealed = message && seal({ message, subscription: storedSubscription.parse(row.subscription), keys });
  if (!sealed) return forget(db, device);

  const answer = await send({ ...sealed, method: 'POST', timeoutMs });
  if (!answer.ok) throw new Error(`A push service ${answer.refusal}`);
  const { status } = answer.value;
  if (status === 404 || status === 410) return forget(db, device);
  if (status === 429 || status >= 500) throw new Error(`A push service answered ${status}`);
}

const languageOf = (language: string): Language => (isLanguage(language) ? language : defaultLanguage);

/** The browser has taken the address back, or gave none that anything can be sealed for. */
async function forget(db: Db, device: string): Promise<void> {
  await sql`delete from push_registration where device = ${device}`.execute(db);
}

type Reader = { readonly notificationId: string; readonly userId: string; readonly language: Language };

async function pushMessageOf(db: Db, { notificationId, ...reader }: Reader): Promise<PushMessage | undefined> {
  const notification = await notificationStore(db).find({ ...reader, id: notificationId });
  if (!notification) return undefined;
  const { id, meta } = notification;
  const path = meta.path ?? (meta.transferId ? `/notifications?transfer=${meta.transferId}` : '/notifications');
  return { title: operator.name, body: meta.message, tag: id, path };
}

type Sealing = { readonly message: PushMessage; readonly subscription: Subscription; readonly keys: VapidKeys };

/** Undefined where the device's keys are no keys. */
function seal({ message, subscription, keys }: Sealing) {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject: `mailto:${operator.email}`, ...keys },
      TTL: keptSeconds,
      topic: message.tag.replaceAll('-', ''),
    });
    const asText = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { url: endpoint, headers: Object.fromEntries(asText) as Record<string, string>, bytes: body };
  } catch {
    return undefined;
  }
}
