import { z } from 'zod';
import { mayMoveMoney, mustRetry } from '#domain/verification/verificationState.ts';
import { readUserView } from '../accounts/userView.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Happen } from '../transfers/happen.ts';

/** The outbox's name for telling a person's transfers that their identity was decided on. */
export const identityDecidedKind = 'identityDecided';

const decidedPayload = z.object({ userId: z.uuid() });

/** Lets waiting transfers go on, or unpaid ones wait, by how the person stands when it is delivered (T03, T04, T16). */
export const tellTransfers =
  ({ db, happen }: { db: Db; happen: Happen }): OutboxHandler =>
  async (payload) => {
    const { userId } = decidedPayload.parse(payload);
    const user = await readUserView(db, userId);
    if (mayMoveMoney(user))
      await happenToAll({ db, happen }, { userId, status: 'PENDING_VERIFICATION', type: 'kyc.valid' });
    else if (mustRetry(user))
      await happenToAll({ db, happen }, { userId, status: 'PENDING_PAYMENT', type: 'kyc.retry' });
  };

type Change = {
  readonly userId: string;
  readonly status: 'PENDING_VERIFICATION' | 'PENDING_PAYMENT';
  readonly type: 'kyc.valid' | 'kyc.retry';
};

/** A transfer that refuses stays as it is: its time is over, or a payment is under way. */
async function happenToAll({ db, happen }: { db: Db; happen: Happen }, { userId, status, type }: Change) {
  const transfers = await db
    .selectFrom('transfer')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .execute();
  for (const { id } of transfers) await happen(id, { type });
}
