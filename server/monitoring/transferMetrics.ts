import { sql } from 'kysely';
import type { Money } from '#domain/money/money.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { isOverdue } from '#domain/transfer/deliveryPromise.ts';
import type { Db } from '../database/open.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { OnTransferChange } from '../transfer/lifecycle/applyEvent.ts';
import type { Effects } from '../transfer/lifecycle/effects.ts';
import type { TransferState } from '../transfer/lifecycle/transferState.ts';

/** Deliveries whose time is not read yet; beyond them the oldest are left out. */
const mostUnread = 10_000;

/** Counts what becomes of transfers and the money they move, and how long deliveries take. */
export function transferMetrics(db: Db, telemetry: Telemetry): OnTransferChange {
  const { count, measure, readWhenAsked } = telemetry;
  let arrived: string[] = [];

  readWhenAsked(async () => {
    const read = arrived.splice(0);
    try {
      for (const { method, seconds, promise } of await deliveriesOf(db, read)) {
        measure('sawa.transfer.delivery.duration', seconds, { 'sawa.method': method, 'sawa.promise': promise });
      }
    } catch (failure) {
      arrived = [...read, ...arrived].slice(-mostUnread);
      throw failure;
    }
    return [];
  });

  return (before, effects) => {
    const corridor = corridorOf(before);
    for (const { to } of effects.steps) count('sawa.transfer.steps', { 'sawa.status': to, 'sawa.corridor': corridor });
    for (const { movement, company, amount } of movementsOf(before, effects)) {
      const labels = { 'sawa.movement': movement, 'sawa.company': company, 'sawa.corridor': corridor };
      count('sawa.money.moved', { ...labels, 'sawa.currency': amount.currency }, amount.minor);
    }
    if (effects.steps.some(({ to }) => to === 'COMPLETE')) arrived = [...arrived, before.id].slice(-mostUnread);
  };
}

const corridorOf = ({ sums: { youSend, theyGet } }: TransferState) => `${youSend.currency}-${theyGet.currency}`;

type Movement = { readonly movement: 'in' | 'out' | 'back'; readonly company: string; readonly amount: Money };

/** What an event moved between us and a company. Refunds are read from their journal, which names the company. */
function movementsOf({ handler, payout, earlierPayouts, sums }: TransferState, effects: Effects): Movement[] {
  const { payment, payout: change, journals } = effects;
  const paidBy = [payout, ...earlierPayouts].find((attempt) => attempt?.id === change?.id)?.partner ?? handler;
  return [
    ...(payment ? [{ movement: 'in', company: payment.provider, amount: payment.amount } as const] : []),
    ...(change?.state === 'CONFIRMED' ? [{ movement: 'out', company: paidBy, amount: sums.theyGet } as const] : []),
    ...journals
      .filter(({ kind }) => kind === 'J9')
      .flatMap(({ postings }) =>
        postings.map(({ credit, amount }) => ({
          ...({ movement: 'back', amount } as const),
          company: credit.dimension || 'bank',
        })),
      ),
  ];
}

type Delivery = { readonly method: PayoutMethod; readonly seconds: number; readonly promise: 'kept' | 'broken' };

/** How long each took from the last time its money was let go, by its history. */
async function deliveriesOf(db: Db, ids: readonly string[]): Promise<readonly Delivery[]> {
  if (ids.length === 0) return [];
  const read = await sql<{ method: PayoutMethod; released: number; arrived: number }>`
    select t.method, extract(epoch from max(e.at) filter (where e.to_status = 'PAYMENT_COMPLETED'))::float8 as released,
      extract(epoch from max(e.at) filter (where e.to_status = 'COMPLETE'))::float8 as arrived
    from transfer t join status_event e on e.transfer_id = t.id where t.id = any(${ids}::uuid[])
    group by t.id, t.method`.execute(db);
  return read.rows.map(({ method, released, arrived }) => {
    const promised = {
      ...({ transferMethod: method, status: 'PAYMENT_COMPLETED', approved: true } as const),
      history: [{ status: 'PAYMENT_COMPLETED', at: released } as const],
    };
    return { method, seconds: arrived - released, promise: isOverdue(promised, arrived) ? 'broken' : 'kept' };
  });
}
