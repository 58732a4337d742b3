import { sql } from 'kysely';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TwoPersonDecision } from '#domain/transfer/twoPersonDecision.ts';
import type { BackupReport } from '../backup/backUp.ts';
import type { Db } from '../database/open.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { FetchFile } from '../reconciliation/companyFile.ts';
import type { ApplyEvent, EventRejection, OnTransferChange } from '../transfer/lifecycle/applyEvent.ts';
import type { Vote } from '../transfer/lifecycle/effects.ts';
import type { ReportedEvent } from '../transfer/lifecycle/reportedEvent.ts';
import { nameTheTransfer } from './namedTransfer.ts';
import { isTwoPersonCommand, type TwoPersonCommand } from './roles.ts';

/** What an operator asked for, as typed; `transfer` is the id of the transfer they named, once it was looked up. */
export type OpsRequest = {
  readonly command: string;
  /** A transfer, or whatever else the command is about. */
  readonly transferId?: string | undefined;
  readonly transfer?: string | undefined;
  readonly operator?: string | undefined;
  readonly secret?: string | undefined;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
  /** ISO 8601: the day a corridor should be open again. */
  readonly until?: string | undefined;
  /** How far back to look. */
  readonly since?: string | undefined;
  /** What is written back to whoever complained. */
  readonly answer?: string | undefined;
  /** Amounts as typed, like `8000000 XAF`. */
  readonly amount?: string | undefined;
  readonly bought?: string | undefined;
  readonly paid?: string | undefined;
  /** Of an operator: where the link to the secret goes, what they may do like `support,payments`, and `en` or `fr`. */
  readonly email?: string | undefined;
  readonly roles?: string | undefined;
  readonly language?: string | undefined;
  /** Of `verify`: everything, and not what happened since. */
  readonly whole?: boolean | undefined;
};

/** Lines to print, the same for a program to read, and whether all is well. */
export type OpsAnswer = {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly data?: unknown;
  /** What the operator has to hear beside the answer, this once. */
  readonly heard?: readonly string[] | undefined;
  /** What the tool ends with, where it is not 0 for well and 1 for not. */
  readonly code?: number | undefined;
};

/** What a command reaches beside the database. */
export type OpsPorts = {
  /** Gets companies' daily files, where any are configured. */
  readonly fetchFile?: FetchFile | undefined;
  /** The second place of the audit, as the setting names it. */
  readonly auditLog?: string | undefined;
  /** Hears of what operators do to transfers. */
  readonly onTransferChange?: OnTransferChange | undefined;
  /** Writes a backup of the database into a file. */
  readonly backUp?: ((file: string) => Promise<BackupReport>) | undefined;
  /** What the books and everything secret are sealed with. */
  readonly keys?: Keyring | undefined;
  /** Tells whoever asked how far long work is. */
  readonly say?: ((line: string) => void) | undefined;
  /** Ends long work when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
};

/** `operator` is who proved to be it; empty where a command asks for nobody. */
export type OpsTools = OpsPorts & { readonly db: Db; readonly applyEvent: ApplyEvent; readonly operator: string };

export type Command = (tools: OpsTools, request: OpsRequest) => Promise<OpsAnswer>;

/** A command as the list of them shows it, and what it does. */
export type CommandEntry = { readonly takes: string; readonly says: string; readonly run: Command };

type Act = {
  readonly reportedEvent: ReportedEvent;
  /** Takes two operators: the first one's yes is only kept. */
  readonly decision?: TwoPersonDecision;
};

/** Lets it happen to the transfer (D-113). */
export async function runCommand(
  { db, applyEvent, operator }: OpsTools,
  request: OpsRequest,
  act: Act,
): Promise<OpsAnswer> {
  const { transfer: id } = request;
  if (!id) return refusal(nameTheTransfer);
  const { reference, status: before } = await headOf(db, id);
  const outcome = await applyEvent(id, act.reportedEvent);
  if (!outcome.ok) return refusal(await whyNot(db, id, outcome.refusal));
  const data = { transfer: reference, status: outcome.value };
  if (act.decision && (await votesLike(db, id, { operator, decision: act.decision })) % 2 === 1) {
    const { command } = request;
    if (!isTwoPersonCommand(command)) throw new Error(`${command} takes two operators and is not listed as such`);
    return firstYes(command, `${reference} stays ${outcome.value} until another operator says the same.`, data);
  }
  const asBefore = outcome.value === before ? ', as before' : '';
  return { ok: true, lines: [`Done: ${reference} is now ${outcome.value}${asBefore}.`], data };
}

async function whyNot(db: Db, id: string, why: EventRejection): Promise<string> {
  if (why === 'transferNotFound') return 'There is no such transfer.';
  if (why === 'alreadyDone') return 'That was done already; a yes counts once for each person.';
  const { reference, status } = await headOf(db, id);
  return `That cannot be done to ${reference} as it stands: ${status}. The queue says what it waits for, show what happened to it.`;
}

async function headOf(db: Db, id: string): Promise<{ readonly reference: string; readonly status: TransferStatus }> {
  const { reference, status } = await db
    .selectFrom('transfer')
    .select(['reference', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { reference: visibleReference(reference), status };
}

/** How many have said what this operator said last, about the very same thing, since its status last changed. */
async function votesLike(db: Db, transferId: string, { operator, decision }: Vote): Promise<number> {
  const counted = await sql<{ votes: number }>`select count(*)::int as votes from approval a
    join transfer t on t.id = a.transfer_id and t.version = a.version
    where t.id = ${transferId} and a.decision = ${decision} and a.about = (
      select own.about from approval own where own.transfer_id = t.id and own.version = t.version
        and own.decision = ${decision} and own.operator = ${operator} order by own.at desc limit 1)`.execute(db);
  return counted.rows[0]?.votes ?? 0;
}

/** Answers the first of two; naming the command keeps the list of those that take two complete. */
export const firstYes = (_command: TwoPersonCommand, line: string, data: object = {}): OpsAnswer => ({
  ok: true,
  lines: [`Your yes is kept. ${line}`],
  data: { ...data, waitsForAnother: true },
});

export const refusal = (line: string): OpsAnswer => ({ ok: false, lines: [line] });
