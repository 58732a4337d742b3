import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contract/protocol/language.ts';
import type { Db } from '../database/open.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { equalInConstantTime } from '../keys/macs.ts';
import { operatorRoles } from './roles.ts';

/** Who may act: a name, and a secret only that person has (money notes, 3: two operators). */

const namePattern = /^[a-z][a-z0-9.-]{1,39}$/;
export const isOperatorName = (name: string): boolean => namePattern.test(name);

/** The first two are added by whoever installs Sawa; from then on two operators add the next. */
export const foundingOperators = 2;

/** 256 random bits, and the hash that is all we keep of them. */
export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: sha256Hex(secret) };
}

export type Founder = { readonly name: string; readonly email: string | null; readonly language: Language };

/** One of the first two, who may do everything. Answers the secret; undefined when there are two already. */
export async function addFounder(db: Db, { name, email, language }: Founder): Promise<string | undefined> {
  const { secret, hash } = newSecret();
  const added = await sql`insert into operator (name, secret_hash, email, language, roles)
    select ${name}, ${hash}, ${email}, ${language}, ${[...operatorRoles]}
    where (select count(*) from operator) < ${foundingOperators} returning 1`.execute(db);
  return added.rows.length > 0 ? secret : undefined;
}

/** What the operator may do who has this secret; undefined when nobody has. */
export async function rolesOfOperator(
  db: Db,
  { name, secret }: { readonly name: string; readonly secret: string },
): Promise<readonly string[] | undefined> {
  const found = await db
    .selectFrom('operator')
    .select(['secret_hash', 'roles'])
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return equalInConstantTime(found?.secret_hash ?? '', sha256Hex(secret)) ? found?.roles : undefined;
}

export type KnownOperator = {
  name: string;
  email: string | null;
  roles: string[];
  added_by: string | null;
  added_at: Date;
  disabled_at: Date | null;
  has_secret: boolean;
  /** Of the link that was not used yet, where one still works. */
  link_until: Date | null;
};

export async function listOperators(db: Db): Promise<KnownOperator[]> {
  const listed = await sql<KnownOperator>`select name, email, roles, added_by, added_at, disabled_at,
      secret_hash is not null as has_secret,
      (select max(expires_at) from operator_invitation i where i.operator = o.name and i.used_at is null
        and i.expires_at > now()) as link_until
    from operator o order by added_at, name`.execute(db);
  return listed.rows;
}
