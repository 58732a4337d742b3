import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readExchange, readPromo } from '#contract/quote/quote.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const below: Replies = [
  [readExchange, () => ({ ...exchangeFixture({ base: 'GBP', target: 'XAF' }, '780'), midRate: '800' })],
];
const priced = () => waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));

test.each([
  [
    'en',
    'They get',
    /All in, this costs £4\.69 \(4\.7%\): £2\.19 is the operator fee, and £2\.50 is in the rate, 2\.5% below/,
  ],
  [
    'fr',
    'Montant reçu',
    /Au total, cela coûte 4,69\s£ \(4,7\s%\) : 2,19\s£ de frais d’opérateur, et 2,50\s£ dans le taux/,
  ],
] as const)(
  'the quote of who is signed in says what the rate keeps in money, in %s (peers 1, D-11)',
  async (language, box, text) => {
    await openProduct('/get-quote', { user: verified, replies: below, language });
    await waitFor(() => expect(screen.getByRole('textbox', { name: box })).not.toHaveValue(''));
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('with the operator fee and without it stand beside each other, with what is had in hand (peers 4)', async () => {
  await openProduct('/get-quote', { user: verified });
  await priced();
  const [paid, leftOut] = within(screen.getByRole('list', { name: 'What the operator fee changes' })).getAllByRole(
    'listitem',
  );
  expect(paid).toHaveTextContent(/You pay £102\.19.*They walk away with 78,000\sXAF/);
  expect(leftOut).toHaveTextContent(/You pay £100\.00.*They walk away with about 76,292\sXAF if they’re charged/);
  expect(paid).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('switch', { name: /operator fee/i }));
  expect(leftOut).toHaveAttribute('aria-current', 'true');
  expect(paid).not.toHaveAttribute('aria-current');
});

test('a promo that wants more to be sent says how much, and takes it with one press (peers 8)', async () => {
  const short = { min: '120.00', max: '500.00', currency: 'GBP', more: '20.00' };
  let isRaised = false;
  const replies: Replies = [
    [
      readPromo,
      () =>
        isRaised
          ? promoFixture({ settings: { minimumSpend: 120, maximumSpend: 500 } })
          : refused('promoOutsideSpendLimits', { params: short }),
    ],
  ];
  await openProduct('/get-quote', { user: verified, replies });
  await priced();
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'SAWA5');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Send £20.00 more and it counts.')).toBeVisible();
  isRaised = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send £120.00' }));
  expect(screen.getByRole('textbox', { name: 'You send' })).toHaveValue('120.00');
  expect(await screen.findByText('SAWA5 is applied', { selector: 'p span' })).toBeVisible();
});

test.each([
  ['a visitor', undefined, true],
  ['who was not checked yet', userFixture(), true],
  ['who was checked', verified, false],
] as const)(
  'the quote of %s says which documents a first transfer takes: %o (peers 28, AUT-50)',
  async (_who, user, isSaid) => {
    await openProduct('/get-quote', { user });
    await priced();
    const needs = screen.queryByRole('region', { name: /^For your first transfer/ });
    if (!isSaid) return expect(needs).toBeNull();
    expect(needs).toHaveTextContent(/passport/);
  },
);
