import { sql } from 'kysely';
import type { Money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { Db } from '../database/open.ts';
import { constraintOf } from '../database/transaction.ts';
import { floatToppedUp } from './journals.ts';
import { ledgerParts } from './ledgerParts.ts';
import { floatAdded } from './partnerFloat.ts';

export type FloatTrade = {
  /** Names the trade: the same one is booked once. */
  readonly id: string;
  readonly partner: RemittanceHandler;
  readonly paid: Money;
  readonly bought: Money;
};

/** Books float that was bought (J18), and lets the payouts that waited for it go on. False when it was booked before. */
export async function topUpFloat(db: Db, trade: FloatTrade): Promise<boolean> {
  const { partner, bought } = trade;
  const parts = [
    ...ledgerParts(null, [floatToppedUp(trade)]),
    floatAdded({ partner, amount: bought }),
    sql`update payout_attempt set next_check_at = now() where state = 'QUEUED' and short_since is not null
      and partner = ${partner} and currency = ${bought.currency}`,
  ];
  const named = parts.map((part, index) => sql`${sql.raw(`part_${index}`)} as (${part})`);
  try {
    await sql`with ${sql.join(named)} select 1`.execute(db);
    return true;
  } catch (failure) {
    if (constraintOf(failure) !== 'journal_idem_key') throw failure;
    return false;
  }
}
