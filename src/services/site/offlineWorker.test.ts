import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOfflineWorker } from './offlineWorker.ts';

let done: string[] = [];
const unregister = (name: string) => ({ unregister: async () => done.push(`unregister ${name}`) });
const serviceWorker = {
  register: async (address: string) => void done.push(`register ${address}`),
  getRegistrations: async () => [unregister('one'), unregister('two')],
};
const pageSays = (content: string | undefined) =>
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name="offline-worker"]' && content !== undefined
        ? { getAttribute: (name: string) => (name === 'content' ? content : null) }
        : null,
  });

beforeEach(() => {
  done = [];
  vi.stubGlobal('location', new URL('https://sawa.test/'));
  vi.stubGlobal('navigator', { serviceWorker });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['on', ['register /offline-worker.js']],
  [undefined, ['register /offline-worker.js']],
  ['off', ['unregister one', 'unregister two']],
])('where the page says %j of the worker, it is %j', async (content, expected) => {
  pageSays(content);
  await keepOfflineWorker();
  expect(done).toEqual(expected);
});

test('a browser without workers, or that refuses them, shows the same pages', async () => {
  pageSays('on');
  vi.stubGlobal('navigator', {});
  await keepOfflineWorker();
  const refuses = () => Promise.reject(new DOMException('private window'));
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, register: refuses } });
  await keepOfflineWorker();
  expect(done).toEqual([]);
});
