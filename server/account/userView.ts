import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { profile, type User, user } from '#contract/account/account.ts';
import { unverifiedTransfersUsedUp } from '#domain/transfer/transferLimits.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import type { Db } from '../database/open.ts';
import type { AppUserTable, VerificationTable } from '../database/peopleSchema.ts';
import { pointsOf, type RewardStanding, referralOf, rewardsOf, vouchersOf } from '../reward/rewardStanding.ts';

export type UserRow = Selectable<AppUserTable>;
type VerificationRow = Pick<Selectable<VerificationTable>, 'id' | 'type' | 'status'>;

/** Read from what was earned and used, and never kept beside it. */
const rewardFields = { VoucherPoints: true, pointsByCurrency: true, Voucher: true, Vouchers: true } as const;

/** What `meta` keeps: what the wire shows, and what was said at registration (D-129: the address is a claim). */
export const storedMeta = user.shape.meta
  .omit({ phoneConfirmed: true, hasSecondFactor: true, isBusiness: true, ...rewardFields })
  .extend({
    isBusiness: z.boolean().optional(),
    referredBy: z.string().optional(),
    clientIpClaim: z.string().optional(),
  });
export type StoredMeta = z.infer<typeof storedMeta>;

export const storedProfile = profile;
export const storedSettings = user.shape.settings;

type Known = {
  readonly row: UserRow;
  /** Oldest first. */
  readonly verifications: readonly VerificationRow[];
  /** Transfers waiting for this person's identity to be proved. */
  readonly unverifiedTransfers: number;
  readonly rewards: RewardStanding;
  readonly hasSecondFactor: boolean;
};

/** A person as the wire shows them. */
function userView({ row, verifications, unverifiedTransfers, rewards, hasSecondFactor }: Known): User {
  const { referredBy: _referredBy, clientIpClaim: _claim, isBusiness = false, ...kept } = storedMeta.parse(row.meta);
  const exceededMaxUnverifiedTransactions =
    unverifiedTransfersUsedUp(unverifiedTransfers) && !mayMoveMoney({ meta: kept, verifications });
  return {
    id: row.id,
    username: usernameOf(row),
    hasEmail: row.email !== null,
    status: row.status,
    profile: storedProfile.parse(row.profile),
    meta: {
      ...kept,
      exceededMaxUnverifiedTransactions,
      ...(hasSecondFactor && { hasSecondFactor }),
      phoneConfirmed: row.phone_confirmed_at !== null,
      isBusiness,
      ...vouchersOf(rewards),
    },
    settings: storedSettings.parse(row.settings),
    referral: { code: row.referral_code, ...referralOf(rewards) },
    verifications: verifications.map(({ id, type, status }) => ({ id, type, status })),
  };
}

/** The e-mail; the phone number for an account that has none yet (AUT-29). */
export function usernameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string {
  const username = email ?? phone;
  if (username === null) throw new Error('An account has neither e-mail nor phone');
  return username;
}

/** The person of this id as they are now; there must be one. */
export const readUserView = async (db: Db, userId: string): Promise<User> =>
  (await readUserViewAnd(db, userId, sql<null>`null`)).user;

/** The same with what `also` selects beside the person `u`, in one statement. */
export async function readUserViewAnd<Also>(
  db: Db,
  userId: string,
  selected: RawBuilder<Also>,
): Promise<{ readonly user: User; readonly also: Also }> {
  const { verifications, waiting, rewards, points, second_factor, closed_email, closed_phone, also, ...row } = await db
    .selectFrom('app_user as u')
    .selectAll('u')
    .select([
      sql<VerificationRow[] | null>`(select json_agg(json_build_object('id', v.id, 'type', v.type, 'status', v.status)
        order by v.created_at, v.id) from verification v where v.user_id = u.id)`.as('verifications'),
      sql<number>`(select count(*)::int from transfer t
        where t.user_id = u.id and t.status = 'PENDING_VERIFICATION')`.as('waiting'),
      sql<boolean>`exists (select from passkey p where p.user_id = u.id)
        or exists (select from authenticator a where a.user_id = u.id and a.confirmed_at is not null)`.as(
        'second_factor',
      ),
      rewardsOf.as('rewards'),
      pointsOf.as('points'),
    ])
    // What is still to be said of an account that was closed goes to the address it had.
    .leftJoin('closed_account as c', 'c.user_id', 'u.id')
    .select(['c.email as closed_email', 'c.phone as closed_phone', selected.as('also')])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const user = userView({
    row: { ...row, email: row.email ?? closed_email, phone: row.phone ?? closed_phone },
    verifications: verifications ?? [],
    unverifiedTransfers: waiting,
    hasSecondFactor: second_factor,
    rewards: { rewards: rewards ?? [], points: points ?? [] },
  });
  return { user, also: also as Also };
}
