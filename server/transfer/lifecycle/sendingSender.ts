import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { user } from '#contract/account/account.ts';
import { money } from '#domain/money/money.ts';
import { limitPeriodDays, type SentSoFar } from '#domain/transfer/transferLimits.ts';
import type { IdentitySource } from '#domain/verification/verificationState.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import type { StoredAccount } from './storedRecipient.ts';

/** A sender about to create a transfer, on their locked row: two at once cannot both slip under a limit. */
export type SendingSender = SentSoFar & {
  /** By the database; within a transaction, its beginning. */
  readonly now: Date;
  readonly identity: IdentitySource;
  readonly openTransfers: number;
  /** When the oldest of what each sum counts no longer counts; undefined where nothing was sent. */
  readonly dayFreesAt: Date | undefined;
  readonly thirtyDaysFreeAt: Date | undefined;
};

const kept = z.object({
  meta: user.shape.meta.pick({ verified: true, trullioVerified: true, submittedVerificationData: true }).strip(),
  verifications: user.shape.verifications.nullable(),
});

/** As JSON tells it. */
type Sent = {
  now: string;
  meta: unknown;
  verifications: unknown;
  open_transfers: number;
  day_minor: number | null;
  month_minor: number | null;
  day_frees_at: string | null;
  month_frees_at: string | null;
};

/** A recipient beside the quote they are to be paid by, as JSON tells it. */
export type ChosenRecipient = StoredAccount & {
  id: string;
  first_name: string;
  last_name: string;
  status: 'ACTIVE' | 'SOFT_DELETED';
  /** The quote has made a transfer. */
  made: boolean;
  /** The quote is the sender's and stands. */
  usable: boolean;
  /** Nothing of the sender's ever arrived with them. */
  is_new: boolean;
};

/** Ended without being sent: these do not count against what a person may send. */
const notSent = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'REJECTED', 'REFUNDED'];

type Locking = { readonly userId: string; readonly recipientId: string; readonly quoteId: string };

/** Locks the sender until the transaction ends; their recipient is undefined where they have no such one. */
export async function lockSender(
  transaction: Transaction<Schema>,
  { userId, recipientId, quoteId }: Locking,
): Promise<{ readonly sender: SendingSender; readonly recipient: ChosenRecipient | undefined }> {
  const locked = await sql<{ stands: { sent: Sent | null; recipient: ChosenRecipient | null } }>`
    select locked_sender(${userId}, ${limitPeriodDays}, ${notSent}, ${recipientId}, ${quoteId}) as stands`.execute(
    transaction,
  );
  const stands = locked.rows[0]?.stands;
  return { sender: senderFrom(stands?.sent), recipient: stands?.recipient ?? undefined };
}

/** As it stands, for what is only told. */
export async function readSent(db: Db, userId: string): Promise<SendingSender> {
  const read = await sql<{ sent: Sent | null }>`
    select sent_so_far(${userId}, ${limitPeriodDays}, ${notSent}) as sent`.execute(db);
  return senderFrom(read.rows[0]?.sent);
}

function senderFrom(sent: Sent | null | undefined): SendingSender {
  if (!sent) throw new Error('The signed-in person does not exist');
  const { meta, verifications } = kept.parse(sent);
  const pounds = (minor: number | null) => [money('GBP', minor ?? 0)];
  const at = (time: string | null) => (time === null ? undefined : new Date(time));
  return {
    now: new Date(sent.now),
    identity: { meta, verifications: verifications ?? [] },
    openTransfers: sent.open_transfers,
    lastDay: pounds(sent.day_minor),
    lastThirtyDays: pounds(sent.month_minor),
    dayFreesAt: at(sent.day_frees_at),
    thirtyDaysFreeAt: at(sent.month_frees_at),
  };
}
