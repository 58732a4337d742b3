import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleSeconds, watchPerson } from './personAtPage.ts';

let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stop = watchPerson();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that has just been opened is one somebody is at, and stays so for as long as they do something', () => {
  expect(idleSeconds()).toBe(0);
  vi.advanceTimersByTime(59_999);
  expect(idleSeconds()).toBe(59);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'])('a %s is something they did', (act) => {
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event(act));
  vi.advanceTimersByTime(5_000);
  expect(idleSeconds()).toBe(5);
});

test.each(['pointermove', 'focus', 'scroll', 'visibilitychange'])('a %s may come from nobody', (event) => {
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event(event));
  expect(idleSeconds()).toBe(600);
});

test('where nobody watches, as in a terminal, nobody is idle', () => {
  vi.advanceTimersByTime(600_000);
  stop();
  expect(idleSeconds()).toBe(0);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(600_000);
  expect(idleSeconds()).toBe(0);
});
