import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import {
  competitorsFixture,
  type LandingTold,
  setReducedMotion,
  useToldModel,
} from '#tests/fixtures/landingFixture.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import type { LoadCompetitorRates } from '../../quote/useCompetitorRates.ts';
import { LandingCalculator } from './LandingCalculator.tsx';
import { LandingMore } from './LandingMore.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const onStart = vi.fn<(draft: TransferDraft) => void>();
const loadCompetitorRates = vi.fn<LoadCompetitorRates>();

function Landing(told: LandingTold) {
  const model = useToldModel(told);
  return (
    <LandingScreen
      calculator={<LandingCalculator model={model} onStart={onStart} />}
      guide={null}
      more={<LandingMore model={model} loadCompetitorRates={loadCompetitorRates} faq={null} isSignedIn={false} />}
    />
  );
}

async function show(told: LandingTold, language: Language = 'en') {
  const shown = renderScreen(<Landing {...told} />, { language });
  await screen.findAllByText(/780/);
  return shown;
}

const send = () => screen.getByRole('textbox', { name: 'You send' });
const calculator = () => screen.getByRole('form', { name: 'What it costs and what arrives' });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start sending money' }));
const choose = (name: string, value: string) => userEvent.selectOptions(screen.getByRole('combobox', { name }), value);

beforeEach(() => {
  setReducedMotion(false);
  loadCompetitorRates.mockReset().mockResolvedValue(competitorsFixture([70_000, 79_000, 60_000]));
});
afterEach(() => {
  onStart.mockReset();
  vi.unstubAllGlobals();
});

describe('the hero', () => {
  test('says its whole title, and types the word letter by letter every 100 ms (LAN-01)', async () => {
    await show({ amount: 100 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Send money to Africa');
    const letters = [...document.querySelectorAll<HTMLElement>('[data-typed] > span')];
    expect(letters.map(({ textContent }) => textContent).join('')).toBe('Africa');
    const delays = [0, 100, 200, 300, 400, 500].map((milliseconds) => `${milliseconds}ms`);
    expect(letters.map(({ style }) => style.getPropertyValue('--delay'))).toEqual(delays);
  });

  test('shows rate, fee, total, both amounts and every way to deliver before anything is asked (LAN-02)', async () => {
    await show({ amount: 100 });
    expect(send()).toHaveValue('100.00');
    expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000');
    expect(calculator()).toHaveTextContent(/Operator fee inclusive of cash out fee£2\.19/);
    expect(calculator()).toHaveTextContent(/Total you pay ?£102\.19/);
    expect(calculator()).toHaveTextContent('1 GBP = 780 XAF');
    expect(calculator()).toHaveTextContent('Arrives within 10 minutes');
    for (const name of ['Mobile money', 'Bank transfer', 'Cash pickup']) {
      expect(within(calculator()).getByRole('radio', { name })).toBeEnabled();
    }
  });

  test('tells all it costs as one figure, the part inside the rate included (D-11)', async () => {
    await show({ amount: 100 });
    expect(calculator()).toHaveTextContent('market 800');
    expect(calculator()).toHaveTextContent('Total cost to you £4.69 (4.7%)');
    expect(calculator()).toHaveTextContent('£2.19 fee + £2.50 in the rate, which is 2.5% below the market rate.');
    expect(calculator()).toHaveTextContent('No extra charge, however you pay.');
  });

  test('names what a card adds, in a currency that is paid by card (D-11, D-52)', async () => {
    await show({ from: 'FR', amount: 100 });
    await choose('Currency they get', 'KES');
    await waitFor(() => expect(calculator()).toHaveTextContent('Paying by card adds €0.99.'));
  });

  test('is a form that the server answers where no script runs, with names the server knows (LAN-02)', async () => {
    await show({ amount: 100 });
    expect(calculator()).toHaveAttribute('method', 'get');
    expect(calculator()).toHaveAttribute('action', '/price');
    expect(Object.fromEntries(new FormData(calculator() as HTMLFormElement))).toEqual({
      payinAmount: '100.00',
      payinCurrency: 'GBP',
      payoutCurrency: 'XAF',
      transferMethod: 'mobile_money',
      lang: 'en',
    });
  });

  test('"Start sending money" takes the amounts along (LAN-03, D-13)', async () => {
    await show({ amount: 100 });
    await start();
    expect(onStart).toHaveBeenCalledOnce();
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ payinActualValue: money('GBP', 10_000), typed: 'payin' });
  });
});

// What a page fetches when it is touched takes as long as the machine is busy.
beforeAll(() => import('../../../controls/amountReader.tsx'));

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
    await show({ from: country, amount: 4 });
    expect(await screen.findByText(`You cannot send less than 5 ${currency}`)).toBeVisible();
    await start();
    expect(onStart).not.toHaveBeenCalled();
    expect(send()).toHaveFocus();
    expect(send()).toBeInvalid();

    await userEvent.clear(send());
    await userEvent.type(send(), String(least - 1));
    expect(
      await screen.findByText(
        `Prices here start at ${least} ${currency}, but you can send from 5. Continue to see yours.`,
      ),
    ).toBeVisible();
    await start();
    expect(onStart).toHaveBeenCalledOnce();
    onStart.mockClear();

    await userEvent.clear(send());
    await userEvent.type(send(), String(least));
    await waitFor(() => expect(screen.queryByText(/Prices here start/)).toBeNull());
    await start();
    expect(onStart).toHaveBeenCalledOnce();
  });
});

describe('what the boxes take', () => {
  test('more than the most is refused in the landing page’s words (LAN-06, D-44)', async () => {
    await show({ amount: 600_000 });
    expect(await screen.findByText('Maximum 500,000 GBP allowed at a time.')).toBeVisible();
    await start();
    expect(onStart).not.toHaveBeenCalled();
  });

  test('7 and 10 characters; more is kept, and the limit said beside it (LAN-04)', async () => {
    await show({});
    await userEvent.type(send(), '1234567');
    await userEvent.tab();
    expect(send()).toHaveValue('1234567');
    expect(send()).toHaveAccessibleDescription(/holds 7 characters.*: up to 999,999\./);
    const receive = screen.getByRole('textbox', { name: 'They get' });
    await userEvent.click(receive);
    await userEvent.paste('12345678');
    expect(receive).toBeValid();
    await userEvent.type(receive, '9012');
    await userEvent.tab();
    expect(receive).toHaveValue('123456789012');
    expect(receive).toHaveAccessibleDescription(/holds 10 characters.*: up to 99,999,999\./);
  });

  test('an empty one is asked for, and nothing starts', async () => {
    await show({});
    await start();
    expect(screen.getByText('Enter the amount you want to send')).toBeVisible();
    expect(onStart).not.toHaveBeenCalled();
  });

  test('another currency, which is where the money comes from then', async () => {
    await show({ amount: 100 });
    await choose('Currency you send', 'SEK');
    expect(await screen.findByText('1 SEK = 780 XAF')).toBeVisible();
    expect(screen.getByText(/^Prices here start at 300 SEK/)).toBeVisible();
  });
});

test('a country that is pressed is where the money goes, in its own colours (LAN-15, LNG-04)', async () => {
  await show({ amount: 100 });
  const link = screen.getByRole('link', { name: /Send to Nigeria/ });
  expect(link).toHaveAttribute('href', '/price?payinCurrency=GBP&payinAmount=100.00&payoutCurrency=NGN');
  await userEvent.click(link);
  expect(await screen.findByText('1 GBP = 780 NGN')).toBeVisible();
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(document.documentElement.dataset.accent).toBe('NG');
  expect(within(calculator()).getByRole('radio', { name: /Mobile money not yet/ })).toBeDisabled();
  expect(send()).toHaveFocus();
});

test('what is known by name and not on offer is said as that, and cannot be chosen (LAN-19, D-17)', async () => {
  await show({ amount: 100 });
  const where = screen.getByRole('region', { name: 'Where you can send' });
  expect(where).toHaveTextContent('Coming later: cardless or ATM withdrawal, bill payment and mobile top-up.');
  expect(within(calculator()).getAllByRole('radio')).toHaveLength(3);
});

test('every claim stands beside what it comes to (LAN-10, PUB-23, PUB-24, D-11, D-12)', async () => {
  await show({ amount: 100 });
  const why = screen.getByRole('region', { name: 'Why people choose Sawa' });
  expect(why).toHaveTextContent(/The average cost of sending 200 USD to Africa, as cited ?8\.9%/);
  expect(why).toHaveTextContent(/What your £100\.00 above costs with us, fee and rate together ?4\.7%/);
  expect(why).toHaveTextContent(/Zero transaction fees.*starts from £0\.00.*operator fee is .*: £2\.19/);
  expect(why).toHaveTextContent(/Good exchange rates.*780 XAF for 1 GBP.*market has 800.*£2\.50/);
  expect(why).toHaveTextContent(/No hidden costs.*You pay £102\.19, and .*78,000.* arrive/);
  expect(why).toHaveTextContent(/Several ways to receive.*Mobile money, bank transfer and cash pickup/);
});

test('without a rate the calculator and the comparison say so, offer to try again, and claim nothing', async () => {
  renderScreen(<Landing hasRate={false} amount={100} />);
  expect(await screen.findAllByText(/There’s no rate/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.queryByRole('table', { name: /Checking what others deliver/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Why people choose Sawa' })).not.toHaveTextContent('£');
  expect(loadCompetitorRates).not.toHaveBeenCalled();
});

test('ends with both ends of the transfer, the ways in and the apps (LAN-18, PUB-17)', async () => {
  await show({ amount: 100 });
  const banner = screen.getByRole('region', { name: /£102\.19 here\. .*78,000.* there\./ });
  expect(within(banner).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(within(banner).getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up');
  expect(within(banner).getByRole('link', { name: 'Download on the App Store' })).toBeVisible();
  expect(within(banner).getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
});

test.each([
  ['en', 'operator fee inclusive'],
  ['fr', 'frais d’opérateur compris'],
] as const)(
  'where no way of receiving is chosen the fee is told, in %s, as “%s” (QUO-30)',
  async (language, wording) => {
    await show({ amount: 100 }, language);
    expect(screen.getByText(new RegExp(wording))).toBeVisible();
  },
);
