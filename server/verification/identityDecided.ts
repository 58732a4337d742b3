import { z } from 'zod';
import type { User } from '#contract/account/account.ts';
import { type RetryReason, retryReasonOf } from '#domain/verification/retryReason.ts';
import { mayMoveMoney, mustRetry } from '#domain/verification/verificationState.ts';
import { readUserView } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';

/** The outbox's name for what follows when a person's identity was decided on. */
export const identityDecidedKind = 'identityDecided';

const decidedPayload = z.object({ userId: z.uuid(), checkId: z.string() });

type Dependencies = {
  readonly db: Db;
  readonly applyEvent: ApplyEvent;
  readonly messages: Messages;
  readonly baseUrl: string;
};

/**
 * Tells the person, and lets waiting transfers go on or unpaid ones wait, by how the person stands when it is
 * delivered (T03, T04, T16).
 */
export const identityDecided =
  ({ db, applyEvent, messages, baseUrl }: Dependencies): OutboxHandler =>
  async (payload) => {
    const { userId, checkId } = decidedPayload.parse(payload);
    const user = await readUserView(db, userId);
    const id = `identity:${checkId}`;
    if (mayMoveMoney(user)) {
      await happenToAll({ db, applyEvent }, { userId, status: 'PENDING_VERIFICATION', type: 'kyc.valid' });
      await messages.queue(db, { id, ...newsTo(user, `${baseUrl}/dashboard`) });
    } else if (mustRetry(user)) {
      await happenToAll({ db, applyEvent }, { userId, status: 'PENDING_PAYMENT', type: 'kyc.retry' });
      const reason = retryReasonOf(user.meta.retryReason);
      await messages.queue(db, { id, ...newsTo(user, `${baseUrl}/verification`, reason) });
    }
  };

const newsTo = ({ hasEmail, username, profile, settings }: User, link: string, reason?: RetryReason) => ({
  channel: hasEmail ? ('email' as const) : ('sms' as const),
  to: username,
  template: 'identityNews' as const,
  language: settings.language,
  wording: settings.wording,
  params: { firstName: profile.firstName, link, ...(reason && { reason }) },
});

type Change = {
  readonly userId: string;
  readonly status: 'PENDING_VERIFICATION' | 'PENDING_PAYMENT';
  readonly type: 'kyc.valid' | 'kyc.retry';
};

/** A transfer that refuses stays as it is: its time is over, or a payment is under way. */
async function happenToAll({ db, applyEvent }: { db: Db; applyEvent: ApplyEvent }, { userId, status, type }: Change) {
  const transfers = await db
    .selectFrom('transfer')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .execute();
  for (const { id } of transfers) await applyEvent(id, { type });
}
