import { type RawBuilder, sql, type Transaction } from 'kysely';
import { promiseFor } from '#domain/transfer/deliveryPromise.ts';
import { newId } from '../../database/ids.ts';
import type { Schema } from '../../database/schema.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import { ledgerParts } from '../../ledger/ledgerParts.ts';
import { floatCorrected, floatGivenBack, floatMove, floatTaken } from '../../ledger/partnerFloat.ts';
import { rewardParts } from '../../reward/rewardParts.ts';
import { traceparentNow } from '../../telemetry/traceContext.ts';
import type { Effects, PayoutChange, StatusStep } from './effects.ts';
import { holdParts } from './holdParts.ts';
import { notificationParts } from './notificationParts.ts';
import { outboxParts } from './outboxParts.ts';
import type { TransferState } from './transferState.ts';

/**
 * Writes everything an event does in one statement: a statement costs a turn on the embedded database, and foreign
 * keys are checked at its end, so a status and its history can refer to each other.
 */
export async function commitEffects(transaction: Transaction<Schema>, state: TransferState, effects: Effects) {
  const parts = [
    ...statusParts(state, effects),
    ...ledgerParts(state.id, effects.journals),
    ...paymentParts(state, effects),
    ...payoutParts(state, effects),
    ...refundParts(state, effects),
    ...approvalParts(state, effects),
    ...hitParts(state, effects),
    ...holdParts(state, effects),
    ...outboxParts(effects.outbox),
    ...notificationParts(state, effects),
    ...(effects.releasesPromo ? [sql`delete from promo_use where transfer_id = ${state.id}`] : []),
    ...rewardParts({
      transfer: { id: state.id, userId: state.userId, youSend: state.sums.youSend },
      reached: effects.steps.at(-1)?.to,
      journals: effects.journals,
      endsUnpaid: effects.releasesPromo,
    }),
  ];
  if (parts.length === 0) return;
  const named = parts.map((part, index) => sql`${sql.raw(`part_${index}`)} as (${part})`);
  const taken = takesFloat(state, effects) ? [sql`float_taken as (${floatTaken(floatUse(state))})`] : [];
  await sql`with ${sql.join([...taken, ...named])} select 1`.execute(transaction);
}

type Part = RawBuilder<unknown>;

function statusParts(state: TransferState, { steps, changes }: Effects): Part[] {
  const events = chained(state, steps);
  const last = events.at(-1);
  const set = [
    ...(last ? [sql`version = ${last.version}, status = ${last.step.to}`] : []),
    ...(changes.approved === undefined ? [] : [sql`approved = ${changes.approved}`]),
    ...(changes.approved ? [firstPromise(state)] : []),
    ...(changes.declineReason === undefined ? [] : [sql`decline_reason = ${changes.declineReason}`]),
    ...(changes.suspendedFor === undefined ? [] : [sql`suspended_for = ${changes.suspendedFor}`]),
    ...(changes.recipientId === undefined ? [] : [sql`recipient_id = ${changes.recipientId}`]),
    ...(changes.handler === undefined ? [] : [sql`handler = ${changes.handler}`]),
    ...(changes.correctedRecipientId === undefined ? [] : [sql`corrected_recipient_id = null`]),
    ...(changes.resumeTo === undefined ? [] : [sql`resume_to = ${changes.resumeTo}`]),
  ];
  return [
    ...(events.length > 0 ? [insertEvents(state, events)] : []),
    ...(set.length > 0
      ? [sql`update transfer set ${sql.join(set)} where id = ${state.id} and version = ${state.version}`]
      : []),
  ];
}

/** What was promised first stays, so that what came later can be held against it. */
const firstPromise = ({ method, now }: TransferState): Part =>
  sql`promised_at = coalesce(promised_at, to_timestamp(${promiseFor(method, now.getTime() / 1000)}))`;

type ChainedEvent = {
  readonly version: number;
  readonly from: string;
  readonly step: StatusStep;
  readonly prevHash: string;
  readonly hash: string;
};

function chained(state: TransferState, steps: readonly StatusStep[]): ChainedEvent[] {
  const events: ChainedEvent[] = [];
  for (const step of steps) {
    const before = events.at(-1);
    const version = (before?.version ?? state.version) + 1;
    const from = before?.step.to ?? state.status;
    const prevHash = before?.hash ?? state.lastHash;
    const hash = eventHash({ transferId: state.id, version, from, step, at: state.now, prevHash });
    events.push({ version, from, step, prevHash, hash });
  }
  return events;
}

type HashedEvent = {
  readonly transferId: string;
  readonly version: number;
  readonly from: string | null;
  readonly step: StatusStep;
  readonly at: Date;
  readonly prevHash: string;
};

/** Each event names the one before it, so a history that was changed afterwards no longer adds up. */
export const eventHash = ({ transferId, version, from, step, at, prevHash }: HashedEvent): string =>
  sha256Hex(JSON.stringify([prevHash, transferId, version, from, step.to, step.event, step.by, at.toISOString()]));

const insertEvents = (state: TransferState, events: readonly ChainedEvent[]): Part => sql`
  insert into status_event (transfer_id, version, from_status, to_status, event, actor, at, prev_hash, hash) values
  ${sql.join(
    events.map(
      ({ version, from, step, prevHash, hash }) =>
        sql`(${state.id}, ${version}, ${from}, ${step.to}, ${step.event}, ${step.by}, ${state.now.toISOString()}, ${prevHash}, ${hash})`,
    ),
  )}`;

function paymentParts(state: TransferState, { payment, attempt }: Effects): Part[] {
  return [
    ...(payment
      ? [
          sql`insert into payment (id, transfer_id, attempt_id, provider, provider_ref, currency, minor, booked_as)
            values (${payment.id}, ${state.id}, ${payment.attemptId}, ${payment.provider}, ${payment.providerRef},
              ${payment.amount.currency}, ${payment.amount.minor}, ${payment.bookedAs})`,
        ]
      : []),
    ...(attempt
      ? [sql`update payment_attempt set state = ${attempt.state}, updated_at = now() where id = ${attempt.id}`]
      : []),
  ];
}

function payoutParts(state: TransferState, { newPayout, payout, calledOff }: Effects): Part[] {
  return [
    ...(newPayout
      ? [
          sql`insert into payout_attempt (id, transfer_id, n, recipient_id, partner, reference, state, currency, minor, traceparent)
            values (${newPayout.id}, ${state.id}, ${newPayout.n}, ${newPayout.recipientId}, ${newPayout.partner},
              ${newPayout.reference}, 'QUEUED', ${newPayout.amount.currency}, ${newPayout.amount.minor}, ${traceparentNow()})`,
        ]
      : []),
    ...[payout, calledOff].flatMap((change) => (change ? [payoutChange(change), ...floatParts(state, change)] : [])),
  ];
}

const payoutChange = ({ id, state, partnerRef, failure, checkAfterSeconds }: PayoutChange): Part =>
  sql`update payout_attempt set state = ${state}, updated_at = now(),
    partner_ref = coalesce(${partnerRef ?? null}, partner_ref), failure = coalesce(${failure ?? null}, failure),
    next_check_at = now() + make_interval(secs => ${checkAfterSeconds ?? null}::int)
    ${state === 'SUBMITTING' ? sql`, float_part = (select part from float_taken)` : sql``} where id = ${id}`;

const floatUse = ({ handler, payout, sums }: TransferState, partner = payout?.partner ?? handler) => ({
  partner,
  amount: sums.theyGet,
});

const attemptBefore = ({ payout, earlierPayouts }: TransferState, { id }: PayoutChange) =>
  [payout, ...earlierPayouts].find((attempt) => attempt?.id === id);

const moveOf = (state: TransferState, change: PayoutChange) => {
  const before = attemptBefore(state, change);
  return before && floatMove(before.state, change.state);
};

const takesFloat = (state: TransferState, { payout }: Effects) => payout && moveOf(state, payout) === 'take';

/** What else a payout's change of state does to its partner's float; taking it comes before, by name. */
function floatParts(state: TransferState, change: PayoutChange): Part[] {
  const use = floatUse(state, attemptBefore(state, change)?.partner);
  switch (moveOf(state, change)) {
    case 'giveBack':
      return [floatGivenBack(use, change.id)];
    case 'overdraw':
      return [floatCorrected(use, -1)];
    case 'makeGood':
      return [floatCorrected(use, 1)];
    default:
      return [];
  }
}

function refundParts(state: TransferState, { newRefunds, refund }: Effects): Part[] {
  const rows = newRefunds.map(
    ({ id, paymentId, amount, awaits }) =>
      sql`(${id}::uuid, ${state.id}::uuid, ${paymentId}::uuid, ${awaits ? 'AWAITING' : 'QUEUED'}, ${amount.currency}, ${amount.minor}::bigint)`,
  );
  return [
    ...(rows.length > 0
      ? [sql`insert into refund (id, transfer_id, payment_id, state, currency, minor) values ${sql.join(rows)}`]
      : []),
    ...(refund
      ? [
          sql`update refund set state = ${refund.state}, refusal = coalesce(${refund.refusal ?? null}, refusal), next_check_at = null,
          updated_at = now() where id = ${refund.id}`,
        ]
      : []),
  ];
}

const approvalParts = (state: TransferState, { approvals }: Effects): Part[] =>
  approvals.map(
    ({ operator, decision, about = '' }) =>
      sql`insert into approval (transfer_id, version, operator, decision, about)
        values (${state.id}, ${state.version}, ${operator}, ${decision}, ${about})`,
  );

function hitParts({ id }: TransferState, { newHits, hits }: Effects): Part[] {
  const rows = newHits.map(
    ({ entry, subject, name, likeness, listed, born }) =>
      sql`(${newId()}::uuid, ${id}::uuid, ${entry}, ${subject}, ${name}, ${likeness}, ${listed}, ${born ?? null}::text)`,
  );
  return [
    ...(rows.length > 0
      ? [
          sql`insert into watchlist_hit (id, transfer_id, entry, subject, name, likeness, listed, born)
          values ${sql.join(rows)} on conflict (transfer_id, entry, subject, name) do nothing`,
        ]
      : []),
    ...(hits ? [sql`update watchlist_hit set state = ${hits} where transfer_id = ${id} and state = 'OPEN'`] : []),
  ];
}
