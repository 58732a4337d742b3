import { confirmAccount } from '#contract/account/registration.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { isCode } from '#domain/account/codeFormat.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { type Outcome, publicRoute, refused } from '../http/route.ts';
import { activateAccount, takePendingEmail } from './accountStore.ts';
import type { CodePurpose, Codes, KnownRequest } from './codes.ts';
import { issueToken } from './oneTimeTokens.ts';
import { usernameOf } from './userView.ts';

const purposes: readonly CodePurpose[] = ['account', 'newEmail'];

/** Nobody is signed in by a link they did not ask for; whoever opens one elsewhere signs in with their password. */
const noInstantToken = '';

/** `phone` in the request is what the browser believes; where the code went is what counts. */
export const confirmationRoutes = ({ db, codes }: { db: Db; codes: Codes }) => [
  publicRoute(confirmAccount, async ({ body, cookies }) => {
    const token = body.token.trim();
    if (token === '') return refused('tokenMissing');
    const browser = cookies.read('code');

    const confirmed = await inTransaction(db, async (transaction): Promise<Outcome<DataOf<typeof confirmAccount>>> => {
      const redeemed = isCode(token)
        ? await codes.redeemCode(transaction, { browser, code: token, purposes })
        : await codes.redeemLink(transaction, { token, purposes });
      if (!redeemed.ok) return redeemed;
      const account = await confirm(transaction, redeemed.value);
      if (!account) return refused('tokenInvalid');
      const hasAsked = browser !== undefined && sha256Hex(browser) === redeemed.value.browser_hash;
      return accept({
        confirmed: confirmedBy(redeemed.value),
        username: usernameOf(account),
        instantToken: hasAsked
          ? await issueToken(transaction, { purpose: 'instantSignIn', userId: account.id })
          : noInstantToken,
      });
    });
    if (confirmed.ok) cookies.clear('code');
    return confirmed;
  }),
];

const confirm = (transaction: Db, request: KnownRequest) =>
  request.purpose === 'newEmail' ? takePendingEmail(transaction, request) : activateAccount(transaction, request);

function confirmedBy({ purpose, channel }: KnownRequest) {
  if (purpose === 'newEmail') return 'newEmail';
  return channel === 'email' ? 'email' : 'phone';
}
