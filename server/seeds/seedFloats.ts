import { money } from '#domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { type FloatTrade, topUpFloat } from '../ledger/topUpFloat.ts';

type Float = Omit<FloatTrade, 'id'>;

const pounds = (major: number) => money('GBP', major * 100);

/** What the sandbox's partners hold for us from the first day: about a hundred million pounds in each currency they pay. */
const floats: readonly Float[] = [
  { partner: 'AZA', paid: pounds(100_000_000), bought: money('XAF', 76_000_000_000) },
  { partner: 'AZA', paid: pounds(100_000_000), bought: money('NGN', 20_000_000_000_000) },
  { partner: 'PIVOT', paid: pounds(100_000_000), bought: money('UGX', 480_000_000_000) },
  { partner: 'PIVOT', paid: pounds(100_000_000), bought: money('KES', 1_700_000_000_000) },
  { partner: 'PIVOT', paid: pounds(100_000_000), bought: money('TZS', 33_000_000_000_000) },
  { partner: 'MANUAL', paid: pounds(100_000_000), bought: money('XAF', 76_000_000_000) },
];

/** Books each float once (J18): payouts are paid from what was bought before. */
export async function seedFloats(db: Db): Promise<void> {
  for (const float of floats) await topUpFloat(db, { ...float, id: `seed-${float.partner}-${float.bought.currency}` });
}
