import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { isBroken } from '../invariants/findings.ts';
import { verify } from '../invariants/verify.ts';

/** What an opened copy of the database holds, in words, and the promises about the books that do not hold in it. */
export type CopyFacts = { readonly holds: string; readonly broken: readonly string[] };

export async function copyFacts(db: Db): Promise<CopyFacts> {
  const counted = await sql<{ transfers: number; postings: number }>`
    select (select count(*)::int from transfer) as transfers, (select count(*)::int from posting) as postings`.execute(
    db,
  );
  const sums = await sql<{ currency: Currency; minor: bigint }>`
    select currency, sum(minor)::bigint as minor from posting group by currency order by currency`.execute(db);
  const { transfers = 0, postings = 0 } = counted.rows[0] ?? {};
  const ledger = sums.rows.map(({ currency, minor }) => formatMoney(money(currency, Number(minor)), 'en'));
  const findings = await verify(db, { quiet: false });
  return {
    holds: `${transfers} transfers; ${postings} postings${ledger.length > 0 ? ` of ${ledger.join(' + ')}` : ''}`,
    broken: findings.filter(isBroken).map(({ id, says }) => `${id} ${says}`),
  };
}
