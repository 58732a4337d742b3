import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { constraintOf } from '../database/transaction.ts';
import { equalInConstantTime, sha256Hex } from '../http/requestSignature.ts';

/** Who may act: a name, and a secret only that person has (money notes, 3: two operators). */

const namePattern = /^[a-z][a-z0-9.-]{1,39}$/;

/** The first two are added by whoever installs Sawa; from then on an operator adds the next. */
export const foundingOperators = 2;

type NewOperator = Result<{ readonly secret: string }, 'nameUnfit' | 'nameTaken'>;

/** Answers the secret, which is kept nowhere but with its owner. */
export async function addOperator(
  db: Db,
  operator: { name: string; addedBy?: string | undefined },
): Promise<NewOperator> {
  if (!namePattern.test(operator.name)) return refuse('nameUnfit');
  const secret = randomBytes(32).toString('base64url');
  try {
    await db
      .insertInto('operator')
      .values({ name: operator.name, secret_hash: sha256Hex(secret), added_by: operator.addedBy ?? null })
      .execute();
    return accept({ secret });
  } catch (failure) {
    if (constraintOf(failure) !== 'operator_pkey') throw failure;
    return refuse('nameTaken');
  }
}

export async function isOperator(db: Db, { name, secret }: { name: string; secret: string }): Promise<boolean> {
  const found = await db
    .selectFrom('operator')
    .select('secret_hash')
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return equalInConstantTime(found?.secret_hash ?? '', sha256Hex(secret));
}

/** A person who left acts no more; what they did stays theirs. */
export async function disableOperator(db: Db, name: string): Promise<boolean> {
  const disabled = await sql`update operator set disabled_at = now() where name = ${name} and disabled_at is null
    returning 1`.execute(db);
  return disabled.rows.length > 0;
}

type KnownOperator = { name: string; added_by: string | null; added_at: Date; disabled_at: Date | null };

export async function listOperators(db: Db): Promise<KnownOperator[]> {
  const listed = await sql<KnownOperator>`select name, added_by, added_at, disabled_at from operator
    order by added_at, name`.execute(db);
  return listed.rows;
}
