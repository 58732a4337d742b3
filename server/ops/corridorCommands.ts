import { sql } from 'kysely';
import { type Currency, type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { type Command, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

type Closed = { pair: string; closed_at: Date; closed_by: string | null; returns_on: string | null };

/** Pairs of currencies nothing is quoted for now, and until when (QUO-15, D-57). */
export const showClosedCorridors: Command = async ({ db }) => {
  const { rows } = await sql<Closed>`select base || '-' || target as pair, closed_at, closed_by, returns_on::text
    from pair_downtime order by 1`.execute(db);
  if (rows.length === 0) return { ok: true, lines: ['Every corridor is open.'], data: [] };
  const lines = table(
    ['corridor', 'since (UTC)', 'by', 'open again on'],
    rows.map(({ pair, closed_at, closed_by, returns_on }) => [
      pair,
      when(closed_at),
      closed_by ?? '',
      returns_on ?? 'not known',
    ]),
  );
  return { ok: true, lines, data: rows };
};

/** Nothing is quoted there until it is opened; senders read the day it should be. Transfers under way go on. */
export const closeCorridor: Command = async ({ db, operator }, { transferId = '', until }) => {
  const pairs = pairsIn(transferId);
  if (pairs.length === 0) return unknown();
  if (until !== undefined && !isDay(until)) return refusal('Write the day as 2026-12-03: --until DAY.');
  const closing = sql`insert into pair_downtime (base, target, returns_on, closed_by)
    select base, target, ${until ?? null}::date, ${operator}
    from unnest(${pairs.map(({ base }) => base)}::text[], ${pairs.map(({ target }) => target)}::text[]) as pair (base, target)
    where ${until ?? null}::date is null or ${until ?? null}::date > (now() at time zone 'utc')::date
    on conflict (base, target) do update set returns_on = excluded.returns_on, closed_by = excluded.closed_by
    returning 1`;
  const { rows } = await closing.execute(db);
  if (rows.length === 0) return refusal(`${until} is not after today, UTC: senders would read that it is past.`);
  const told = until === undefined ? 'senders read that it is not known until when' : `senders read: until ${until}`;
  return {
    ok: true,
    lines: [`Closed: ${named(pairs)}; ${told}. Transfers under way go on.`],
    data: { closed: pairs, until: until ?? null },
  };
};

export const openCorridor: Command = async ({ db }, { transferId = '' }) => {
  const pairs = pairsIn(transferId);
  if (pairs.length === 0) return unknown();
  const { rows: opened } = await sql<Pair>`delete from pair_downtime
    where base || '-' || target = any(${pairs.map(nameOf)}::text[]) returning base, target`.execute(db);
  if (opened.length === 0) return refusal('Nothing is closed there. See closed-corridors.');
  return { ok: true, lines: [`Open again: ${named(opened)}.`], data: { opened } };
};

type Pair = { readonly base: PayInCurrency; readonly target: Currency };

const targets: readonly Currency[] = [...new Set(payoutCountryCodes.map(currencyOf))];

/** `GBP-XAF`, or `XAF` from everywhere; nothing where it is neither. */
function pairsIn(typed: string): readonly Pair[] {
  const wanted = typed.toUpperCase();
  const all = payInCurrencies.flatMap((base) => targets.map((target) => ({ base, target })));
  return all.filter((pair) => nameOf(pair) === wanted || pair.target === wanted);
}

const unknown = () => refusal(`Name a corridor like GBP-XAF, or one currency from everywhere: ${targets.join(', ')}.`);

const nameOf = ({ base, target }: Pair): string => `${base}-${target}`;

const named = (pairs: readonly Pair[]): string => pairs.map(nameOf).join(', ');

const isDay = (typed: string): boolean => {
  const date = new Date(`${typed}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed);
};
