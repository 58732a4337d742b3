// Pages load their code when they open; here it is loaded already.
import '#src/routes/account/BusinessInvitePage.tsx';
import '#src/routes/site/ContentPage.tsx';
import '#src/routes/dashboard/DashboardPage.tsx';
import '#src/routes/verification/HandOverPage.tsx';
import '#src/routes/help/HelpPage.tsx';
import '#src/routes/notification/NotificationsPage.tsx';
import '#src/routes/payment/PaymentResultPage.tsx';
import '#src/routes/account/ProfilePage.tsx';
import '#src/routes/reward/RewardsPage.tsx';
import '#src/routes/transfer/SendMoneyPage.tsx';
import '#src/routes/account/SettingsPage.tsx';
import '#src/routes/account/SignInPage.tsx';
import '#src/routes/account/SignUpPage.tsx';
import '#src/routes/account/ResetPasswordPage.tsx';
import '#src/routes/verification/VerificationPage.tsx';

import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { readUser, type User } from '#contract/account/account.ts';
import { listNotifications } from '#contract/notification/notification.ts';
import {
  completeBankPayment,
  listBankProviders,
  readPaymentWays,
  reportPaymentReturn,
} from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ApiFailure, type ErrorCode, type FailureDetails } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import {
  checkHealth,
  listRateSpreads,
  listServices,
  listTransferReasons,
  readClientIp,
  readValue,
  readValues,
} from '#contract/protocol/lookup.ts';
import {
  createRateQuote,
  createTransferQuote,
  holdRate,
  readExchange,
  type TransferQuoteRequest,
} from '#contract/quote/quote.ts';
import { isFirstTime, listRecipients } from '#contract/recipient/recipient.ts';
import { checkSession } from '#contract/session/session.ts';
import { createTransfer, listTransfers, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { forgetSnapshots } from '#src/app/storage/snapshotStore.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { App } from '#src/router/App.tsx';
import { callApi } from '#src/services/http/apiClient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { exchangeFixture, quoteAsAsked, rateHoldFixture, rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { sessionFixture } from '#tests/fixtures/sessionFixture.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { valuesFixture } from '#tests/fixtures/valuesFixture.ts';

const dismissals = vi.hoisted((): (() => void)[] => []);
/** What one test was told is not there for the next to find. */
vi.mock('#src/ui/controls/notify.tsx', async (original) => {
  const real = await original<typeof import('#src/ui/controls/notify.tsx')>();
  const notify: typeof real.notify = (request) => {
    const dismiss = real.notify(request);
    dismissals.push(dismiss);
    return dismiss;
  };
  return { ...real, notify };
});
vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn(), signedRequest: vi.fn() }));
vi.mock('#src/services/http/serverClock.ts', () => ({
  learnServerTime: async () => undefined,
  serverSeconds: () => 1_800_000_000,
  serverMilliseconds: () => 1_800_000_000_000,
}));
vi.mock('#src/services/http/sessionKey.ts', () => ({
  loadSessionKey: async () => undefined,
  forgetSessionKey: async () => undefined,
}));

type Sent = { readonly params: Readonly<Record<string, string>>; readonly body: unknown };
type Reply = (sent: Sent) => unknown;

/** What the server answers; a reply that throws refuses. The later of two for the same call counts. */
export type Replies = readonly (readonly [Endpoint, Reply])[];

export const verified = userFixture({
  meta: { verified: true, submittedVerificationData: true },
  profile: { address1: '1 High Street', city: 'London', zip: 'N1 1AA' },
});

const pair = { base: 'GBP', target: 'XAF' } as const;
const usual: Replies = [
  [checkHealth, () => ({ healthy: true })],
  [readClientIp, () => ({ ip: '192.0.2.7' })],
  [readValue, () => ({ webMaintenance: false, redirectToMobile: false, maintenanceCarouselMessage: '' })],
  [listServices, () => standardServices],
  [listRateSpreads, () => []],
  [readExchange, () => exchangeFixture(pair, '780')],
  [createRateQuote, () => rateQuoteFixture(pair)],
  [holdRate, () => rateHoldFixture(pair)],
  [createTransferQuote, ({ body }) => quoteAsAsked(body as TransferQuoteRequest)],
  [listRecipients, () => [recipientFixture()]],
  [isFirstTime, () => ({ isFirstTime: false })],
  [listTransferReasons, () => transferReasons],
  [createTransfer, () => transferFixture()],
  [readTransfer, () => transferFixture()],
  [updateTransfer, () => transferFixture()],
  [listTransfers, () => ({ collections: [], total: 0, totals: { completed: 0, cancelled: 0, pending: 0 } })],
  [listNotifications, () => ({ collections: [], total: 0, unread: 0 })],
  [listBankProviders, () => []],
  [completeBankPayment, () => ({ checked: true })],
  [reportPaymentReturn, () => ({ checked: true })],
  [readValues, () => valuesFixture()],
  [readPaymentWays, () => ({ closed: {}, switched: [] })],
];

/** For a reply that is a refusal. */
export function refused(code: ErrorCode, details?: FailureDetails): never {
  throw new ApiFailure(code, details);
}

type Opened = { readonly user?: User | undefined; readonly replies?: Replies; readonly language?: Language };

/** The whole product at an address, with a server that answers what it is told to. Nobody is signed in without `user`. */
export async function openProduct(at: string, { user, replies = [], language = 'en' }: Opened = {}) {
  for (const dismiss of dismissals.splice(0)) dismiss();
  const calls: { readonly endpoint: Endpoint; readonly sent: Sent }[] = [];
  const who: Replies = [
    [checkSession, () => (user ? sessionFixture(user) : refused('signInRequired'))],
    [readUser, () => user],
  ];
  const answers = new Map<Endpoint, Reply>([...usual, ...who, ...replies]);
  vi.mocked(callApi).mockImplementation(async (endpoint, ...[input]) => {
    const sent = { params: {}, body: undefined, ...input } as Sent;
    calls.push({ endpoint, sent });
    const answer = answers.get(endpoint);
    if (!answer) throw new Error(`Nobody expected ${endpoint.method} ${endpoint.path}`);
    return answer(sent) as never;
  });
  queryClient.clear();
  forgetSnapshots();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const i18n = await startTranslations(language);
  const shown = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <App i18n={i18n} />
        <Address />
      </MemoryRouter>,
    ),
  );
  return {
    address: () => shown.getByTestId('address').textContent,
    /** As the browser does. */
    goBack: () => act(async () => shown.getByTestId('back').click()),
    /** What was sent to a call, each time it was made. */
    sentTo: (endpoint: Endpoint) => calls.flatMap((call) => (call.endpoint === endpoint ? [call.sent] : [])),
  };
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{`${pathname}${search}`}</output>
      <i data-testid="back" onClick={() => void navigate(-1)} aria-hidden="true" />
    </>
  );
}
