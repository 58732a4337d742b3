import { setTimeout as wait } from 'node:timers/promises';
import type { CodeSent } from '#contract/account/registration.ts';
import type { Language } from '#contract/protocol/language.ts';
import { sessionIdleSeconds } from '#domain/account/browserMemory.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Proof } from '../http/challenges.ts';
import type { Cookies, Outcome } from '../http/route.ts';
import type { Message } from '../messages/message.ts';
import type { Messages } from '../messages/messages.ts';
import { type CodePurpose, type Codes, codeSeconds, type IssuedCode, resendSeconds } from './codes.ts';

/** The default life of a cookie (D-25): longer than the code, so that a late one is told it is late. */
const codeCookieSeconds = sessionIdleSeconds;

/** No answer comes sooner, because the work behind it differs a little where an account is opened. */
const answeredAfterMs = 50;

/** Whom a code is for. Without `userId` it confirms nothing; without `to` nothing is sent; the answer is the same. */
export type Recipient = {
  readonly userId: string | undefined;
  readonly to: string | undefined;
  readonly registration?: unknown;
  readonly message: (issued: IssuedCode) => Pick<Message, 'template' | 'params'>;
};

type Request = {
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'sms';
  readonly sentTo: string;
  readonly language: Language;
  readonly cookies: Cookies;
  readonly proof: Proof;
  /** Runs only when a code may be sent, in the same transaction. */
  readonly recipient: (transaction: Db) => Promise<Recipient>;
};

export type CodeSender = ReturnType<typeof codeSender>;

/** Issues a code, queues its message and binds it to the asking browser, all or nothing. */
export const codeSender =
  ({ db, codes, messages }: { db: Db; codes: Codes; messages: Messages }) =>
  async ({ purpose, channel, sentTo, language, cookies, proof, recipient }: Request): Promise<Outcome<CodeSent>> => {
    const asked = { purpose, channel, sentTo };
    const earliest = wait(answeredAfterMs);
    const issued = await inTransaction(db, async (transaction): Promise<Outcome<IssuedCode>> => {
      const refusal =
        (channel === 'sms' && !sentTo.includes('@') && (await messages.smsRefusal(transaction, sentTo))) ||
        (await codes.refusalToSend(transaction, asked, proof));
      if (refusal) return refusal;
      const { userId, to: wanted, registration, message } = await recipient(transaction);
      const code = await codes.issue(transaction, { ...asked, userId, registration });
      // Somebody named by their e-mail learns nothing of the number it would have gone to.
      const isPaused = channel === 'sms' && wanted && (await messages.smsRefusal(transaction, wanted));
      const to = isPaused ? undefined : wanted;
      await messages.queue(transaction, { id: code.id, channel, to, language, wording: 'standard', ...message(code) });
      return accept(code);
    });
    await earliest;
    if (!issued.ok) return issued;
    cookies.set('code', issued.value.browser, codeCookieSeconds);
    return accept({ sentTo, resendAfterSeconds: resendSeconds, expiresInSeconds: codeSeconds });
  };
