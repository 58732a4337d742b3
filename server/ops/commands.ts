import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { bareTransferId, visibleId } from '#domain/transfer/visibleId.ts';
import type { Db } from '../database/open.ts';
import { newId } from '../ids.ts';
import { verify } from '../ledger/verify.ts';
import { type Happen, happenIn } from '../transfers/happen.ts';
import type { Happening } from '../transfers/happening.ts';

/** What an operator asked for, as typed. */
export type OpsRequest = {
  readonly command: string;
  readonly transferId?: string | undefined;
  readonly operator?: string | undefined;
  readonly reference?: string | undefined;
};

/** Lines to print, and whether all is well. */
export type OpsAnswer = { readonly ok: boolean; readonly lines: readonly string[] };

type Command = (tools: { db: Db; happen: Happen }, request: OpsRequest) => Promise<OpsAnswer>;

const commands: Readonly<Record<string, Command>> = {
  verify: ({ db }) => verifyBooks(db),
  queue: ({ db }) => showQueue(db),
  approve: (tools, request) =>
    acting(tools, request, { action: 'approve', happening: ({ operator }) => ({ type: 'approve', operator }) }),
  'mark-paid': (tools, request) => markPaid(tools, request),
};

export const opsHelp: readonly string[] = [
  'npm run ops -- verify                                    check every promise about the books',
  'npm run ops -- queue                                     what waits for a person',
  'npm run ops -- approve TRANSFER --as NAME                say yes to a large transfer; two different people must',
  'npm run ops -- mark-paid TRANSFER --reference REF --as NAME   a manual payout was made',
];

/** Does what an operator asked, and keeps who asked for it (D-113). */
export async function runOps(db: Db, request: OpsRequest): Promise<OpsAnswer> {
  const command = commands[request.command];
  if (!command) return { ok: false, lines: [`There is no command “${request.command}”.`, ...opsHelp] };
  return command({ db, happen: happenIn(db) }, request);
}

async function verifyBooks(db: Db): Promise<OpsAnswer> {
  const findings = await verify(db, { quiet: false });
  const counted = await sql<{ transfers: number; postings: number }>`
    select (select count(*)::int from transfer) as transfers, (select count(*)::int from posting) as postings`.execute(
    db,
  );
  const [count] = counted.rows;
  const lines = findings.flatMap(({ id, says, violations }) => [
    `${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(4)} ${says}`,
    ...violations.slice(0, 20).map((violation) => `          ${violation}`),
  ]);
  const ok = findings.every(({ violations }) => violations.length === 0);
  const verdict = ok ? 'Every promise holds' : 'Some promises are broken';
  return {
    ok,
    lines: [...lines, `${verdict}, over ${count?.transfers ?? 0} transfers and ${count?.postings ?? 0} postings.`],
  };
}

type Waiting = {
  id: string;
  status: TransferStatus;
  origin_currency: Currency;
  origin_minor: bigint;
  destination_currency: Currency;
  destination_minor: bigint;
  handler: RemittanceHandler;
  approvers: string[] | null;
  suspended_for: string | null;
  since: Date;
};

async function showQueue(db: Db): Promise<OpsAnswer> {
  const read = await sql<Waiting>`
    select t.id, t.status, t.origin_currency, t.origin_minor, t.destination_currency, t.destination_minor, t.handler,
      t.suspended_for, (select json_agg(operator) from approval a where a.transfer_id = t.id and a.version = t.version) as approvers,
      (select max(at) from status_event e where e.transfer_id = t.id) as since
    from transfer t where t.status in ('PENDING_APPROVAL', 'PENDING_DOCUMENTATION', 'WATCHLIST_FAILED', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED')
      or exists (select from payout_attempt o where o.transfer_id = t.id and o.partner = 'MANUAL' and o.state = 'SUBMITTED')
    order by since`.execute(db);
  if (read.rows.length === 0) return { ok: true, lines: ['Nothing waits for a person.'] };
  return { ok: true, lines: read.rows.map(queueLine) };
}

function queueLine(row: Waiting): string {
  const sent = formatMoney(money(row.origin_currency, Number(row.origin_minor)), 'en');
  const received = formatMoney(money(row.destination_currency, Number(row.destination_minor)), 'en');
  const since = row.since.toISOString().slice(0, 16).replace('T', ' ');
  return `${visibleId(row.id)}  ${row.status}  ${sent} → ${received}  since ${since} UTC  ${whatItNeeds(row)}`;
}

function whatItNeeds({ status, approvers, suspended_for }: Waiting): string {
  if (status === 'PENDING_APPROVAL')
    return approvers ? `approved by ${approvers.join(', ')}; one more` : 'two approvals';
  if (status === 'PAYMENT_COMPLETED') return 'pay by hand, then mark-paid';
  return suspended_for ? `waits because of the ${suspended_for}` : 'a decision';
}

type Act = {
  readonly action: string;
  readonly happening: (request: { operator: string }) => Happening;
  readonly details?: object;
};

async function acting(tools: { db: Db; happen: Happen }, request: OpsRequest, act: Act): Promise<OpsAnswer> {
  const { operator } = request;
  const id = bareTransferId(request.transferId ?? '');
  if (!/^[0-9a-f-]{36}$/.test(id)) return refusal('Name the transfer, like SW-018f….');
  if (!operator) return refusal('Say who you are: --as NAME.');

  const outcome = await tools.happen(id, act.happening({ operator }));
  if (!outcome.ok) {
    const why = {
      transferNotFound: 'There is no such transfer.',
      alreadyDone: 'That was done already; an approval counts once for each person.',
      notAllowed: 'That cannot be done to this transfer as it stands.',
    };
    return refusal(why[outcome.refusal]);
  }
  const details = JSON.stringify(act.details ?? {});
  await tools.db
    .insertInto('operator_action')
    .values({ id: newId(), operator, action: act.action, transfer_id: id, details })
    .execute();
  return { ok: true, lines: [`${visibleId(id)} is now ${outcome.value}.`] };
}

async function markPaid(tools: { db: Db; happen: Happen }, request: OpsRequest): Promise<OpsAnswer> {
  if (!request.reference) return refusal('Give the reference of the payout you made: --reference REF.');
  const id = bareTransferId(request.transferId ?? '');
  const attempt = await sql<{ reference: string }>`select reference from payout_attempt
    where transfer_id::text = ${id} and partner = 'MANUAL' and state in ('SUBMITTING', 'SUBMITTED') `.execute(tools.db);
  const [payout] = attempt.rows;
  if (!payout) return refusal('No manual payout of that transfer is waiting.');
  return acting(tools, request, {
    action: 'mark-paid',
    happening: () => ({ type: 'payout.confirmed', reference: payout.reference }),
    details: { reference: request.reference },
  });
}

const refusal = (line: string): OpsAnswer => ({ ok: false, lines: [line] });
