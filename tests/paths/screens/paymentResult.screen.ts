import { leadOf } from '#contract/transfer/transferDisplay.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type {
  PaymentResultContext,
  paymentResultMachine,
} from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName } from './asRead.ts';
import { paymentResultFacts } from './paymentResult.facts.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

type Title =
  | 'result.states.INPROGRESS'
  | 'result.states.COMPLETE'
  | 'result.states.CANCELLED'
  | 'result.headlines.ENDED';

/** Whoever is signed in reads first what became of the money; anybody else, the spec's title alone (D-111). */
const headedBy =
  (title: Title) =>
  ({ status }: PaymentResultContext): string =>
    status ? leadIn(status) : words(title);

function leadIn(status: TransferStatus): string {
  const transfer = told(transferFixture(status));
  return words(`transfer.lead.${leadOf(transfer, transfer.dateCreated)}`, {
    name: personName(transfer.recipient),
    received: amountText(transfer.destinationAmount, transfer.destinationCurrency),
    total: amountText(transfer.meta.totalToPay, transfer.originCurrency),
  });
}

export const paymentResultUse: ScreenUse<typeof paymentResultMachine> = {
  headlines: {
    nothingStarted: words('send.nothingStarted'),
    error: words('result.states.ERROR'),
    inProgress: headedBy('result.states.INPROGRESS'),
    paid: headedBy('result.states.COMPLETE'),
    delivered: headedBy('result.states.COMPLETE'),
    cancelled: headedBy('result.states.CANCELLED'),
    ended: headedBy('result.headlines.ENDED'),
  },
  facts: paymentResultFacts,
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    // The page hears it from the session.
    'signed.in': 'fromOutside',
    // The live stream brings it.
    'transfer.told': 'fromOutside',
    'payAgain.chosen': (page) => page.press(words('result.payAgain')),
    async 'dashboard.chosen'(page, event, flow) {
      // While it is looked up there is nothing to press yet.
      if (await page.isEnabled(words('result.dashboard'))) await page.press(words('result.dashboard'));
      else await flow.send(event);
    },
  },
};
