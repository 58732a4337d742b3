import { type RawBuilder, sql } from 'kysely';
import { bothSides, personAccounts, transferAccounts } from './accounts.ts';
import type { BookSum, Carried } from './invariant.ts';

/** Accounts that are looked at one transfer, or one person, at a time; all of a kind are one sum here. */
const ofSomebody = [...transferAccounts, ...personAccounts];

const nothing = '1970-01-01T00:00:00Z';

/** Of a database without anything. */
export const beginning: Carried = { sums: [], since: new Date(nothing) };

/** What the journals `j` of a condition moved: few rows, however many journals. */
export const movedBy = (journals: RawBuilder<unknown>): RawBuilder<BookSum> => sql<BookSum>`
  select side.kind, case when side.kind = any(${ofSomebody}) then '' else side.dimension end as dimension, p.currency,
    sum(side.minor)::bigint as minor
  from journal j join posting p on p.journal_id = j.id ${bothSides} where ${journals} group by 1, 2, 3`;

/** The sums now, at the moment this is run: what was carried, and what was booked since. */
export const sumsNow = ({ sums, since }: Carried): RawBuilder<BookSum> => sql<BookSum>`
  select kind, dimension, currency, sum(minor)::bigint as minor from (
    select kind, dimension, currency, minor from jsonb_to_recordset(${JSON.stringify(sums, withText)}::jsonb)
      as carried (kind text, dimension text, currency text, minor bigint)
    union all ${movedBy(sql`j.at >= ${since}`)}) every
  group by kind, dimension, currency`;

const withText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
