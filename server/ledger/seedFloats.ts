import { sql } from 'kysely';
import { type Money, money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { Db } from '../database/open.ts';
import { ledgerParts } from '../transfers/commitEffects.ts';
import { floatToppedUp } from './journals.ts';

type Float = { readonly partner: RemittanceHandler; readonly paid: Money; readonly bought: Money };

const pounds = (major: number) => money('GBP', major * 100);

/** What the sandbox's partners hold for us from the first day: about a million pounds in each currency they pay. */
const floats: readonly Float[] = [
  { partner: 'AZA', paid: pounds(1_000_000), bought: money('XAF', 760_000_000) },
  { partner: 'AZA', paid: pounds(1_000_000), bought: money('NGN', 200_000_000_000) },
  { partner: 'PIVOT', paid: pounds(1_000_000), bought: money('UGX', 4_800_000_000) },
  { partner: 'PIVOT', paid: pounds(1_000_000), bought: money('KES', 17_000_000_000) },
  { partner: 'PIVOT', paid: pounds(1_000_000), bought: money('TZS', 330_000_000_000) },
  { partner: 'MANUAL', paid: pounds(1_000_000), bought: money('XAF', 760_000_000) },
];

/** Books each float once (J18): payouts are paid from what was bought before. */
export async function seedFloats(db: Db): Promise<void> {
  const journals = floats.map((float) =>
    floatToppedUp({ ...float, id: `seed-${float.partner}-${float.bought.currency}` }),
  );
  const booked = await sql<{
    idem: string;
  }>`select idem from journal where idem = any(${journals.map(({ idem }) => idem)})`.execute(db);
  const missing = journals.filter(({ idem }) => !booked.rows.some((row) => row.idem === idem));
  const parts = ledgerParts(null, missing);
  if (parts.length === 0) return;
  const named = parts.map((part, index) => sql`${sql.raw(`part_${index}`)} as (${part})`);
  await sql`with ${sql.join(named)} select 1`.execute(db);
}
