import { afterEach, expect, test, vi } from 'vitest';
import { onLeftInAnotherTab, tellOtherTabsOfLeaving } from './crossTabSignOut.ts';

afterEach(() => vi.unstubAllGlobals());

test('who signs out in one tab is gone from the others that still listen (D-23)', async () => {
  const heard: string[] = [];
  const stopFirst = onLeftInAnotherTab(() => heard.push('first'));
  const stopSecond = onLeftInAnotherTab(() => heard.push('second'));
  tellOtherTabsOfLeaving();
  await expect.poll(() => heard.toSorted()).toEqual(['first', 'second']);
  stopFirst();
  tellOtherTabsOfLeaving();
  await expect.poll(() => heard.toSorted()).toEqual(['first', 'second', 'second']);
  stopSecond();
});

test('a browser whose tabs cannot talk to each other goes without', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(() => tellOtherTabsOfLeaving()).not.toThrow();
  expect(onLeftInAnotherTab(() => undefined)()).toBeUndefined();
});
