import { startAxcessCheckout } from '#contract/hostedPayment.ts';
import { createPayment, listBankProviders, startBankPayment } from '#contract/payment.ts';
import { updateTransfer } from '#contract/transfer.ts';
import { payTransferInChat } from '#tests/paths/screens/payTransfer.chat.ts';
import { byCall, byPlaying } from './endings.ts';
import { aGuidedSender, giveOrKeepPasswordInChat, payButton } from './guided.ts';
import { paidFromItsPage, waysToPay } from './paymentWays.ts';
import { walkTours } from './walkTours.ts';

const sender = aGuidedSender();
const { use, sees, fetchTransfer, whileChoosing } = waysToPay(payTransferInChat);

walkTours({
  face: 'chat',
  spec: paidFromItsPage,
  use,
  sees,
  prepares: sender.prepares,
  opens: {
    async 'an unpaid transfer'(stage) {
      await sender.reviewTransfer(stage);
      await stage.page.press((await payButton(stage)) ?? '');
    },
  },
  ends: {
    fetchTransfer,
    chooseGateway: byCall(updateTransfer),
    fetchBanks: byCall(listBankProviders),
    startBankPayment: byCall(startBankPayment),
    startCardPayment: byCall(createPayment),
    startHostedPayment: byCall(startAxcessCheckout, { wire: () => ({ checkoutId: 'a-checkout' }) }),
    sendUnpaid: byCall(createPayment),
    freshSignIn: byPlaying(giveOrKeepPasswordInChat),
  },
  others: new Map([whileChoosing]),
  readsGrowOld: true,
});
