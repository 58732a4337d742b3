import { randomBytes, randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { codeLength, codeMinutes } from '#domain/account/codeFormat.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { CodeRequestTable } from '../database/peopleSchema.ts';
import type { Proof } from '../http/challenges.ts';
import { type ChallengedAllowance, rateLimiter } from '../http/rateLimiter.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { Keyring } from '../keys/keyring.ts';
import { macs } from '../keys/macs.ts';

/** How long a code works, by the database's clock (ASVS 6.5.5). */
export const codeSeconds = codeMinutes * 60;
/** How long before another may be asked for. */
export const resendSeconds = 30;
/** Tries with one code. */
const triesPerCode = 5;
/** Codes one address gets a day for one purpose: nineteen times five tries leave a guesser under 0.01 % (ASVS 6.6.3). */
export const codesPerAddress: ChallengedAllowance = { limit: 19, free: 6, windowSeconds: 86_400 };

/** Codes one visitor may ask for, to whatever addresses. */
export const codesPerVisitor: ChallengedAllowance = { limit: 200, free: 40, windowSeconds: 3_600 };

export type CodePurpose = CodeRequestTable['purpose'];
export type CodeRequest = Selectable<CodeRequestTable>;

type Asked = {
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'sms';
  /** The address as it was asked for, whether or not anything goes there. */
  readonly sentTo: string;
};

export type IssuedCode = {
  readonly id: string;
  readonly code: string;
  /** For the link in the message. */
  readonly linkToken: string;
  /** For the cookie of the browser that asked. */
  readonly browser: string;
};

export type Codes = ReturnType<typeof createCodes>;

/** Six digits and a link, asked for by one browser, good for one thing, once. Callers pass their transaction. */
export function createCodes(keys: Keyring) {
  const marks = macs(keys, 'code-v1');

  return {
    /** The refusal, when this address has had its share of codes or has one on its way. Others asking wait meanwhile. */
    async refusalToSend(transaction: Db, { purpose, channel, sentTo }: Asked, proof: Proof) {
      const share = `code:${purpose}:${channel}:${sha256Hex(sentTo)}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${share}, 0))`.execute(transaction);
      const last = await sql<{ wait: number }>`
        select ceil(${resendSeconds} - extract(epoch from clock_timestamp() - max(created_at)))::int as wait from code_request
        where sent_to = ${sentTo} and channel = ${channel} and purpose = ${purpose}`.execute(transaction);
      const wait = last.rows[0]?.wait ?? 0;
      if (wait > 0) return refused('codeRequestedTooSoon', { params: { seconds: String(wait) } });
      // Only what is sent counts: asking again and again must not shut out whose address it is.
      return rateLimiter(transaction).takeWorked(share, codesPerAddress, proof);
    },

    /** Without `userId` the code confirms nothing, and nobody can tell. */
    async issue(
      transaction: Db,
      asked: Asked & { readonly userId: string | undefined; readonly registration?: unknown },
    ): Promise<IssuedCode> {
      const issued = {
        id: newId(),
        code: String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
        linkToken: randomBytes(32).toString('base64url'),
        browser: randomBytes(32).toString('base64url'),
      };
      await transaction
        .insertInto('code_request')
        .values({
          id: issued.id,
          browser_hash: sha256Hex(issued.browser),
          purpose: asked.purpose,
          user_id: asked.userId ?? null,
          channel: asked.channel,
          sent_to: asked.sentTo,
          code_hmac: marks.of(`${issued.id}:${issued.code}`),
          link_token_hash: sha256Hex(issued.linkToken),
          expires_at: sql`now() + make_interval(secs => ${codeSeconds})`,
          registration: asked.registration === undefined ? null : JSON.stringify(asked.registration),
        })
        .execute();
      return issued;
    },

    /** Counts the try and, when it is right, uses the code up. Whatever else the caller does commits with it. */
    async redeemCode(transaction: Db, entered: EnteredCode): Promise<Outcome<KnownRequest>> {
      const browserHash = sha256Hex(entered.browser ?? '');
      const tried = await sql<CodeRequest>`
        update code_request set tries = tries + 1
        where browser_hash = ${browserHash} and purpose = any(${entered.purposes}) and used_at is null
          and expires_at > clock_timestamp() and tries < ${triesPerCode}
        returning *`.execute(transaction);
      const [request] = tried.rows;
      if (!request) return refused(await codeRefusal(transaction, browserHash));

      const isRight = marks.isOf({ text: `${request.id}:${entered.code}`, mac: request.code_hmac });
      if (isRight && isKnown(request)) return accept(await usedUp(transaction, request));
      return refused(request.tries < triesPerCode ? 'codeWrong' : 'codeTriesUsedUp');
    },

    /** A link works in any browser, once. */
    async redeemLink(
      transaction: Db,
      { token, purposes }: { token: string; purposes: readonly CodePurpose[] },
    ): Promise<Outcome<KnownRequest>> {
      const found = await sql<CodeRequest>`
        select * from code_request where link_token_hash = ${sha256Hex(token)} and purpose = any(${purposes})
          and used_at is null and expires_at > clock_timestamp() for no key update`.execute(transaction);
      const [request] = found.rows;
      return request && isKnown(request) ? accept(await usedUp(transaction, request)) : refused('tokenInvalid');
    },
  };
}

type EnteredCode = {
  readonly browser: string | undefined;
  readonly code: string;
  readonly purposes: readonly CodePurpose[];
};

/** A request of somebody who has an account. */
export type KnownRequest = CodeRequest & { readonly user_id: string };
const isKnown = (request: CodeRequest): request is KnownRequest => request.user_id !== null;

/** What one code achieves, the others of its kind need not: they end with it. */
async function usedUp(transaction: Db, request: KnownRequest): Promise<KnownRequest> {
  await sql`update code_request set used_at = now(), registration = null
    where user_id = ${request.user_id} and purpose = ${request.purpose} and used_at is null`.execute(transaction);
  return request;
}

async function codeRefusal(transaction: Db, browserHash: string) {
  const request = await transaction
    .selectFrom('code_request')
    .select(['tries', 'used_at'])
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return request && request.used_at === null && request.tries >= triesPerCode ? 'codeTriesUsedUp' : 'codeExpired';
}
