import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Db } from '../database/open.ts';
import type { Period } from './companyFile.ts';
import type { BookLine } from './matchLines.ts';

type Row = { reference: string; status: string; currency: Currency; minor: bigint; date: string };

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

/** What we have received by a company, given back by it and lost to payers' banks, as its settlement file names it. */
export const payInLines = (db: Db, provider: string, period: Period): Promise<BookLine[]> =>
  linesOf(
    db,
    period,
    sql`
    select provider_ref as reference, 'received' as status, currency, minor, ${dayOf('settled_at')} as date
      from payment where provider = ${provider}
    union all select 'refund-of-' || p.provider_ref, 'refunded', f.currency, f.minor, ${dayOf('f.updated_at')}
      from refund f join payment p on p.id = f.payment_id
      where p.provider = ${provider} and f.state = 'SETTLED' and f.refusal is null
    union all select 'chargeback-of-' || p.provider_ref, 'chargedBack', p.currency, p.minor, ${dayOf('j.at')}
      from payment p join journal j on j.idem = 'J14a:' || p.provider || ':' || p.provider_ref
      where p.provider = ${provider}`,
  );

/** What a partner paid out for us, and what of it came back. */
export const payoutLines = (db: Db, partner: string, period: Period): Promise<BookLine[]> =>
  linesOf(
    db,
    period,
    sql`
    select reference, case state when 'RETURNED' then 'returned' else 'paid' end as status, currency, minor,
      ${dayOf('updated_at')} as date
    from payout_attempt where partner = ${partner} and state in ('CONFIRMED', 'RETURNED', 'OVERPAID', 'RECOVERED')`,
  );

async function linesOf(db: Db, { from, to }: Period, all: RawBuilder<unknown>): Promise<BookLine[]> {
  const read = await sql<Row>`select reference, status, currency, minor, date from (${all}) lines
    where date between ${from} and ${to}`.execute(db);
  return read.rows.map(({ reference, status, currency, minor, date }) => ({
    reference,
    status,
    date,
    amount: money(currency, Number(minor)),
  }));
}
