import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { beginHandOver, openHandOver, readHandOver, submitHandedOverPart } from '#contract/verification/handOver.ts';
import { accept } from '#domain/result.ts';
import { handOverMinutes } from '#domain/service/promises.ts';
import type { Db } from '../database/open.ts';
import type { Allowance } from '../http/rateLimiter.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { publicRoute, refused, signedInRoute } from '../http/route.ts';
import { type CaptureTools, openWidget, recordPart, requestChecks } from './capture.ts';
import { readChecks } from './checkStore.ts';

const validSeconds = handOverMinutes * 60;
/** Codes tried by one visitor: 128 bits are not to be guessed, and not to be searched for. */
const triesPerVisitor: Allowance = { limit: 60, windowSeconds: 600 };

/**
 * A check begun at a desk and gone on with on a phone. The link stands for one thing, sending the pictures of its
 * person; it signs nobody in, and shows nothing of theirs.
 */
export const handOverRoutes = (tools: CaptureTools) => [
  signedInRoute(beginHandOver, async ({ body }, { userId }) => {
    if (!opensCamera(tools.baseUrl, body)) return refused('handOverNeedsHttps');
    const asked = await requestChecks(tools, userId);
    if (!asked.ok) return asked;
    const token = randomBytes(16).toString('base64url');
    await sql`delete from hand_over where user_id = ${userId}`.execute(tools.db);
    const { expires_at } = await tools.db
      .insertInto('hand_over')
      .values({
        token_hash: sha256Hex(token),
        user_id: userId,
        expires_at: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    const url = `${tools.baseUrl}/verification/hand-over/${token}`;
    return accept({ url, expiresAt: Math.floor(expires_at.getTime() / 1000) });
  }),

  signedInRoute(readHandOver, async (_call, { userId }) => {
    const checks = await readChecks(tools.db, userId);
    if (checks.length > 0 && checks.every(({ isSubmitted }) => isSubmitted))
      return accept({ state: 'captured' as const });
    const opened = await tools.db
      .selectFrom('hand_over')
      .select('opened_at')
      .where('user_id', '=', userId)
      .where('opened_at', 'is not', null)
      .executeTakeFirst();
    return accept({ state: opened ? ('opened' as const) : ('waiting' as const) });
  }),

  publicRoute(openHandOver, async ({ body, language, visitor }) => {
    const limited = await tools.limiter.takeFrom(visitor, 'handOver', triesPerVisitor);
    if (limited) return limited;
    const userId = await ownerOf(tools.db, body.token);
    return userId === undefined ? refused('tokenInvalid') : openWidget(tools, { userId, language });
  }),

  publicRoute(submitHandedOverPart, async ({ body: { token, ...part }, visitor }) => {
    const limited = await tools.limiter.takeFrom(visitor, 'handOver', triesPerVisitor);
    if (limited) return limited;
    const userId = await ownerOf(tools.db, token);
    if (userId === undefined) return refused('tokenInvalid');
    const recorded = await recordPart(tools, { userId, body: part });
    return recorded.ok ? accept({ done: true as const }) : recorded;
  }),
];

/** Browsers open the camera only on a page that came safely: by https, or from the machine they run on (issue 5). */
function opensCamera(baseUrl: string, { openedOn }: BodyOf<typeof beginHandOver>): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || (openedOn === 'thisComputer' && hostname === 'localhost');
}

async function ownerOf(db: Db, token: string): Promise<string | undefined> {
  const found = await sql<{ user_id: string }>`update hand_over set opened_at = coalesce(opened_at, now())
    where token_hash = ${sha256Hex(token)} and expires_at > now() returning user_id`.execute(db);
  return found.rows[0]?.user_id;
}
