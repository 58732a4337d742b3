import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/open.ts';
import { movedBy } from './bookSums.ts';
import type { BookSum } from './invariant.ts';

/** From a moment on, and before another; both whole milliseconds by the database's clock. */
export type Period = { readonly from: Date; readonly until: Date };

const rowsSealed = z.strictObject({ count: z.number().int(), sha256: z.string() });
const sum = z.strictObject({ kind: z.string(), dimension: z.string(), currency: z.string(), minor: z.string() });

/** What a checkpoint says of its period, and the sums at its end. */
export const sealedContent = z.strictObject({
  journals: rowsSealed,
  events: rowsSealed,
  payments: rowsSealed,
  sums: z.array(sum),
});
export type SealedContent = z.infer<typeof sealedContent>;

const micros = (moment: string) => sql`(extract(epoch from ${sql.ref(moment)}) * 1000000)::bigint`;

/** Rows of a period as their columns that never change, in one order. */
const sealedRows: Readonly<Record<'journals' | 'events' | 'payments', (period: Period) => RawBuilder<unknown>>> = {
  journals: ({ from, until }) => sql`
    select j.at, j.id::text as key, jsonb_build_array(j.id, j.idem, j.kind, j.transfer_id, ${micros('j.at')},
      (select jsonb_agg(jsonb_build_array(p.line, p.debit, p.debit_dimension, p.credit, p.credit_dimension, p.currency,
        p.minor, p.transfer_id) order by p.line) from posting p where p.journal_id = j.id)) as said
    from journal j where j.at >= ${from} and j.at < ${until}`,
  // With the first event of a transfer, what was agreed of it.
  events: ({ from, until }) => sql`
    select e.at, e.transfer_id::text || e.version as key, jsonb_build_array(e.transfer_id, e.version, ${micros('e.at')}, e.hash,
      (select jsonb_build_array(t.user_id, t.quote_id, t.reference, t.method, t.origin_country, t.destination_country,
        t.origin_currency, t.destination_currency, t.origin_minor, t.destination_minor, t.mid, t.rate)
        from transfer t where t.id = e.transfer_id and e.version = 1)) as said
    from status_event e where e.at >= ${from} and e.at < ${until}`,
  payments: ({ from, until }) => sql`
    select p.settled_at as at, p.id::text as key, jsonb_build_array(p.id, p.transfer_id, p.attempt_id, p.provider,
      p.provider_ref, p.currency, p.minor, p.booked_as, ${micros('p.settled_at')}) as said
    from payment p where p.settled_at >= ${from} and p.settled_at < ${until}`,
};

async function sealed(db: Db, rows: RawBuilder<unknown>) {
  const read = await sql<{ count: number; sha256: string }>`select count(*)::int as count, encode(sha256(coalesce(
      string_agg(sha256(convert_to(said::text, 'UTF8')), ''::bytea order by at, key collate "C"), ''::bytea)), 'hex') as sha256
    from (${rows}) sealed`.execute(db);
  const [{ count = 0, sha256 = '' } = {}] = read.rows;
  return { count, sha256 };
}

/** What is in the books of a period now, on top of the sums before it. */
export async function contentOf(
  db: Db,
  period: Period,
  before: readonly z.infer<typeof sum>[],
): Promise<SealedContent> {
  const [journals, events, payments, moved] = await Promise.all([
    sealed(db, sealedRows.journals(period)),
    sealed(db, sealedRows.events(period)),
    sealed(db, sealedRows.payments(period)),
    movedBy(sql`j.at >= ${period.from} and j.at < ${period.until}`).execute(db),
  ]);
  return { journals, events, payments, sums: added(before, moved.rows) };
}

type WrittenSum = SealedContent['sums'][number];

const nameOf = ({ kind, dimension, currency }: Pick<BookSum, 'kind' | 'dimension' | 'currency'>) =>
  JSON.stringify([kind, dimension, currency]);

function added(before: readonly WrittenSum[], moved: readonly BookSum[]): WrittenSum[] {
  const sums = new Map(before.map((one) => [nameOf(one), one]));
  for (const one of moved) {
    const minor = BigInt(sums.get(nameOf(one))?.minor ?? '0') + one.minor;
    const { kind, dimension, currency } = one;
    sums.set(nameOf(one), { kind, dimension, currency, minor: minor.toString() });
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** The sums of a checkpoint, to count on from. */
export const sumsOf = ({ sums }: Pick<SealedContent, 'sums'>): BookSum[] =>
  sums.map(({ minor, ...account }) => ({ ...account, minor: BigInt(minor) }));
