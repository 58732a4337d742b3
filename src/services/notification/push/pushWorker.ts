import type { PushMessage } from '#contract/notification/notification.ts';

type Lasting = { waitUntil(work: Promise<unknown>): void };
type Pushed = Lasting & { readonly data: { json(): unknown } | null };
type Clicked = Lasting & { readonly notification: { readonly data: unknown; close(): void } };
type OpenPage = { focus(): Promise<unknown>; navigate(address: string): Promise<unknown> };

/** What of a service worker's global scope is used here; the page's types know none of it. */
export type PushScope = {
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(query: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
};

/** For the service worker: shows what the server sealed for this device, and opens its page when it is pressed. */
export function hearPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const message = messageIn(event);
    if (message) event.waitUntil(show(scope, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    event.waitUntil(open(scope, isOwnPath(data) ? data : '/notifications'));
  });
}

/** The same notification again takes the place of the first. */
const show = ({ registration }: PushScope, { title, body, tag, path }: PushMessage) =>
  registration.showNotification(title, { body, tag, data: path });

/** A page that is open goes there; otherwise one is opened. */
async function open({ clients }: PushScope, path: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  await page.navigate(path);
  await page.focus();
}

/** Without the contract's schemas, which would weigh more than the worker. */
function messageIn({ data }: Pushed): PushMessage | undefined {
  const read: unknown = data?.json();
  return isMessage(read) ? read : undefined;
}

const isMessage = (read: unknown): read is PushMessage =>
  typeof read === 'object' &&
  read !== null &&
  ['title', 'body', 'tag'].every((name) => typeof Reflect.get(read, name) === 'string') &&
  isOwnPath(Reflect.get(read, 'path'));

/** An address of our own site: never another one, whatever was sent. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
