import { sql } from 'kysely';
import type { PersonalData } from '#contract/account/personalData.ts';
import { databaseNow } from '../../database/databaseClock.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { openedRecipient } from '../../transfer/lifecycle/storedRecipient.ts';
import { personTables, type Section, sections } from './personTables.ts';

type Row = PersonalData['tables'][string][number];

/** A table somebody’s rows are in. */
export type PersonTable = { readonly section: Section; readonly table: string; readonly rows: readonly Row[] };

const tablesOf = (section: Section) =>
  Object.entries(personTables).flatMap(([table, entry]) =>
    'section' in entry && entry.section === section ? [{ table, ...entry }] : [],
  );

/** Everything the database holds about somebody that is theirs to have, by table, at one moment (UK GDPR, art. 15 and 20). */
export const personalDataOf = (
  { db, keys }: KeyedDb,
  userId: string,
): Promise<{ readonly madeAt: Date; readonly found: readonly PersonTable[] }> =>
  inTransaction(db, async (transaction) => {
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const found: PersonTable[] = [];
    const { rows: known } = await sql<{ sealed: string }>`select sealed from person_key
      where user_id = ${userId}`.execute(transaction);
    const opened = (table: string, row: Row): Row =>
      table === 'recipient' ? openedRecipient(keys, row, known[0]?.sealed ?? null) : row;
    for (const section of sections) {
      for (const { table, of, without = [] } of tablesOf(section)) {
        const { rows } = await sql<{ row: Row }>`select to_jsonb(t) - ${[...without]}::text[] as row
          from ${sql.table(table)} t, app_user p where p.id = ${userId} and ${of}`.execute(transaction);
        if (rows.length > 0) found.push({ section, table, rows: rows.map(({ row }) => opened(table, row)) });
      }
    }
    return { madeAt: await databaseNow(transaction), found };
  });

/** The same for a program: each table by its name. */
export const asTables = (found: readonly PersonTable[]): PersonalData['tables'] =>
  Object.fromEntries(found.map(({ table, rows }) => [table, [...rows]]));
