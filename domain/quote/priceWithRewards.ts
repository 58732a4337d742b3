import type { PayInCurrency } from '../money/currency.ts';
import { add } from '../money/money.ts';
import { chooseRewards } from '../reward/chooseRewards.ts';
import type { Reward } from '../reward/reward.ts';
import type { RewardScheme } from '../reward/rewardScheme.ts';
import { type PriceAnswer, type PriceRequest, priceTransfer } from './priceTransfer.ts';

type Owned = {
  readonly owned: readonly Reward[];
  readonly currency: PayInCurrency;
  readonly scheme: RewardScheme;
};

type PricedWithRewards = { readonly price: PriceAnswer; readonly rewardIds: readonly string[] };

/** Priced once to know what is to pay, and again with what is used of what the sender has (RWD-23). */
export function priceWithRewards(request: PriceRequest, { owned, currency, scheme }: Owned): PricedWithRewards {
  const price = priceTransfer(request);
  if (!price.ok || owned.length === 0) return { price, rewardIds: [] };
  const { youSend, totalToSend, transferFee } = price.value;
  const due = { youSend: { ...youSend, currency }, before: add(totalToSend, transferFee) };
  const { rewards, ...discounts } = chooseRewards(owned, due, scheme);
  return { price: priceTransfer({ ...request, ...discounts }), rewardIds: rewards.map(({ id }) => id) };
}
