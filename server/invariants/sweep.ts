import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Findings } from './findings.ts';
import type { Broken, CheckOfSome } from './invariant.ts';

/** Transfers or people one statement looks at. */
const pageRows = 2000;

/** Pages that are checked at a time: a second processor helps, and a server still has connections for everybody else. */
const atOnce = 2;

/** Before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Some ids in their order, read on from one. */
export type IdsAfter = (after: string) => RawBuilder<{ id: string }>;

export const allTransfers: IdsAfter = (after) =>
  sql`select id from transfer where id > ${after}::uuid order by id limit ${pageRows}`;

export const allPeople: IdsAfter = (after) =>
  sql`select id from app_user where id > ${after}::uuid order by id limit ${pageRows}`;

const touched = (since: Date) => sql`select transfer_id as id from status_event where at >= ${since}
  union select transfer_id from journal where at >= ${since} and transfer_id is not null`;

/** What moved since: nothing else can have come to differ from its books. */
export const transfersSince =
  (since: Date): IdsAfter =>
  (after) =>
    sql`select id from (${touched(since)}) moved where id > ${after}::uuid order by id limit ${pageRows}`;

/** Senders of what moved since, and whoever earned or lost something meanwhile. */
export const peopleSince =
  (since: Date): IdsAfter =>
  (after) =>
    sql`select id from (
      select t.user_id as id from (${touched(since)}) moved join transfer t on t.id = moved.id
      union select p.credit_dimension::uuid from journal j join posting p on p.journal_id = j.id
        where j.at >= ${since} and p.credit in ('loyalty_liability', 'referral_liability')
      union select p.debit_dimension::uuid from journal j join posting p on p.journal_id = j.id
        where j.at >= ${since} and p.debit in ('loyalty_liability', 'referral_liability')) people
    where id > ${after}::uuid order by id limit ${pageRows}`;

export type Swept = { readonly after: string; readonly count: number };

type Sweep = {
  readonly db: Db;
  readonly checks: readonly CheckOfSome[];
  readonly idsAfter: IdsAfter;
  readonly findings: Findings;
  /** Where it goes on from. */
  readonly from?: string;
  /** Hears how far it is, and how many it looked at since it last said so. */
  readonly onSwept?: (swept: Swept) => Promise<void>;
};

/** Makes the checks page by page, so that neither memory nor a statement grows with the books; answers how many it looked at. */
export async function sweep({ db, checks, idsAfter, findings, from = firstId, onSwept }: Sweep): Promise<number> {
  for (const { says } of checks) findings.expect(says);
  let after = from;
  let looked = 0;
  for (;;) {
    const pages: (readonly string[])[] = [];
    while (pages.length < atOnce) {
      const { rows } = await idsAfter(after).execute(db);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      pages.push(rows.map(({ id }) => id));
    }
    await Promise.all(
      pages.map(async (ids) => {
        for (const { broken } of checks) await note(db, broken(ids), findings);
      }),
    );
    const count = pages.reduce((sum, ids) => sum + ids.length, 0);
    looked += count;
    await onSwept?.({ after, count });
    if (pages.length < atOnce) return looked;
  }
}

export async function note(db: Db, broken: Broken, findings: Findings): Promise<void> {
  const { rows } = await broken.execute(db);
  for (const { id, what } of rows) findings.add(id, what);
}
