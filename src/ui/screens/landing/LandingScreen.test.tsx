import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Language } from '#contract/language.ts';
import type { Exchange } from '#contract/quote.ts';
import { money } from '#domain/money/money.ts';
import { choosePayIn, enterSend, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import { isPayInCountry, type PayInCountryCode } from '#domain/reference/countryCodes.ts';
import type { PairServices } from '#src/machines/price-quote/calculation.ts';
import type { Pair } from '#src/machines/price-quote/priceQuoteContext.ts';
import { priceQuoteMachine } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { exchangeFixture, servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';

type Told = { readonly from?: PayInCountryCode; readonly amount?: number; readonly hasRate?: boolean };

const onStart = vi.fn<(draft: TransferDraft) => void>();

function Landing({ from = 'GB', amount, hasRate = true }: Told) {
  const machine = priceQuoteMachine.provide({
    actors: {
      fetchServices: fromPromise<PairServices, Pair>(async ({ input }) => {
        if (!hasRate) throw new Error('silence');
        return { services: servicesFixture(input), isDown: false };
      }),
      fetchExchange: fromPromise<Exchange, Pair>(async ({ input }) => ({
        ...exchangeFixture(input, '780'),
        midRate: '800',
      })),
      wait: fromPromise<void, { seconds: number }>(() => new Promise(() => {})),
    },
  });
  const draft = choosePayIn(startDraft('GB'), from);
  const start = amount === undefined ? draft : enterSend(draft, money(draft.payinCurrency, amount * 100));
  const actor = useActorRef(machine, { input: { draft: start } });
  return <LandingScreen actor={actor} isSignedIn={false} onStart={onStart} />;
}

async function show(told: Told, language: Language = 'en') {
  const shown = renderScreen(<Landing {...told} />, { language });
  await screen.findByText(/780/, { selector: 'span' });
  return shown;
}

const send = () => screen.getByRole('textbox', { name: 'You send' });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start sending money' }));

afterEach(() => {
  onStart.mockReset();
});

test('shows rate, fee, total, both amounts and every way to deliver before anything is asked (LAN-02)', async () => {
  await show({ amount: 100 });
  expect(send()).toHaveValue('100.00');
  expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000');
  expect(screen.getAllByText(/1 GBP = 780 XAF/)[0]).toBeVisible();
  const cost = screen.getByRole('region', { name: 'What you pay' });
  expect(cost).toHaveTextContent(/Operator fee.*£2\.19.*Total£102\.19/);
  for (const name of ['Mobile money', 'Bank transfer', 'Cash pickup']) {
    expect(screen.getByRole('tab', { name })).toBeVisible();
  }
});

test('"Start sending money" takes the amounts along (LAN-03, D-13)', async () => {
  await show({ amount: 100 });
  await start();
  expect(onStart).toHaveBeenCalledOnce();
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({ payinActualValue: money('GBP', 10_000), typed: 'payin' });
});

describe('the least the landing page takes', () => {
  test.each([
    ['GB', 'GBP', 50],
    ['CA', 'CAD', 75],
    ['FR', 'EUR', 50],
    ['DK', 'DKK', 200],
    ['NO', 'NOK', 300],
    ['SE', 'SEK', 300],
    ['CH', 'CHF', 50],
  ] as const)('from %s in %s is %i (LAN-05, D-43)', async (country, currency, least) => {
    expect(isPayInCountry(country)).toBe(true);
    await show({ from: country, amount: least - 1 });
    expect(await screen.findByText(`You cannot send less than ${least} ${currency}`)).toBeVisible();
    await start();
    expect(onStart).not.toHaveBeenCalled();
    expect(send()).toHaveFocus();

    await userEvent.clear(send());
    await userEvent.type(send(), String(least));
    await waitFor(() => expect(screen.queryByText(/You cannot send less/)).toBeNull());
    await start();
    expect(onStart).toHaveBeenCalledOnce();
  });
});

test('more than the most is refused in the landing page’s words (LAN-06, D-44)', async () => {
  await show({ amount: 600_000 });
  expect(await screen.findByText('Maximum 500,000 GBP allowed at a time.')).toBeVisible();
  await start();
  expect(onStart).not.toHaveBeenCalled();
});

test('the boxes take 7 and 10 characters (LAN-04)', async () => {
  await show({});
  await userEvent.type(send(), '123456789');
  expect(send()).toHaveValue('123,456');
  const receive = screen.getByRole('textbox', { name: 'They get' });
  await userEvent.clear(receive);
  await userEvent.type(receive, '123456789012');
  expect(receive).toHaveValue('12,345,678');
});

test('an empty box is asked for, and nothing starts', async () => {
  await show({});
  await start();
  expect(screen.getByText('Enter the amount you want to send')).toBeVisible();
  expect(onStart).not.toHaveBeenCalled();
});

describe('the line about cost', () => {
  test('claims zero transaction fees only beside the fee, the rate and the market (D-11)', async () => {
    await show({ amount: 100 });
    const cost = screen.getByRole('region', { name: 'What you pay' });
    expect(cost).toHaveTextContent(
      'Zero transaction fees: on top of your amount you pay the operator fee above, £2.19.',
    );
    expect(cost).toHaveTextContent('you get 780 XAF for 1 GBP, the market has 800');
    expect(cost).toHaveTextContent('No way of paying costs extra.');
  });

  test('names what a card adds, and that a currency cannot be paid in yet', async () => {
    await show({ from: 'FR', amount: 100 });
    await userEvent.click(screen.getByRole('button', { name: /Send to Kenya/ }));
    const cost = screen.getByRole('region', { name: 'What you pay' });
    await waitFor(() => expect(cost).toHaveTextContent('Paying by card adds €0.99.'));
    expect(cost).toHaveTextContent('Paying in EUR is not open yet');
  });
});

test('a country that is pressed is where the money goes (LAN-15)', async () => {
  await show({ amount: 100 });
  await userEvent.click(screen.getByRole('button', { name: /Send to Nigeria/ }));
  expect(await screen.findByText(/1 GBP = 780 NGN/, { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Send to Nigeria/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('tab', { name: /Mobile money/ })).toHaveAttribute('aria-disabled', 'true');
});

test('without a rate it says so and tries again', async () => {
  renderScreen(<Landing hasRate={false} amount={100} />);
  const notice = await screen.findByText(/There is no rate/);
  expect(notice).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('says in four steps how it works, and offers two ways in (LAN-11, PUB-17)', async () => {
  await show({ amount: 100 });
  const how = screen.getByRole('region', { name: 'How it works' });
  const titles = within(how).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Sign up', 'Enter the details', 'Review', 'Send']);
  const begin = screen.getByRole('region', { name: 'Two ways in' });
  expect(within(begin).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(within(begin).getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up');
});
