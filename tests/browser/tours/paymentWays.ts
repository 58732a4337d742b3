import type { ContextFrom } from 'xstate';
import { readPaymentWays } from '#contract/payment.ts';
import { readTransfer } from '#contract/transfer.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { payTransferMachine } from '#src/machines/pay-transfer/payTransferMachine.ts';
import { payTransferPaths } from '#tests/paths/specs/payTransfer.paths.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { answerOf, byCalls } from './endings.ts';
import type { Answer } from './heldCalls.ts';

const noneClosed: PaymentWays = { closed: {}, switched: [] };

/** Begun at its own page. What was agreed to on the review is walked on the screens, and by the journey of sending again. */
export const paidFromItsPage: typeof payTransferPaths = {
  ...payTransferPaths,
  starts: Object.fromEntries(
    Object.entries(payTransferPaths.starts).filter(([start]) => start === 'an unpaid transfer'),
  ),
};

/**
 * Which companies answer: the page asks that by itself too, each time a way to pay is chosen, and must hear what the
 * model was told last.
 */
export function waysToPay(use: ScreenUse<typeof payTransferMachine>) {
  let ways = noneClosed;
  const whileChoosing = (): Answer => ({ data: ways });
  return {
    use: {
      ...use,
      table: {
        ...use.table,
        async 'ways.read'(_page, event, flow) {
          ({ ways } = event);
          await flow.send(event);
        },
      },
    } satisfies ScreenUse<typeof payTransferMachine>,
    /** That none is closed and that nobody asked yet come to the same. */
    sees: ({ transfer, ...context }: ContextFrom<typeof payTransferMachine>) =>
      payTransferPaths.key({
        ...context,
        ...(transfer && { transfer: { ...transfer, ways: transfer.ways ?? noneClosed } }),
      }),
    fetchTransfer: byCalls([readTransfer, readPaymentWays], async (_stage, event) => {
      ways = noneClosed;
      return [answerOf(event), { data: ways }];
    }),
    whileChoosing: [readPaymentWays, whileChoosing] as const,
  };
}
