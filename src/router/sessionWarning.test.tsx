import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionTime } from '#contract/session/session.ts';
import { checkSession, signOut } from '#contract/session/session.ts';
import { sessionFixture, wholeSession } from '#tests/fixtures/sessionFixture.ts';
import { openProduct, refused, verified } from '#tests/setup/openProduct.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const almostOver = (left: Partial<SessionTime>) => () => sessionFixture(verified, { ...wholeSession, ...left });

/** A server that says what is left of the session each time it is asked; after the last answer the session is over. */
async function openAnswered(answers: (() => unknown)[], language: 'en' | 'fr' = 'en') {
  const product = await openProduct('/rewards', {
    user: verified,
    language,
    replies: [
      [checkSession, () => (answers.shift() ?? (() => refused('signInRequired')))()],
      [signOut, () => ({ done: true })],
    ],
  });
  return { ...product, person: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

test.each([
  ['en', 'Are you still there?', 'we’ll sign you out in about 2 minutes', 'Stay signed in'],
  ['fr', 'Vous êtes toujours là\u202f?', 'se fermera dans environ 2 minutes', 'Garder ma session ouverte'],
] as const)('who does nothing is warned in %s, and can stay (WCAG 2.2.1)', async (language, title, text, stay) => {
  const { person, address } = await openAnswered([almostOver({ idleSeconds: 110 }), almostOver({})], language);
  const warning = await screen.findByRole('alertdialog', { name: title });
  expect(warning).toHaveTextContent(text);
  expect(warning).toContainElement(document.activeElement as HTMLElement);
  await person.click(screen.getByRole('button', { name: stay }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/rewards');
});

test('Escape is something a person does, and keeps the session (WCAG 2.2.1)', async () => {
  const { person } = await openAnswered([almostOver({ idleSeconds: 110 }), almostOver({})]);
  await screen.findByRole('alertdialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the warning goes by itself when another tab was used (WCAG 2.2.1)', async () => {
  await openAnswered([almostOver({ idleSeconds: 110 }), almostOver({})]);
  await screen.findByRole('alertdialog');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('who does not answer is signed out, told so, and asked to sign in (ASVS 7.3.1)', async () => {
  const { address } = await openAnswered([almostOver({ idleSeconds: 110 }), almostOver({ idleSeconds: 30 })]);
  await screen.findByRole('alertdialog');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/less than a minute/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(address()).toBe('/sign-in');
});

test('who would rather go is signed out at once', async () => {
  const { person, sentTo } = await openAnswered([almostOver({ idleSeconds: 110 })]);
  await screen.findByRole('alertdialog');
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(sentTo(signOut)).toHaveLength(1));
});

test.each([
  ['en', 'You’ll need to sign in again soon', 'Sign in again', 'Not yet'],
  ['fr', 'Vous devrez bientôt vous reconnecter', 'Se reconnecter', 'Plus tard'],
] as const)(
  'a session of twelve hours is warned of in %s, once (WCAG 2.2.1)',
  async (language, name, signIn, later) => {
    const left = Array.from({ length: 4 }, () => almostOver({ lifeSeconds: 110 }));
    const { person, address } = await openAnswered(left, language);
    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent('12');
    expect(screen.getByRole('button', { name: signIn })).toBeVisible();
    await person.click(screen.getByRole('button', { name: later }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe('/rewards');
  },
);

test('who signs in again before comes back to where they were, with what they typed (D-23)', async () => {
  const { person, address } = await openAnswered([almostOver({ lifeSeconds: 110 })]);
  await person.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
});
