import { convert, type Money } from '#domain/money/money.ts';
import type { RateTicks } from './rateTicks.ts';

/** What an amount is worth in pounds at the market rate: what limits and approvals count (D-120). */
export const inPounds =
  (rates: RateTicks) =>
  async (amount: Money): Promise<Money | undefined> => {
    if (amount.currency === 'GBP') return amount;
    const market = await rates.current({ base: amount.currency, target: 'GBP' });
    return market && convert(amount, 'GBP', market.mid);
  };
