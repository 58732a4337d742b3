import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A busy machine draws a page in seconds; waiting longer costs nothing where it comes at once.
configure({ asyncUtilTimeout: 15_000 });

// jsdom draws nothing, so nothing can be brought into view.
Element.prototype.scrollIntoView ??= () => undefined;

// Nor does anything ever change its size.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor is a window of any size: the narrowest, where everything stands in one column.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

// React Aria asks whether elements are seen. Without style sheets, attributes and their own styles tell; jsdom's computed
// styles tell the same and take a tenth of a walk's time.
Element.prototype.checkVisibility ??= function isSeen(this: Element): boolean {
  for (let at: Element | null = this; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || hidesItself(at)) return false;
  }
  return true;
};

function hidesItself(element: Element): boolean {
  if (!(element instanceof HTMLElement) && !(element instanceof SVGElement)) return false;
  const { display, visibility } = element.style;
  return display === 'none' || visibility === 'hidden' || visibility === 'collapse';
}

let complaints: readonly MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(globalThis.console, 'error'), vi.spyOn(globalThis.console, 'warn')];
});

/** A warning from React, React Aria or i18next is a fault nobody has met yet. */
afterEach(() => {
  cleanup();
  const said = complaints.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  expect(said, 'nothing is written to the console').toEqual([]);
});
