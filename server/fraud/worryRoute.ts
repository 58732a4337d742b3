import { type RawBuilder, sql } from 'kysely';
import { type ToldWorry, tellWorry } from '#contract/help/worry.ts';
import { worryHoldHours } from '#domain/fraud/worry.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { readOwnTransfer } from '../transfer/lifecycle/transferStore.ts';

/** Worries one person may tell: each is read by the fraud desk. */
const worriesAllowed: Allowance = { limit: 30, windowSeconds: 3_600 };

type Dependencies = KeyedDb & {
  readonly limiter: AttemptLimiter;
  /** Closes an open payment with its provider; false when money may still come. */
  readonly closeOpenPayment: (transferId: string) => Promise<boolean>;
};

/** Keeps what a sender was worried about, and closes the payment for a day where they hold their own transfer. */
export const worryRoute = ({ db, keys, limiter, closeOpenPayment }: Dependencies) =>
  signedInRoute(tellWorry, async ({ params, body }, { userId }) => {
    if (params.id !== userId) return refused('notFound');
    const limited = await limiter.take(`worry:${userId}`, worriesAllowed);
    if (limited) return limited;
    const { transferId, decision } = body;
    const transfer = transferId ? await readOwnTransfer({ db, keys }, { transferId, userId }) : undefined;
    if (transferId && !transfer) return refused('notFound');
    const told = { ...body, userId };
    if (decision !== 'hold') {
      await keep(db, told);
      return accept({});
    }
    const heldUntil = transfer && (await hold(db, transfer.id, told));
    if (!heldUntil) return refused('transferNotPayable');
    // Held first, so that no other payment is begun while this one is closed.
    if (!(await closeOpenPayment(transfer.id))) return refused('paymentInProgress');
    return accept({ heldUntil: Math.floor(heldUntil.getTime() / 1000) });
  });

type Told = ToldWorry & { readonly userId: string };

/** A payment takes the transfer's row before it looks for a hold, so one of the two sees the other. */
const hold = (db: Db, transferId: string, told: Told): Promise<Date | null> =>
  inTransaction(db, async (transaction) => {
    const found = await transaction
      .selectFrom('transfer')
      .select('status')
      .where('id', '=', transferId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found?.status === 'PENDING_PAYMENT' ? keep(transaction, told) : null;
  });

async function keep(db: Db, told: Told): Promise<Date | null> {
  const { held_until } = await db
    .insertInto('worry')
    .values({
      id: newId(),
      user_id: told.userId,
      transfer_id: told.transferId ?? null,
      worry: told.worry,
      said: told.said,
      has_met: told.hasMet ?? null,
      is_hurried: told.isHurried ?? null,
      is_told_what_to_say: told.isToldWhatToSay ?? null,
      decision: told.decision,
      held_until: told.decision === 'hold' ? sql`now() + make_interval(hours => ${worryHoldHours})` : null,
    })
    .returning('held_until')
    .executeTakeFirstOrThrow();
  return held_until;
}

/** Whole hours until its sender may pay it, rounded up; none where they do not hold it. An integer, to be selected. */
export const hoursHeld = (transferId: string): RawBuilder<number> => sql<number>`(select
  greatest(0, coalesce(ceil(extract(epoch from max(held_until) - now()) / 3600), 0))::int
  from worry where transfer_id = ${transferId})`;
