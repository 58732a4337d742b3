import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { accountClosedAct, closeAccount } from '../account/closing/closeAccount.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** An account that was closed, and when. */
export type Closed = { readonly userId: string; readonly at: Date };

/** What the database that is given up knows; undefined where it cannot be read any more. */
export async function closedIn(db: Kysely<Schema>): Promise<readonly Closed[] | undefined> {
  try {
    const { rows } = await sql<Closed>`select user_id as "userId", closed_at as at
      from public.closed_account`.execute(db);
    return rows;
  } catch {
    return undefined;
  }
}

const act = z.object({
  action: z.literal(accountClosedAct),
  at: z.coerce.date(),
  details: z.object({ person: z.uuid() }),
});

/** What the file that is the audit’s second place says; undefined where there is none. A line cut short says nothing. */
export async function closedByAudit(path: string): Promise<readonly Closed[] | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text?.split('\n').flatMap((line) => {
    const read = act.safeParse(jsonIn(line));
    return read.success ? [{ userId: read.data.details.person, at: read.data.at }] : [];
  });
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line.slice(line.indexOf('{')));
  } catch {
    return undefined;
  }
}

/** Closes again, as of then, what is open in a database as it was before; answers how many. */
export async function closeAgain(db: Db, closed: readonly Closed[]): Promise<number> {
  let count = 0;
  for (const { userId, at } of closed) {
    if (await inTransaction(db, (transaction) => closeAccount(transaction, { userId, closedBefore: at }))) count += 1;
  }
  return count;
}
