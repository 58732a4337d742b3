import { describe, expect, test } from 'vitest';
import { hearPushes, type PushScope } from './pushWorker.ts';

type Listeners = { readonly [type: string]: (event: never) => void };

/** A worker with its pages, and everything it was made to do. */
function workerWith(pages: number) {
  const done: string[] = [];
  const listeners: Record<string, (event: never) => void> = {};
  const page = {
    focus: async () => done.push('focus'),
    navigate: async (address: string) => done.push(`navigate ${address}`),
  };
  const scope: PushScope = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
    registration: {
      showNotification: async (title, { body, tag, data }) =>
        void done.push(`show ${[title, body, tag, data].join(' | ')}`),
    },
    clients: {
      matchAll: async () => Array.from({ length: pages }, () => page),
      openWindow: async (address) => done.push(`open ${address}`),
    },
  };
  hearPushes(scope);
  return { done, hear: hearing(listeners) };
}

const hearing = (listeners: Listeners) => async (type: string, event: object) => {
  const work: Promise<unknown>[] = [];
  listeners[type]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
  await Promise.all(work);
};

const message = { title: 'Sawa', body: 'Marie has 60,000 XAF.', tag: 'n-1', path: '/notifications?transfer=t-1' };

describe('the service worker (API-22)', () => {
  test('shows what the server sends', async () => {
    const { done, hear } = workerWith(0);
    await hear('push', { data: { json: () => message } });
    expect(done).toEqual(['show Sawa | Marie has 60,000 XAF. | n-1 | /notifications?transfer=t-1']);
  });

  test.each([
    [null],
    [{ json: () => 'text' }],
    [{ json: () => ({ ...message, body: undefined }) }],
    [{ json: () => ({ ...message, path: 'https://elsewhere.example/' }) }],
    [{ json: () => ({ ...message, path: '//elsewhere.example/' }) }],
  ])('shows nothing that is no message of ours: %j', async (data) => {
    const { done, hear } = workerWith(0);
    await hear('push', { data });
    expect(done).toEqual([]);
  });

  test.each([
    [0, message.path, ['close', `open ${message.path}`]],
    [2, message.path, ['close', `navigate ${message.path}`, 'focus']],
    [0, 'https://elsewhere.example/', ['close', 'open /notifications']],
  ])('with %d pages open, pressing one about %s does %j', async (pages, data, expected) => {
    const { done, hear } = workerWith(pages);
    await hear('notificationclick', { notification: { data, close: () => done.push('close') } });
    expect(done).toEqual(expected);
  });
});
