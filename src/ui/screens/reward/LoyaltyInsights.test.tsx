import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Voucher } from '#contract/reward/rewards.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { userFixture, voucherFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { LoyaltyInsights } from './LoyaltyInsights.tsx';

const voucher = (id: string, differences: Partial<Voucher>): Voucher => ({ ...voucherFixture, id, ...differences });

test.each<[string, readonly Voucher[], string]>([
  ['none', [], '£0.00'],
  ['one that is ready', [voucher('a', { Bonus: 5 })], '£5.00'],
  [
    'one that is ready, one used and one that ended',
    [
      voucher('a', { Bonus: 5 }),
      voucher('b', { Bonus: 10, VoucherBonus: 'USED' }),
      voucher('c', { Bonus: 20, VoucherBonus: 'EXPIRED' }),
    ],
    '£5.00',
  ],
  [
    'two that are ready, in two currencies',
    [voucher('a', { Bonus: 5 }), voucher('b', { Bonus: 10, currency: 'EUR' })],
    '£5.00 + €10.00',
  ],
])('of vouchers only those that are ready count, each in its currency: %s (RWD-09)', (_, vouchers, total) => {
  renderScreen(
    <LoyaltyInsights user={userFixture({ meta: { Vouchers: [...vouchers] } })} scheme={seededRewardScheme} />,
  );
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(total);
});
