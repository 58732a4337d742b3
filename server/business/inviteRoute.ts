import { inviteBusinessUser } from '#contract/account/business.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { accept } from '#domain/result.ts';
import { readUserView } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';

/** Invitations of one business a day: a team, and no list of addresses. */
const invitesAllowed: Allowance = { limit: 50, windowSeconds: 86_400 };

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly baseUrl: string;
};

/** Business users invite others; whoever is invited twice gets one message (BIZ-01, BIZ-02). */
export const inviteRoute = ({ db, limiter, messages, baseUrl }: Dependencies) =>
  signedInRoute(inviteBusinessUser, async ({ body, language }, { userId }) => {
    const inviter = await readUserView(db, userId);
    if (!inviter.meta.isBusiness) return refused('businessOnly');
    const email = checkEmail(body.email);
    if (!email.ok) return refused('requestInvalid', { fields: [{ field: 'email', problem: email.refusal }] });
    const limited = await limiter.take(`businessInvite:${userId}`, invitesAllowed);
    if (limited) return limited;

    const to = email.value;
    await inTransaction(db, async (transaction) => {
      await transaction
        .insertInto('business_invite')
        .values({ inviter_id: userId, email: to })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await messages.queue(transaction, {
        id: `businessInvite:${userId}:${to}`,
        channel: 'email',
        to,
        template: 'businessInvitation',
        language,
        wording: 'standard',
        params: { link: `${baseUrl}/sign-up?referral=${inviter.referral.code}` },
      });
    });
    return accept({ done: true as const });
  });
