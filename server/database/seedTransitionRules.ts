import type { Kysely } from 'kysely';
import { accountKinds } from '#domain/money/chartOfAccounts.ts';
import { transitions } from '#domain/transfer/transitions.ts';
import type { Schema } from './schema.ts';

/** The rules the database itself enforces by foreign key, written from the one place each is defined. */
export async function writeRulesAsRows(db: Kysely<Schema>): Promise<void> {
  const rules = transitions.map(({ from, to }) => ({ from_status: from, to_status: to }));
  await db
    .insertInto('allowed_transition')
    .values(rules)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const kinds = Object.entries(accountKinds).map(([kind, side]) => ({ kind, side }));
  await db
    .insertInto('account_kind')
    .values(kinds)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
