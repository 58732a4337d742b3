import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.ts';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import { checkSession } from '#contract/session/session.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { SessionProvider } from '#src/router/SessionProvider.tsx';
import { callApi } from '#src/services/http/apiClient.ts';
import { reportRefusal } from '#src/services/http/sessionRefusal.ts';
import { sessionFixture } from '#tests/fixtures/sessionFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { paths } from '../address/paths.ts';
import { useSession } from '../session/sessionContext.ts';
import { Guarded } from './Guarded.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('#src/services/http/sessionKey.ts', () => ({
  loadSessionKey: async () => undefined,
  forgetSessionKey: async () => {},
}));

let checks: { accept: (user: User) => void; refuse: (code: ErrorCode) => void }[] = [];

beforeEach(() => {
  checks = [];
  sessionStorage.clear();
  vi.mocked(callApi).mockImplementation((endpoint) => {
    if (endpoint !== checkSession) return Promise.resolve({ done: true }) as never;
    return new Promise((resolve, reject) => {
      checks.push({
        accept: (user) => resolve(sessionFixture(user) as never),
        refuse: (code) => reject(new ApiFailure(code)),
      });
    });
  });
});

let leave: () => void;

function SignedInPage() {
  const { user, send } = useSession();
  leave = () => send({ type: 'signOut.requested' });
  return <p>{`page of ${user?.profile.firstName}`}</p>;
}

async function open(address: string, language: Language = 'en') {
  const router = createMemoryRouter(
    [
      {
        element: (
          <SessionProvider>
            <Outlet />
          </SessionProvider>
        ),
        children: [
          {
            path: paths.getQuote,
            element: (
              <Guarded access="signedIn">
                <SignedInPage />
              </Guarded>
            ),
          },
          {
            path: paths.dashboard,
            element: (
              <Guarded access="signedIn">
                <SignedInPage />
              </Guarded>
            ),
          },
          {
            path: paths.emailRegistration,
            element: (
              <Guarded access="signedIn">
                <p>e-mail, please</p>
              </Guarded>
            ),
          },
          {
            path: paths.signIn,
            element: (
              <Guarded access="authPage">
                <p>sign in here</p>
              </Guarded>
            ),
          },
          {
            path: paths.landing,
            element: (
              <Guarded access="public">
                <p>welcome</p>
              </Guarded>
            ),
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <I18nextProvider i18n={await startTranslations(language)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return {
    at: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to: string) => act(() => router.navigate(to)),
  };
}

async function answer(give: (check: (typeof checks)[number]) => void) {
  await waitFor(() => expect(checks, 'the session is checked').not.toHaveLength(0));
  await act(async () => {
    for (const check of checks.splice(0, 1)) give(check);
  });
}
const accept = (user = userFixture()) => answer((check) => check.accept(user));
const refuse = (code: ErrorCode = 'signInRequired') => answer((check) => check.refuse(code));

describe('a protected page', () => {
  test.each([
    ['en', 'Just a minute, please!'],
    ['fr', 'Un instant, s’il vous plaît !'],
  ] as const)(
    'shows a wait while nobody knows who is there, then the page, in %s (AUT-05, ERR-06)',
    async (language, wait) => {
      await open('/get-quote', language);
      expect(screen.getByRole('status')).toHaveTextContent(wait);
      await accept();
      expect(screen.getByText('page of Ama')).toBeVisible();
    },
  );

  test('sends a visitor to sign in, and back to the very address afterwards (AUT-03, D-13)', async () => {
    const { at, goTo } = await open('/get-quote?method=2');
    await refuse();
    expect([at(), screen.getByText('sign in here')]).toEqual(['/sign-in', expect.anything()]);
    await accept();
    expect(at()).toBe('/get-quote?method=2');
    await accept();
    await goTo('/sign-in');
    await accept();
    expect(at()).toBe('/dashboard');
  });

  test('asks again at every address, and closes when the answer is no (AUT-06, AUT-07)', async () => {
    const { at, goTo } = await open('/get-quote');
    await accept();
    await goTo('/dashboard');
    expect(screen.getByText('page of Ama')).toBeVisible();
    await refuse('hashInvalid');
    expect(at()).toBe('/sign-in');
  });

  test('closes as soon as any call hears that the session is over (AUT-22)', async () => {
    const { at } = await open('/get-quote');
    await accept();
    await act(async () => reportRefusal('notFound'));
    expect(at()).toBe('/get-quote');
    await act(async () => reportRefusal('hashInvalid'));
    expect(at()).toBe('/sign-in');
  });

  test('leads home after signing out, and is closed then (AUT-49)', async () => {
    const { at, goTo } = await open('/get-quote');
    await accept();
    await act(async () => leave());
    expect(at()).toBe('/');
    await goTo('/get-quote');
    expect(screen.queryByText('page of Ama')).toBeNull();
    expect(at()).toBe('/sign-in');
  });

  test('waits for the e-mail of who has only a phone (AUT-29, D-28)', async () => {
    const { at } = await open('/dashboard');
    await accept(userFixture({ hasEmail: false }));
    expect(at()).toBe('/email-registration');
    expect(screen.getByText('e-mail, please')).toBeVisible();
  });
});

describe('the sign-in page', () => {
  test('sends who is signed in to the dashboard (AUT-13)', async () => {
    const { at } = await open('/sign-in');
    await accept();
    expect(at()).toBe('/dashboard');
  });
});
