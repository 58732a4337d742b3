import { sql } from 'kysely';
import type { WidgetPart } from '#contract/verification/verification.ts';
import type { VerificationType } from '#domain/verification/verificationItem.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';

/** The check each captured part belongs to (KYC-36). */
export const typeOf: Record<WidgetPart, VerificationType> = {
  document: 'DOCUMENT',
  face: 'IDENTITY',
  proof_of_address: 'PROOF_OF_ADDRESS',
};

export type Check = {
  readonly id: string;
  readonly part: WidgetPart;
  /** Captured, and not to be captured again. */
  readonly isSubmitted: boolean;
};

/** The checks of one person that the widget captures a part for. */
export async function readChecks(db: Db, userId: string): Promise<Check[]> {
  const rows = await db
    .selectFrom('verification')
    .select(['id', 'type', 'status', 'submitted_at'])
    .where('user_id', '=', userId)
    .execute();
  const parts = Object.keys(typeOf) as WidgetPart[];
  return parts.flatMap((part) => {
    const row = rows.find(({ type }) => type === typeOf[part]);
    return row ? [{ id: row.id, part, isSubmitted: row.status === 'VALID' || row.submitted_at !== null }] : [];
  });
}

/** Identity and document are always checked; an address only where such a check exists (KYC-09, D-96). */
const always: readonly VerificationType[] = ['IDENTITY', 'DOCUMENT'];

/** Opens what is missing, and opens again what was refused. */
export async function openChecks(transaction: Db, userId: string): Promise<void> {
  await transaction
    .insertInto('verification')
    .values(always.map((type) => ({ id: newId(), user_id: userId, type, status: 'PENDING' as const })))
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doNothing())
    .execute();
  await sql`update verification set status = 'PENDING', submitted_at = null
    where user_id = ${userId} and status = 'INVALID' and type = any(${Object.values(typeOf)})`.execute(transaction);
}

type Parts = { readonly userId: string; readonly parts: readonly WidgetPart[] };

export async function markSubmitted(transaction: Db, { userId, parts }: Parts): Promise<void> {
  await sql`update verification set submitted_at = now() where user_id = ${userId}
    and type = any(${parts.map((part) => typeOf[part])}) and submitted_at is null`.execute(transaction);
}

/** They are to be captured again, since nobody will decide on them. */
export async function markUnsubmitted(transaction: Db, { userId, parts }: Parts): Promise<void> {
  await sql`update verification set submitted_at = null where user_id = ${userId}
    and type = any(${parts.map((part) => typeOf[part])}) and status = 'PENDING'`.execute(transaction);
  await mergeMeta(transaction, userId, { submittedVerificationData: false });
}

export async function markDecided(
  transaction: Db,
  { userId, parts, status }: Parts & { readonly status: 'VALID' | 'INVALID' },
): Promise<void> {
  await sql`update verification set status = ${status},
      submitted_at = ${status === 'VALID' ? sql`coalesce(submitted_at, now())` : sql`null`}
    where user_id = ${userId} and type = any(${parts.map((part) => typeOf[part])})`.execute(transaction);
}

export type MetaChange = {
  readonly verified?: boolean | 'retry';
  readonly trullioVerified?: boolean;
  readonly submittedVerificationData?: boolean;
  readonly retryReason?: string;
};

/** A reason for another try goes when nothing is to be tried again. */
export async function mergeMeta(transaction: Db, userId: string, change: MetaChange): Promise<void> {
  const outdated = change.verified !== undefined && change.verified !== 'retry' ? 'retryReason' : '';
  await sql`update app_user set meta = (meta || ${JSON.stringify(change)}::jsonb) - ${outdated}::text
    where id = ${userId}`.execute(transaction);
}
