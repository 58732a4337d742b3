import { type RawBuilder, sql } from 'kysely';
import { type Money, money, sum } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { Db } from '../database/open.ts';
import { constraintOf, inTransaction } from '../database/transaction.ts';

/** What partners hold for us to pay out from, and how a payout takes its share of it (decision 013). */

/** In how many parts a float is kept; part 0 is beside them. */
const parts = 8;

export type FloatUse = { readonly partner: RemittanceHandler; readonly amount: Money };

/** What an attempt's change of state does to its partner's float. */
export function floatMove(
  from: PayoutStage,
  to: PayoutStage,
): 'take' | 'giveBack' | 'overdraw' | 'makeGood' | undefined {
  if (to === 'SUBMITTING') return 'take';
  if (to === 'RETURNED') return 'giveBack';
  if (from === 'CLOSED') return 'overdraw';
  if (to === 'CLOSED') return from === 'QUEUED' ? undefined : 'giveBack';
  return to === 'RECOVERED' ? 'makeGood' : undefined;
}

const of = ({ partner, amount }: FloatUse) => sql`partner = ${partner} and currency = ${amount.currency}`;

/** Answers the part it was taken from, or nothing: the attempt that needs one is then refused by `payout_is_covered`. */
export const floatTaken = (use: FloatUse): RawBuilder<unknown> => sql`
  update partner_float set free_minor = free_minor - ${use.amount.minor}::bigint where ${of(use)} and part = (
    select part from partner_float where ${of(use)} and part > 0 and free_minor >= ${use.amount.minor}::bigint
    order by free_minor desc limit 1 for no key update skip locked)
  returning part`;

/** To the part it was taken from. */
export const floatGivenBack = (use: FloatUse, attemptId: string): RawBuilder<unknown> => sql`
  update partner_float set free_minor = free_minor + ${use.amount.minor}::bigint where ${of(use)}
    and part = (select float_part from payout_attempt where id = ${attemptId})`;

/** By what a partner pays unasked, or makes good. */
export const floatCorrected = ({ partner, amount }: FloatUse, sign: 1 | -1): RawBuilder<unknown> => sql`
  insert into partner_float as f (partner, currency, part, free_minor)
  values (${partner}, ${amount.currency}, 0, ${sign * amount.minor}::bigint)
  on conflict (partner, currency, part) do update set free_minor = f.free_minor + excluded.free_minor`;

/** Bought float, spread over its parts. */
export function floatAdded({ partner, amount }: FloatUse): RawBuilder<unknown> {
  const each = Math.floor(amount.minor / parts);
  const rows = Array.from({ length: parts + 1 }, (_, part) => {
    const share = part === 0 ? 0 : part === 1 ? amount.minor - each * (parts - 1) : each;
    return sql`(${partner}, ${amount.currency}, ${part}::smallint, ${share}::bigint)`;
  });
  return sql`insert into partner_float as f (partner, currency, part, free_minor) values ${sql.join(rows)}
    on conflict (partner, currency, part) do update set free_minor = f.free_minor + excluded.free_minor`;
}

export const isFloatShort = (failure: unknown): boolean => constraintOf(failure) === 'payout_is_covered';

/**
 * Whether a payout that found no part with enough can be had after all: waits for those who hold the parts, and puts
 * what is left in one where no part has enough and all together have.
 */
export const floatGathered = (db: Db, use: FloatUse): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const locked = await sql<{ part: number; free_minor: bigint }>`
      select part, free_minor from partner_float where ${of(use)} order by part for no key update`.execute(transaction);
    const free = locked.rows.map(({ free_minor }) => money(use.amount.currency, Number(free_minor)));
    if (free.some(({ minor }) => minor >= use.amount.minor)) return true;
    const left = sum(use.amount.currency, free);
    if (left.minor < use.amount.minor) return false;
    await sql`update partner_float set free_minor = case part when 1 then ${left.minor}::bigint else 0 end
      where ${of(use)}`.execute(transaction);
    return true;
  });
