import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { ReportedEvent } from '../transfer/lifecycle/reportedEvent.ts';
import { type Command, refusal, runCommand } from './runCommand.ts';

type Refund = { readonly refundId: string; readonly provider: PaymentProviderId; readonly amount: Money };
type Row = { id: string; provider: PaymentProviderId; currency: Currency; minor: bigint };

type RefundAct = {
  readonly from: 'REFUSED' | 'SETTLED';
  readonly none: string;
  readonly byTwo?: true;
  readonly reportedEvent: (refund: Refund, operator: string) => ReportedEvent;
};

/** What its company would not give back was given back by bank; two operators say so. */
export const refundPaid = actOnRefund({
  from: 'REFUSED',
  none: 'No refund of that transfer waits for you.',
  byTwo: true,
  reportedEvent: ({ refundId, amount }, operator) => ({ type: 'refund.paidByHand', refundId, amount, operator }),
});

/** What its company gave back has come back to us. */
export const refundBounced = actOnRefund({
  from: 'SETTLED',
  none: 'No refund of that transfer was paid.',
  reportedEvent: (refund) => ({ type: 'refund.refused', ...refund, reason: 'came back' }),
});

function actOnRefund({ from, none, byTwo, reportedEvent }: RefundAct): Command {
  return async (tools, request) => {
    if (!request.reference) return refusal('Give the bank’s reference: --reference REF.');
    const id = request.transfer ?? '';
    const read =
      await sql<Row>`select f.id, p.provider, f.currency, f.minor from refund f join payment p on p.id = f.payment_id
      where f.transfer_id::text = ${id} and f.state = ${from} order by f.created_at limit 1`.execute(tools.db);
    const [row] = read.rows;
    if (!row) return refusal(none);
    const refund = { refundId: row.id, provider: row.provider, amount: money(row.currency, Number(row.minor)) };
    return runCommand(tools, request, {
      reportedEvent: reportedEvent(refund, tools.operator),
      ...(byTwo && { decision: 'refundByHand' }),
    });
  };
}
