import { sql } from 'kysely';
import { z } from 'zod';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { type PaymentTools, providerOf } from './payments.ts';

type Row = {
  id: string;
  transfer_id: string;
  currency: Currency;
  minor: bigint;
  provider: PaymentProviderId;
  provider_ref: string;
  attempt_id: string;
};

const submission = z.object({ refundId: z.uuid() });
type Tools = PaymentTools & { readonly db: Db };

/** Gives money back by the way it came. Asking twice with one refund is one refund. */
export const submitRefund =
  (tools: Tools): OutboxHandler =>
  async (payload) => {
    const { refundId } = submission.parse(payload);
    await makeRefund(tools, refundId);
  };

const batch = 20;
/** Seconds until a refund under way is asked about again. */
const askEverySeconds = 20;
/** Seconds after which whoever was asking for a refund is taken to have stopped; longer than its calls may last. */
const leaseSeconds = 60;

/** Refunds the provider has taken but not finished. */
export async function pollRefunds(tools: Tools): Promise<boolean> {
  const due = await sql<{ id: string }>`
    update refund set next_check_at = now() + make_interval(secs => ${askEverySeconds})
    where id in (select id from refund where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN') and next_check_at <= now()
      order by next_check_at limit ${batch} for no key update skip locked)
    returning id`.execute(tools.db);
  for (const { id } of due.rows) await makeRefund(tools, id);
  return due.rows.length === batch;
}

/** One at a time asks for a refund: not every company has a key that makes two requests one refund. */
async function makeRefund(tools: Tools, refundId: string): Promise<void> {
  const read = await sql<Row>`
    update refund f set state = 'SUBMITTING', next_check_at = now() + make_interval(secs => ${askEverySeconds}), updated_at = now()
    from payment p where p.id = f.payment_id and f.id = ${refundId} and (f.state in ('QUEUED', 'SUBMITTED', 'UNKNOWN')
      or f.state = 'SUBMITTING' and f.updated_at < now() - make_interval(secs => ${leaseSeconds}))
    returning f.id, f.transfer_id, f.currency, f.minor, p.provider, p.provider_ref, p.attempt_id`.execute(tools.db);
  const [row] = read.rows;
  if (!row) return;

  const amount = money(row.currency, Number(row.minor));
  const answered = await providerOf(tools, row.provider).refund({
    refundId,
    paymentRef: row.provider_ref,
    attempt: { id: row.attempt_id, providerRef: row.provider_ref },
    amount,
  });
  const about = { refundId, provider: row.provider, amount };
  if (answered.ok && answered.value.state === 'settled') {
    await tools.applyEvent(row.transfer_id, { type: 'refund.settled', ...about });
    return;
  }
  if (answered.ok && answered.value.state === 'failed') {
    await tools.applyEvent(row.transfer_id, { type: 'refund.refused', ...about, reason: answered.value.reason });
    return;
  }
  const state = answered.ok ? 'SUBMITTED' : 'UNKNOWN';
  await sql`update refund set state = ${state}, updated_at = now() where id = ${refundId} and state = 'SUBMITTING'`.execute(
    tools.db,
  );
}
