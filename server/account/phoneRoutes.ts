import { confirmPhone, requestPhoneCode } from '#contract/account/registration.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Challenges } from '../http/challenges.ts';
import { type Outcome, refused, signedInRoute } from '../http/route.ts';
import { confirmPhoneNumber } from './accountStore.ts';
import type { CodeSender } from './codeSender.ts';
import type { Codes } from './codes.ts';
import { storedProfile } from './userView.ts';

type Dependencies = {
  readonly db: Db;
  readonly codes: Codes;
  readonly sendCode: CodeSender;
  readonly challenges: Challenges;
};

/** The phone number of a signed-in person, confirmed by a code sent to it (AUT-27). */
export const phoneRoutes = ({ db, codes, sendCode, challenges }: Dependencies) => [
  signedInRoute(requestPhoneCode, async ({ language, cookies, proofOfWork }, { userId }) => {
    const phone = await phoneOnFile(db, userId);
    const proof = await challenges.proofOf(proofOfWork, { call: 'code', about: phone });
    return sendCode({
      purpose: 'phone',
      channel: 'sms',
      sentTo: phone,
      language,
      cookies,
      proof,
      recipient: async () => ({
        userId,
        to: phone,
        message: ({ code }) => ({ template: 'phoneCode', params: { code } }),
      }),
    });
  }),

  signedInRoute(confirmPhone, async ({ body, cookies }, { userId }) => {
    const confirmed = await inTransaction(db, async (transaction): Promise<Outcome<{ done: true }>> => {
      const entered = { browser: cookies.read('code'), code: body.code, purposes: ['phone'] as const };
      const redeemed = await codes.redeemCode(transaction, entered);
      if (!redeemed.ok) return redeemed;
      const { user_id, sent_to: phone } = redeemed.value;
      if (user_id !== userId || phone !== (await phoneOnFile(transaction, userId))) return refused('codeExpired');
      await confirmPhoneNumber(transaction, { userId, phone });
      return accept({ done: true as const });
    });
    if (confirmed.ok) cookies.clear('code');
    return confirmed;
  }),
];

async function phoneOnFile(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('app_user').select('profile').where('id', '=', userId).executeTakeFirstOrThrow();
  const { phoneCode, mobile } = storedProfile.parse(row.profile);
  return phoneCode + mobile;
}
