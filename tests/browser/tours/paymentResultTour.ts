import { readTransfer, readTransferResult } from '#contract/transfer/transfer.ts';
import type { paymentResultMachine } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { paymentResultUse } from '#tests/paths/screens/paymentResult.screen.ts';
import { paymentResultPaths } from '#tests/paths/specs/paymentResult.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { byReturn } from './returns.ts';
import { aSender } from './senders.ts';
import type { Tour } from './tour.ts';

/** Where companies send payers back to. */
const page = `/transfer-completed/${transferFixture().id}`;

export const paymentResultTour: Tour<typeof paymentResultMachine> = {
  spec: paymentResultPaths,
  use: paymentResultUse,
  prepares: aSender,
  opens: {
    'back from a bank': at(`${page}?payment_type=truelayer`),
    'back from a card company': at(`${page}?payment_type=trust_payment`),
    'back from pay360': at(`${page}?payment_type=pay360&sessionId=a%20session`),
    'turned back at paycross': at(`${page}?payment_type=paycross&statusCode=2002`),
    'signed out': at(`${page}?payment_type=truelayer`),
    'without a transfer': at('/transfer-completed'),
  },
  visitors: ['signed out'],
  ends: {
    reportReturn: byReturn,
    fetchTransfer: byCall(readTransfer),
    fetchPublicResult: byCall(readTransferResult),
  },
  isInSlowMotion: true,
  beginsAnewFrom: Object.keys(paymentResultPaths.starts),
};
