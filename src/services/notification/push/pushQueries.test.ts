import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPush, registerForPush, unregisterFromPush } from '#contract/notification/notification.ts';
import { callApi } from '../../http/apiClient.ts';
import { queryClient } from '../../http/queryClient.ts';
import { pushMutation, pushQuery, renewPush } from './pushQueries.ts';

vi.mock('../../http/apiClient.ts', () => ({ callApi: vi.fn() }));

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const device = createHash('sha256').update(endpoint).digest('hex');
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

let done: string[] = [];
let server: { publicKey?: string; devices: readonly string[] } = { devices: [] };

const subscription = (name: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => done.push(`${name} unsubscribed`),
});
type Subscription = ReturnType<typeof subscription>;

type Browser = { readonly had?: Subscription; readonly permission?: string; readonly answers?: string };

function browserWith({ had, permission = 'default', answers = 'granted' }: Browser): void {
  const pushManager = {
    getSubscription: async () => had ?? null,
    subscribe: async (options: object) => {
      done.push(`subscribed ${JSON.stringify(options)}`);
      return subscription('new');
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('PushManager', class {});
  const requestPermission = async () => {
    done.push('asked');
    return answers;
  };
  vi.stubGlobal('Notification', { permission, requestPermission });
}

beforeEach(() => {
  done = [];
  server = { publicKey: 'key', devices: [] };
  queryClient.clear();
  vi.mocked(callApi).mockImplementation(async (asked, ...input) => {
    if (asked === readPush) return server as never;
    const name = asked === registerForPush ? 'register' : asked === unregisterFromPush ? 'unregister' : 'other';
    done.push(`${name} ${JSON.stringify(input[0])}`);
    return { done: true } as never;
  });
});
afterEach(() => vi.unstubAllGlobals());

const standing = () => queryClient.fetchQuery(pushQuery);
const turn = (isWanted: boolean) => queryClient.getMutationCache().build(queryClient, pushMutation).execute(isWanted);

const here = subscription('old');
const registered = `register ${JSON.stringify({ body: { endpoint, keys } })}`;
const subscribed = 'subscribed {"userVisibleOnly":true,"applicationServerKey":"key"}';

describe('how this browser stands (API-22)', () => {
  test.each<[string, Browser, typeof server, string]>([
    ['nobody asked', {}, { publicKey: 'key', devices: [] }, 'off'],
    ['subscribed, and the server knows', { had: here }, { publicKey: 'key', devices: [device] }, 'on'],
    ['subscribed by somebody else', { had: here }, { publicKey: 'key', devices: ['f'.repeat(64)] }, 'off'],
    ['the server knows what is gone here', {}, { publicKey: 'key', devices: [device] }, 'off'],
    ['its owner refused', { had: here, permission: 'denied' }, { publicKey: 'key', devices: [device] }, 'refused'],
    ['the operator has no keys', { had: here }, { devices: [device] }, 'unavailable'],
  ])('%s', async (_, browser, knows, expected) => {
    browserWith(browser);
    server = knows;
    expect(await standing()).toBe(expected);
    expect(done).toEqual([]);
  });

  test.each(['navigator', 'PushManager', 'Notification'])('there is nothing to offer without %s', async (missing) => {
    browserWith({ had: here });
    if (missing === 'navigator') vi.stubGlobal('navigator', {});
    else Reflect.deleteProperty(globalThis, missing);
    expect([await standing(), await turn(true), await turn(false)]).toEqual(['unavailable', 'unavailable', 'off']);
    expect(done).toEqual([]);
  });

  test('nor without a worker here', async () => {
    browserWith({});
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
    expect([await standing(), await turn(true)]).toEqual(['unavailable', 'unavailable']);
  });
});

describe('turning it on or off', () => {
  test.each<[string, Browser, string, readonly string[]]>([
    ['granted', {}, 'on', ['asked', subscribed, registered]],
    ['granted, with an old one', { had: here }, 'on', ['asked', 'old unsubscribed', subscribed, registered]],
    ['denied', { answers: 'denied' }, 'refused', ['asked']],
    ['put off', { answers: 'default' }, 'off', ['asked']],
  ])('on, and %s', async (_, browser, expected, does) => {
    browserWith(browser);
    expect(await turn(true)).toBe(expected);
    expect(done).toEqual(does);
    expect(queryClient.getQueryData(pushQuery.queryKey)).toBe(expected);
  });

  test('on is not asked for where the operator has no keys', async () => {
    browserWith({});
    server = { devices: [] };
    expect([await turn(true), done]).toEqual(['unavailable', []]);
  });

  test('off tells the server which device, and does nothing where there is none', async () => {
    browserWith({ had: here });
    expect(await turn(false)).toBe('off');
    expect(done).toEqual([`unregister ${JSON.stringify({ params: { device } })}`, 'old unsubscribed']);
    expect(queryClient.getQueryData(pushQuery.queryKey)).toBe('off');
    browserWith({});
    expect([await turn(false), done.length]).toEqual(['off', 2]);
  });
});

test.each<[string, Browser, typeof server, readonly string[]]>([
  ['their own device', { had: here }, { publicKey: 'key', devices: [device] }, [registered]],
  ['another’s device', { had: here }, { publicKey: 'key', devices: [] }, []],
  ['a device of no subscription', {}, { publicKey: 'key', devices: [device] }, []],
  ['a server without keys', { had: here }, { devices: [device] }, []],
])('whoever is back on %s is registered again, or not', async (_, browser, knows, does) => {
  browserWith(browser);
  server = knows;
  await renewPush();
  expect(done).toEqual(does);
});
