import { sql } from 'kysely';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { Db } from '../database/open.ts';
import { type Command, type OpsRequest, refusal, runCommand } from './runCommand.ts';

type Payout = { reference: string; partner: RemittanceHandler; state: string };

async function payoutOf(db: Db, request: OpsRequest, ...states: readonly string[]): Promise<Payout | undefined> {
  const id = request.transfer ?? '';
  const read = await sql<Payout>`select reference, partner, state from payout_attempt
    where transfer_id::text = ${id} and state = any(${states}) order by n limit 1`.execute(db);
  return read.rows[0];
}

/** A payout without a company behind it was made by hand. */
export const markPaid: Command = async (tools, request) => {
  if (!request.reference) return refusal('Give the reference of the payout you made: --reference REF.');
  const payout = await payoutOf(tools.db, request, 'SUBMITTING', 'SUBMITTED');
  if (payout?.partner !== 'MANUAL') return refusal('No manual payout of that transfer is waiting.');
  return runCommand(tools, request, { reportedEvent: { type: 'payout.confirmed', reference: payout.reference } });
};

/** What was paid came back, or could not be paid by hand at all. */
export const markReturned: Command = async (tools, request) => {
  const reason = request.reason?.trim();
  if (!reason) return refusal('Say why it came back: --reason "…".');
  const waiting = await payoutOf(tools.db, request, 'SUBMITTING', 'SUBMITTED');
  if (waiting?.partner === 'MANUAL') {
    return runCommand(tools, request, {
      reportedEvent: { type: 'payout.closed', reference: waiting.reference, reason },
    });
  }
  const made = await payoutOf(tools.db, request, 'CONFIRMED');
  if (!made) return refusal('No payout of that transfer can have come back.');
  return runCommand(tools, request, { reportedEvent: { type: 'payout.returned', reference: made.reference, reason } });
};

/** About the payout of a transfer that its partner made once too often. */
export const actOnOverpaid =
  (type: 'payout.acknowledged' | 'payout.recovered'): Command =>
  async (tools, request) => {
    const isRecovered = type === 'payout.recovered';
    if (isRecovered && !request.reference) return refusal('Give the partner’s reference: --reference REF.');
    const payout = await payoutOf(tools.db, request, 'OVERPAID');
    if (!payout) return refusal('No payout of that transfer was made once too often.');
    return runCommand(tools, request, { reportedEvent: { type, reference: payout.reference } });
  };
