import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWork } from '#src/services/http/workProgress.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { BrowserCheck } from './BrowserCheck.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The first of them; the other is where the test reads the address. */
const spoken = () => screen.getAllByRole('status')[0]?.textContent;
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('says nothing of work that is done within a second', async () => {
  renderScreen(<BrowserCheck />);
  const hide = showWork();
  await passes(900);
  hide();
  await passes(1_000);
  expect(spoken()).toBe('');
});

test('says after a second that it is checking, in a place that is read out, until it is done', async () => {
  renderScreen(<BrowserCheck />);
  const hide = showWork();
  await passes(1_000);
  expect(spoken()).toBe('One moment, checking…');
  act(hide);
  expect(spoken()).toBe('');
});
