import { sql } from 'kysely';
import { promoFailure } from '#contract/quote/promoFailure.ts';
import { type Promo, promo as promoShape } from '#contract/quote/quote.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { type AppliedPromo, applyPromo } from '#domain/promo/applyPromo.ts';
import type { PromoType } from '#domain/promo/promoType.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { type Outcome, refused } from '../http/route.ts';

export type PromoAsked = {
  readonly code: string;
  readonly youSend: Money;
  /** Left out by a visitor who has not chosen yet: then a fixed-rate promotion is taken to be for its own pair. */
  readonly payoutCurrency: Currency | undefined;
  /** Said where what they get was asked for. */
  readonly theyGet?: Money | undefined;
  /** Nobody's uses are counted for a visitor. */
  readonly userId: string | undefined;
};

export type UsablePromo = { readonly promo: Promo; readonly applied: AppliedPromo };

export type Promotions = ReturnType<typeof promotions>;

/** Whether a code counts for this amount, pair and person, on the database's clock (PRO-02…09). */
export const promotions = (db: Db) => ({
  async usable({ code, youSend, payoutCurrency, theyGet, userId }: PromoAsked): Promise<Outcome<UsablePromo>> {
    const known = await find(db, { code: code.trim().toUpperCase(), userId });
    if (known?.only_for && known.only_for !== userId) return refused('promoRedeemed');

    const promo = known && promoOf(known);
    const target = payoutCurrency ?? promo?.settings.targetCurrency ?? youSend.currency;
    const answer = applyPromo(promo, {
      now: Number(known?.now ?? 0n),
      usesByThisUser: Number(known?.uses ?? 0n),
      youSend,
      payoutCurrency: target,
      theyGet,
    });
    const failure = promoFailure(answer, { payinCurrency: youSend.currency, payoutCurrency: target });
    if (failure) return refused(failure.code, failure.details);
    return promo && answer.ok ? accept({ promo, applied: answer.value }) : refused('promoNotFound');
  },
});

type PromoRow = {
  code: string;
  type: PromoType;
  starts_at: Date;
  ends_at: Date;
  settings: unknown;
  only_for: string | null;
  uses: bigint;
  now: bigint;
};

async function find(db: Db, { code, userId }: { code: string; userId: string | undefined }) {
  const found = await sql<PromoRow>`
    select code, type, starts_at, ends_at, settings, only_for, extract(epoch from now())::bigint as now,
      (select count(*) from promo_use where promo_code = code and user_id = ${userId ?? null}::uuid) as uses
    from promo where code = ${code}`.execute(db);
  return found.rows[0];
}

/** Settings an operator wrote wrongly make no promotion. */
function promoOf({ code, type, starts_at, ends_at, settings }: PromoRow): Promo | undefined {
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  return promoShape.safeParse({ code, type, startDate: seconds(starts_at), endDate: seconds(ends_at), settings }).data;
}
