import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { Db } from '../database/open.ts';
import { type FloatUse, floatGathered, isFloatShort } from '../ledger/partnerFloat.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';

type Tools = { readonly db: Db; readonly applyEvent: ApplyEvent };

/** Seconds until a payout that may not begin now is tried again. */
const tryEverySeconds = 60;

/** Tries to take float that is there while other payouts hold its parts; each waits for those first. */
const floatTries = 20;

/** Whether it is ours to hand over now. The database itself lets none begin that its partner's float does not cover. */
export async function startPayout(
  { db, applyEvent }: Tools,
  transferId: string,
  triesLeft = floatTries,
): Promise<boolean> {
  try {
    const started = await applyEvent(transferId, { type: 'payout.started' });
    if (!started.ok) await askAgainLater(db, transferId);
    return started.ok;
  } catch (failure) {
    if (!isFloatShort(failure)) throw failure;
  }
  const needed = await floatNeeded(db, transferId);
  if (needed && triesLeft > 1 && (await floatGathered(db, needed))) {
    return startPayout({ db, applyEvent }, transferId, triesLeft - 1);
  }
  await sql`update payout_attempt set short_since = coalesce(short_since, now()),
    next_check_at = now() + make_interval(secs => ${tryEverySeconds})
    where transfer_id = ${transferId} and state = 'QUEUED'`.execute(db);
  return false;
}

async function floatNeeded(db: Db, transferId: string): Promise<FloatUse | undefined> {
  const read = await sql<{ partner: RemittanceHandler; currency: Currency; minor: bigint }>`
    select partner, currency, minor from payout_attempt
    where transfer_id = ${transferId} and state = 'QUEUED'`.execute(db);
  const [row] = read.rows;
  return row && { partner: row.partner, amount: money(row.currency, Number(row.minor)) };
}

/** Held by law, or for a while: tried again until it may go or is called off. */
const askAgainLater = (db: Db, transferId: string) =>
  sql`update payout_attempt set next_check_at = now() + make_interval(secs => ${tryEverySeconds})
    where transfer_id = ${transferId} and state = 'QUEUED'`.execute(db);
