import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listOpenMatters } from '#contract/help/openMatters.ts';
import type { Language } from '#contract/protocol/language.ts';
import { readValues } from '#contract/protocol/lookup.ts';
import { cancelTransfer, listTransfers } from '#contract/transfer/transfer.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { actFor, actForNobody } from '#src/services/http/signedInUser.ts';
import { ToastRegion } from '#src/ui/controls/notify.tsx';
import { nothingOpen, openMattersFixture } from '#tests/fixtures/openMatters.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { valuesFixture } from '#tests/fixtures/valuesFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('#src/app/session/sessionContext.ts', () => ({
  useSession: () => ({ status: 'signedIn', user, send }),
  useSignedInUser: () => user,
}));

const user = userFixture({ meta: { verified: true, submittedVerificationData: true } });
const send = vi.fn();
const transfer = transferFixture();
const totals = { completed: 0, cancelled: 0, pending: 1 };
let isCancelled = false;
let waiting = nothingOpen;
let hasSent = true;
let values = valuesFixture();

beforeEach(() => {
  isCancelled = false;
  waiting = nothingOpen;
  hasSent = true;
  values = valuesFixture();
  actFor(user);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.mocked(callApi).mockImplementation(async (endpoint) => {
    if ((endpoint as unknown) === cancelTransfer) isCancelled = true;
    if ((endpoint as unknown) === readValues) return values;
    if ((endpoint as unknown) === listOpenMatters) return waiting;
    const now = isCancelled ? transferFixture('CANCELLED') : transfer;
    return (endpoint as unknown) === listTransfers ? { collections: hasSent ? [now] : [], total: 1, totals } : now;
  });
  return actForNobody;
});

function open(at: string, language: Language = 'en') {
  return renderScreen(
    <>
      <DashboardPage />
      <ToastRegion />
    </>,
    { at, language },
  );
}

const dialog = () => screen.findByText(/^(To|Pour) Marie Ngo ·/);

test.each([
  ['/dashboard', openMattersFixture, /^On hold: £100\.00/],
  ['/dashboard#open', nothingOpen, 'Nothing is open: no refund, no hold and no case.'],
] as const)('at %s what is open comes once the page is read (peers 35)', async (at, matters, said) => {
  waiting = matters;
  open(at);
  expect(await screen.findByText(said)).toBeVisible();
});

describe('a transfer over the dashboard', () => {
  test('has an address of its own, and closing it goes back to the dashboard’s', async () => {
    const { address } = open(`/dashboard?transfer=${transfer.id}`);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is opened from its row, which has the focus again afterwards', async () => {
    const { address } = open('/dashboard');
    const link = await screen.findByRole('link', { name: /Marie Ngo/ });
    await userEvent.click(link);
    await dialog();
    expect(address()).toBe(`/dashboard?transfer=${transfer.id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/dashboard');
    await waitFor(() => expect(link).toHaveFocus());
  });

  test('offers a declined one again with the same amounts, way and recipient (TXN-29, D-87)', async () => {
    vi.mocked(callApi).mockImplementation(async (endpoint) => {
      const declined = transferFixture('PAYMENT_DECLINED');
      if ((endpoint as unknown) === readValues) return values;
      if ((endpoint as unknown) === listOpenMatters) return nothingOpen;
      return (endpoint as unknown) === listTransfers ? { collections: [declined], total: 1, totals } : declined;
    });
    open(`/dashboard?transfer=${transfer.id}`);
    await dialog();
    expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      `/get-quote?method=1&from=GB&to=CM&send=100.00&recipient=${transfer.recipientId}&reason=family-support`,
    );
  });
});

test.each([
  ['en', 'Cancel transfer', 'Yes, cancel transfer', 'Transfer has been cancelled'],
  ['fr', 'Annuler le transfert', 'Oui, annuler le transfert', 'Le transfert a été annulé'],
] as const)('cancelling asks in %s, then says that it is done (TRF-12)', async (language, cancel, yes, said) => {
  open(`/dashboard?transfer=${transfer.id}`, language);
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: cancel }));
  await userEvent.click(await screen.findByRole('button', { name: yes }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(isCancelled).toBe(true);
});

test('Logout is asked of the session (SHL-01)', async () => {
  open('/dashboard');
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'signOut.requested' });
});

test('who lives where an operator suspended sending is told, and cannot begin (DSH-08)', async () => {
  values = valuesFixture({ suspendedLocations: [user.profile.location_country] });
  open('/dashboard');
  expect(await screen.findByText('You can’t send from where you live right now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start transfer' })).toBeDisabled();
  // The menu, and the bar of a phone, say so before the press as well.
  expect(screen.getByRole('button', { name: 'Sending is suspended' })).toBeDisabled();
  expect(screen.getByText('Suspended')).toBeVisible();
  const starts = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/get-quote'));
  expect(starts).toEqual([]);
});

test('what was declined is not offered again where sending is suspended (DSH-08, TXN-29)', async () => {
  values = valuesFixture({ suspendedLocations: [user.profile.location_country] });
  vi.mocked(callApi).mockImplementation(async (endpoint) => {
    const declined = transferFixture('PAYMENT_DECLINED');
    if ((endpoint as unknown) === readValues) return values;
    if ((endpoint as unknown) === listOpenMatters) return nothingOpen;
    return (endpoint as unknown) === listTransfers ? { collections: [declined], total: 1, totals } : declined;
  });
  open(`/dashboard?transfer=${transfer.id}`);
  await dialog();
  await screen.findByText('You can’t send from where you live right now');
  expect(screen.queryByRole('link', { name: 'Send again' })).toBeNull();
});

test.each([
  ['en', 'Your transfers will appear here.'],
  ['fr', 'Vos transferts apparaîtront ici.'],
] as const)(
  'who cannot begin and sent nothing yet reads in %s what stands there later (DSH-03)',
  async (language, said) => {
    values = valuesFixture({ suspendedLocations: [user.profile.location_country] });
    hasSent = false;
    open('/dashboard', language);
    expect(await screen.findByText(said)).toBeVisible();
  },
);
