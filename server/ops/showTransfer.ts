import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { showAudit } from './audit.ts';
import { nameTheTransfer, namingSentence } from './namedTransfer.ts';
import { type Command, refusal } from './runCommand.ts';
import { toldWorries } from './showWorries.ts';
import { table, when } from './table.ts';

type Head = {
  reference: string;
  status: TransferStatus;
  handler: string;
  approved: boolean;
  suspended_for: string | null;
  decline_reason: string | null;
  origin_currency: Currency;
  origin_minor: bigint;
  destination_currency: Currency;
  destination_minor: bigint;
};
type Line = { at: Date; kind: string; debit: string; credit: string; currency: Currency; minor: bigint };
type Piece = { what: string; state: string; reference: string; currency: Currency; minor: bigint; note: string | null };
type Step = { at: Date; to_status: TransferStatus; event: string; actor: string };

/** A transfer with its history, its money's journal, and who did what to it. */
export const showTransfer: Command = async ({ db }, request) => {
  const { transfer: id } = request;
  if (!id) return refusal(nameTheTransfer);
  const heads =
    await sql<Head>`select reference, status, handler, approved, suspended_for, decline_reason, origin_currency,
    origin_minor, destination_currency, destination_minor from transfer where id = ${id}`.execute(db);
  const [head] = heads.rows;
  if (!head) return refusal(namingSentence.unknown);
  const history = await sql<Step>`select at, to_status, event, actor from status_event
    where transfer_id = ${id} order by version`.execute(db);
  const pieces = await sql<Piece>`
    select 'payment ' || provider as what, booked_as as state, provider_ref as reference, currency, minor, null as note
      from payment where transfer_id = ${id}
    union all select 'payout ' || partner, state, reference, currency, minor, failure from payout_attempt where transfer_id = ${id}
    union all select 'refund', state, id::text, currency, minor, refusal from refund where transfer_id = ${id}
    union all select 'watchlist', state, entry, 'GBP', 0, name || ' like ' || listed || ' (' || likeness || ')' from watchlist_hit where transfer_id = ${id}`.execute(
    db,
  );
  const journal = await sql<Line>`select j.at, j.kind, p.debit, p.credit, p.currency, p.minor from journal j
    join posting p on p.journal_id = j.id where j.transfer_id = ${id} order by j.at, j.id, p.line`.execute(db);
  const worries = await toldWorries(db, id);
  const audit = await showAudit(db, request);

  const amount = (currency: Currency, minor: bigint) => formatMoney(money(currency, Number(minor)), 'en');
  const sums = `${amount(head.origin_currency, head.origin_minor)} → ${amount(head.destination_currency, head.destination_minor)}`;
  const why = head.suspended_for ?? head.decline_reason;
  return {
    ok: true,
    lines: [
      `${visibleReference(head.reference)}  ${head.status}${head.approved ? ', approved' : ''}  ${sums}  by ${head.handler}${why ? `  (${why})` : ''}`,
      '',
      ...table(
        ['at (UTC)', 'status', 'because of', 'by'],
        history.rows.map(({ at, to_status, event, actor }) => [when(at), to_status, event, actor]),
      ),
      '',
      ...table(
        ['what', 'state', 'reference', 'amount', 'note'],
        pieces.rows.map((piece) => [
          piece.what,
          piece.state,
          piece.reference,
          piece.minor > 0 ? amount(piece.currency, piece.minor) : '',
          piece.note ?? '',
        ]),
      ),
      '',
      ...table(
        ['at (UTC)', 'journal', 'debit', 'credit', 'amount'],
        journal.rows.map(({ at, kind, debit, credit, currency, minor }) => [
          when(at),
          kind,
          debit,
          credit,
          amount(currency, minor),
        ]),
      ),
      '',
      ...(worries.data.length > 0 ? [...worries.lines, ''] : []),
      ...audit.lines,
    ],
    data: {
      ...head,
      history: history.rows,
      pieces: pieces.rows,
      journal: journal.rows,
      worries: worries.data,
      audit: audit.data,
    },
  };
};
