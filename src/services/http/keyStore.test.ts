import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserKeys } from './keyStore.ts';

/** What IndexedDB does of its own, with every store's entries and whether somebody closed what they opened. */
const fake = { stores: new Map<string, Map<string, unknown>>(), log: [] as string[], fails: '' };

const later = (act: () => void) => queueMicrotask(act);
type Handlers = { [handler: string]: (() => void) | undefined };

function storeOf(name: string, mode: string) {
  const entries = fake.stores.get(name);
  if (!entries) throw new Error(`no store ${name}`);
  const changes = (act: () => unknown) => {
    if (mode !== 'readwrite') throw new Error('read only');
    return { result: act() };
  };
  return {
    get: (key: string) => ({ result: entries.get(key) }),
    put: (value: unknown, key: string) => changes(() => void entries.set(key, value)),
    delete: (key: string) => changes(() => void entries.delete(key)),
    clear: () => changes(() => entries.clear()),
  };
}

const database = {
  createObjectStore: (name: string) => fake.stores.set(name, new Map()),
  close: () => fake.log.push('closed'),
  transaction: (name: string, mode: string) => {
    const transaction: Handlers & { error?: Error } = {};
    later(() => (fake.fails === 'transaction' ? transaction.onabort?.() : transaction.oncomplete?.()));
    return Object.assign(transaction, { error: new Error('full'), objectStore: () => storeOf(name, mode) });
  },
};

const indexedDB = {
  open(name: string, version: number) {
    const request: Handlers = {};
    later(() => {
      fake.log.push(`${name} ${version}`);
      if (fake.fails === 'open') return request.onerror?.();
      if (fake.stores.size === 0) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return Object.assign(request, { result: database, error: new Error('private window') });
  },
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  Object.assign(fake, { stores: new Map(), log: [], fails: '' });
});
afterEach(() => vi.unstubAllGlobals());

test('a key is kept by its name until it is forgotten, or all of them are', async () => {
  expect(await browserKeys.read('one')).toBeUndefined();
  await browserKeys.keep('one', 1);
  await browserKeys.keep('two', 2);
  expect([await browserKeys.read('one'), await browserKeys.read('two')]).toEqual([1, 2]);
  await browserKeys.forget('one');
  expect([await browserKeys.read('one'), await browserKeys.read('two')]).toEqual([undefined, 2]);
  await browserKeys.empty();
  expect(await browserKeys.read('two')).toBeUndefined();
  expect([...fake.stores.keys()]).toEqual(['session']);
});

test('the database is closed after each, also after one that failed', async () => {
  await browserKeys.keep('one', 1);
  expect(fake.log).toEqual(['sawa 1', 'closed']);
  fake.fails = 'transaction';
  await expect(browserKeys.keep('one', 1)).rejects.toThrow('full');
  expect(fake.log).toEqual(['sawa 1', 'closed', 'sawa 1', 'closed']);
});

test('a browser that has none refuses', async () => {
  fake.fails = 'open';
  await expect(browserKeys.read('one')).rejects.toThrow('private window');
});
