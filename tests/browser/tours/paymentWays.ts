import type { ContextFrom } from 'xstate';
import { startAxcessCheckout } from '#contract/payment/hostedPayment.ts';
import {
  type BankProvider,
  createPayment,
  listBankProviders,
  type PaymentChoice,
  readPaymentWays,
  startBankPayment,
} from '#contract/payment/payment.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { payTransferPaths } from '#tests/paths/specs/payTransfer.paths.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import type { Stage } from './stage.ts';

const noneClosed: PaymentWays = { closed: {}, switched: [] };

/** By start, the way of last time that was agreed to on the review. */
export const agreedStarts = Object.entries(payTransferPaths.starts).flatMap(([start, { payBy }]) =>
  payBy ? [[start, payBy] as const] : [],
);

/**
 * Which companies answer: the page asks that by itself too, each time a way to pay is chosen, and must hear what the
 * model was told last.
 */
export function waysToPay(use: ScreenUse<typeof payTransferMachine>) {
  let ways: PaymentWays & { readonly paidLast?: PaymentChoice } = noneClosed;
  let listed: readonly BankProvider[] = [];
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
    ends: {
      chooseGateway: byCall(updateTransfer),
      fetchBanks: byCall(listBankProviders),
      startBankPayment: byCall(startBankPayment),
      startCardPayment: byCall(createPayment),
      startHostedPayment: byCall(startAxcessCheckout, { wire: () => ({ checkoutId: 'a-checkout' }) }),
      sendUnpaid: byCall(createPayment),
    },
    /** Both are read on the review too, before the payment begins. */
    others: [
      [readPaymentWays, whileChoosing],
      [listBankProviders, (): Answer => ({ data: listed })],
    ] as const,
    /** Opens a start at the review, where the way of last time is agreed to with one press. */
    paysAsBefore: (payBy: PaymentChoice, open: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
      ways = { ...noneClosed, paidLast: payBy };
      listed = payBy.bank ? [{ ...payBy.bank, displayName: 'The bank of last time', countryCode: 'GB' }] : [];
      await open(stage);
    },
  };
}
