import { z } from 'zod';
import { isPushService } from '#domain/notification/pushService.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, filledText, id, pageLimit } from '../protocol/field.ts';

/** Something the sender was told (NTF-07). A type this page does not know still has words (D-94). */
export const notification = z.strictObject({
  id,
  type: z.string(),
  status: z.enum(['UNREAD', 'READ']),
  meta: z.strictObject({
    message: z.string(),
    /** The transfer it is about. */
    transferId: id.optional(),
    /** The page it leads to, where it is about no transfer. */
    path: z.string().optional(),
  }),
  dateCreated: epochSeconds,
});
export type Notification = z.infer<typeof notification>;

const ofUser = z.strictObject({ id });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/user/{id}/notifications',
  access: 'signedIn',
  summary: 'What the sender was told, newest first',
  params: ofUser,
  query: z.strictObject({
    limit: pageLimit.optional(),
    status: z.enum(['UNREAD', 'READ']).optional(),
  }),
  data: z.strictObject({
    collections: z.array(notification),
    /** Of the status asked for, over all pages. */
    total: z.int(),
    unread: z.int(),
  }),
});
export type NotificationPage = z.infer<typeof listNotifications.data>;

export const markNotification = endpoint({
  method: 'PUT',
  path: '/user/{id}/notifications',
  access: 'signedIn',
  summary: 'Marks one notification as read; again is no fault',
  params: ofUser,
  body: z.strictObject({ id, status: z.literal('READ') }),
  data: notification,
});

export const markNotificationsUntil = endpoint({
  method: 'PUT',
  path: '/user/{id}/notifications/read',
  access: 'signedIn',
  summary: 'Marks one notification and all before it as read (not in the spec: whoever was away finds many)',
  params: ofUser,
  /** The newest that was seen: one that came since stays unread. */
  body: z.strictObject({ newest: id }),
  data: z.strictObject({ marked: z.int() }),
});

/** What a browser gives for its own device when the person asked for it (Push API). */
const pushSubscription = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .refine(isPushService, 'not a push service'),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: filledText(200), auth: filledText(100) }),
});

export const registerForPush = endpoint({
  method: 'POST',
  path: '/user/notifications/push',
  access: 'signedIn',
  summary: 'Registers one device for push notifications, or registers it again',
  body: pushSubscription,
  data: done,
});

/** SHA-256 of a subscription's endpoint, in hex: a name for a device that tells nobody how to reach it. */
const pushDevice = z.string().regex(/^[\da-f]{64}$/);

export const readPush = endpoint({
  method: 'GET',
  path: '/user/notifications/push',
  access: 'signedIn',
  summary: 'The key to ask a browser for push with, and which devices are registered (not in the spec: D-94)',
  data: z.strictObject({
    /** VAPID, base64url; absent where the operator has set no keys: nothing is offered then. */
    publicKey: z.string().optional(),
    devices: z.array(pushDevice),
  }),
});

export const unregisterFromPush = endpoint({
  method: 'DELETE',
  path: '/user/notifications/push/{device}',
  access: 'signedIn',
  summary: 'Forgets one device; again is no fault (not in the spec: whoever turned it on may turn it off)',
  params: z.strictObject({ device: pushDevice }),
  data: done,
});

/** What is sent to a device, sealed for it alone; the service worker shows it. */
export const pushMessage = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** Told again, it takes the place of the first. */
  tag: z.string(),
  /** The page it opens. */
  path: z.string().regex(/^\/(?!\/)/),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** One line of the stream: what to read again, never what it says. */
export const liveEvent = z.strictObject({
  kind: z.enum(['transfer', 'notification', 'account']),
  /** The transfer that changed. */
  id: id.optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const followEvents = endpoint({
  method: 'GET',
  path: '/user/{id}/events',
  access: 'signedIn',
  summary: 'Server-sent events while it is open: what of the sender’s has changed (not in the spec: live arrival)',
  params: ofUser,
  data: liveEvent,
});
