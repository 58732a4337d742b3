import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSession } from '#contract/session/session.ts';
import { reportRefusal } from '#src/services/http/sessionRefusal.ts';
import { sessionFixture } from '#tests/fixtures/sessionFixture.ts';
import { openProduct, refused, verified } from '#tests/setup/openProduct.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['en', 'We can’t check whether you’re signed in'],
  ['fr', 'Nous ne pouvons pas vérifier votre connexion'],
] as const)(
  'who is signed out by a silence is told so in %s, and comes back where they were (D-23)',
  async (language, title) => {
    let answers = false;
    const where = '/transactions?search=Marie';
    const { address } = await openProduct(where, {
      user: verified,
      language,
      replies: [[checkSession, () => (answers ? sessionFixture(verified) : refused('serviceUnavailable'))]],
    });
    expect((await screen.findByText(title)).closest('[role=status]')).toBeVisible();
    expect(address()).toBe('/sign-in');
    answers = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(address()).toBe(where));
    expect(screen.queryByText(title)).toBeNull();
  },
);

test.each([
  ['en', 'Your session has ended'],
  ['fr', 'Votre session est terminée'],
] as const)('whose session ended is told so in %s (AUT-22)', async (language, title) => {
  let isOver = false;
  const { address } = await openProduct('/rewards', {
    user: verified,
    language,
    replies: [[checkSession, () => (isOver ? refused('signInRequired') : sessionFixture(verified))]],
  });
  await screen.findByRole('heading', { level: 1 });
  isOver = true;
  act(() => reportRefusal('hashInvalid'));
  expect((await screen.findByText(title)).closest('[role=status]')).toBeVisible();
  expect(address()).toBe('/sign-in');
});

test('who had no session is asked to sign in without a word of one (AUT-03)', async () => {
  const { address } = await openProduct('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(address()).toBe('/sign-in');
  expect(screen.queryByText('Your session has ended')).toBeNull();
});
