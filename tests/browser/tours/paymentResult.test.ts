import { checkPay360Session } from '#contract/hostedPayment.ts';
import { completeBankPayment } from '#contract/payment.ts';
import { readTransfer, readTransferResult } from '#contract/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { paymentResultUse } from '#tests/paths/screens/paymentResult.screen.ts';
import { paymentResultPaths } from '#tests/paths/specs/paymentResult.paths.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import { at } from './openings.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

/** Where companies send payers back to. */
const page = `/transfer-completed/${transferFixture().id}`;

/** Whichever of the two is asked gets the answer; the other is not held. */
const byReturn = byCalls([completeBankPayment, checkPay360Session], async (_stage, event) => {
  const answer = answerOf(event);
  return [answer, answer];
});

walkTours({
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
});
