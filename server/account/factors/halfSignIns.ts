import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { Cookies } from '../../http/route.ts';

/** Long enough to find the phone with the codes. */
const halfSeconds = 600;

/** The browser as challenges know it before anybody is signed in; it gets its cookie here when it has none. */
export function browserHashOf(cookies: Cookies): string {
  const kept = cookies.read('factor');
  if (kept !== undefined && /^[\w-]{43}$/.test(kept)) return sha256Hex(kept);
  const browser = randomBytes(32).toString('base64url');
  cookies.set('factor', browser, halfSeconds);
  return sha256Hex(browser);
}

/** The password was right: this browser, newly named, may now prove the second factor. */
export async function beginHalfSignIn(db: Db, { userId, cookies }: { userId: string; cookies: Cookies }) {
  const browser = randomBytes(32).toString('base64url');
  cookies.set('factor', browser, halfSeconds);
  await db
    .insertInto('half_sign_in')
    .values({
      browser_hash: sha256Hex(browser),
      user_id: userId,
      expires_at: sql`now() + make_interval(secs => ${halfSeconds})`,
    })
    .execute();
}

const open = (db: Db, browser: string | undefined) =>
  db
    .selectFrom('half_sign_in')
    .select('user_id')
    .where('browser_hash', '=', sha256Hex(browser ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`);

/** Whose password was right in this browser, some minutes ago at the most. */
export async function halfSignedIn(db: Db, cookies: Cookies): Promise<string | undefined> {
  const found = await open(db, cookies.read('factor')).executeTakeFirst();
  return found?.user_id;
}

/** Ends it; false when another call was first. */
export async function finishHalfSignIn(db: Db, cookies: Cookies): Promise<boolean> {
  const finished = await sql`update half_sign_in set used_at = now()
    where browser_hash = ${sha256Hex(cookies.read('factor') ?? '')} and used_at is null returning 1`.execute(db);
  return finished.rows.length > 0;
}
