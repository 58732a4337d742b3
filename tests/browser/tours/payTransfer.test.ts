import { startAxcessCheckout } from '#contract/hostedPayment.ts';
import { createPayment, listBankProviders, startBankPayment } from '#contract/payment.ts';
import { readTransfer, updateTransfer } from '#contract/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { payTransferUse } from '#tests/paths/screens/payTransfer.screen.ts';
import { answerNext, byCall, byPlaying } from './endings.ts';
import { paidFromItsPage, waysToPay } from './paymentWays.ts';
import { aSenderWithTransfers, giveOrKeepPassword, readsOfSender } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();
const { use, sees, fetchTransfer, whileChoosing } = waysToPay(payTransferUse);

/** Sending money goes on with a transfer that is there, and hands over to its payment. */
async function goOnToPay(stage: Stage): Promise<void> {
  await stage.tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await answerNext(stage, readTransfer, { data: unpaid });
}

walkTours({
  spec: paidFromItsPage,
  use,
  sees,
  prepares: aSenderWithTransfers().prepares,
  opens: { 'an unpaid transfer': goOnToPay },
  ends: {
    fetchTransfer,
    chooseGateway: byCall(updateTransfer),
    fetchBanks: byCall(listBankProviders),
    startBankPayment: byCall(startBankPayment),
    startCardPayment: byCall(createPayment),
    startHostedPayment: byCall(startAxcessCheckout, { wire: () => ({ checkoutId: 'a-checkout' }) }),
    sendUnpaid: byCall(createPayment),
    freshSignIn: byPlaying(giveOrKeepPassword),
  },
  others: new Map([...readsOfSender, whileChoosing]),
  readsGrowOld: true,
});
