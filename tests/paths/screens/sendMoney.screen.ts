import { minimumSend } from '#domain/quote/limits.ts';
import type { SendMoneyContext } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { corrections, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName, sum } from './asRead.ts';
import { personCalled, reason } from './sendFixtures.ts';
import { sendMoneyFacts } from './sendMoney.facts.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

/** The least of the transfer that is held. */
const leastOf = ({ transfer }: SendMoneyContext) => ({
  least: transfer ? (sum(minimumSend(transfer.totalToPay.currency)) ?? '') : '',
});
const pricedLeast = ({ smallFirst }: SendMoneyContext) => ({
  least: (smallFirst && amountText(smallFirst.quote.originAmount, smallFirst.quote.originCurrency)) ?? '',
});
const nameOf = (recipientId: string) => personName(personCalled(recipientId));

export const sendMoneyUse: ScreenUse<typeof sendMoneyMachine> = {
  headlines: {
    amount: words('send.quote.title'),
    signIn: words('send.signIn.title'),
    recipient: words('recipient.title'),
    newRecipient: words('recipient.form.title'),
    // The child is still asking whether there is anything to ask, unless the server already said so.
    acknowledgement: ({ transfer }) => words(transfer ? 'recipient.trust.title' : 'recipient.title'),
    reason: words('recipient.reason.title'),
    draftUsed: words('send.draftUsed.title'),
    creationRetry: words('recipient.creation.failed'),
    password: words('send.password.title'),
    verifyFirst: words('send.verifyFirst.title'),
    agreementRetry: words('send.agreement.failed'),
    transferRetry: words('send.review.unavailable'),
    review: words('send.review.title'),
    smallFirst: (context) => words('send.smallFirst.title', pricedLeast(context)),
    otherRecipient: words('send.review.changeRecipient'),
    cancellation: words('transfer.cancel.title'),
    startAgain: words('send.startAgain.title'),
    payment: words('pay.title'),
    // Verification is a page of its own; until it opens, this one stays.
    identity: words('send.review.title'),
    expired: words('send.expiry.title'),
  },
  facts: sendMoneyFacts,
  controls: {
    'smallFirst.declined': words('send.smallFirst.decline'),
    'verification.chosen': words('send.verifyFirst.verify'),
    'review.accepted': words('send.payBy.otherWay'),
    'otherRecipient.requested': words('send.review.changeRecipient'),
    'cancellation.requested': words('send.review.cancel'),
    'madeTransfer.chosen': words('send.draftUsed.see'),
    'startAgain.confirmed': words('send.startAgain.confirm'),
    'startAgain.declined': words('send.startAgain.goOn'),
  },
  controlsAt: { recipient: { 'recipient.confirmed': words('common.continue') } },
  table: {
    'signed.in': 'fromOutside',
    // The server says it.
    'transfer.moved': 'fromOutside',
    // The address bar asks for it.
    'step.reopened': 'fromOutside',
    // Opening the page does.
    'flow.restored': 'fromOutside',
    // Offered by the page around the flow, and by the guide before it begins.
    'unpaid.chosen': 'fromOutside',
    'recipient.chosen': (page, { recipientId }) => page.choose(words('recipient.book.label'), nameOf(recipientId)),
    async 'recipient.deleted'(page, { recipientId }) {
      await page.press(words('recipient.book.delete', { name: nameOf(recipientId) }));
      await page.press(words('recipient.deletion.confirm'));
    },
    'recipient.confirmed': (page) => page.press(words('common.continue')),
    'newRecipient.chosen': (page) => page.press(words('recipient.book.add')),
    async 'reason.chosen'(page) {
      await page.choose(words('recipient.reason.label'), reason.reason);
      await page.press(words('recipient.reason.goOn'));
    },
    'madeTransfer.chosen': (page) => page.press(words('send.draftUsed.see')),
    'correction.chosen': async (page, event, flow) => {
      const correction = corrections.find((wayOut) => wayOut === wayOutOf(flow.context().failure));
      if (correction) await page.press(words(`recipient.creation.correct.${correction}`));
      else await flow.send(event);
    },
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    'verification.chosen': (page) => page.press(words('send.verifyFirst.verify')),
    'review.accepted': (page, { payBy }, flow) => {
      const amount = sum(flow.context().transfer?.totalToPay);
      return page.press(payBy ? words('send.payBy.pay', { amount }) : words('send.payBy.otherWay'));
    },
    'smallFirst.chosen': (page, _event, flow) => page.press(words('send.smallFirst.offer', leastOf(flow.context()))),
    'smallFirst.confirmed': (page, _event, flow) =>
      page.press(words('send.smallFirst.confirm', pricedLeast(flow.context()))),
    'smallFirst.declined': (page) => page.press(words('send.smallFirst.decline')),
    'otherRecipient.requested': (page) => page.press(words('send.review.changeRecipient')),
    'cancellation.requested': (page) => page.press(words('send.review.cancel')),
    'startAgain.confirmed': (page) => page.press(words('send.startAgain.confirm')),
    'startAgain.declined': (page) => page.press(words('send.startAgain.goOn')),
    'dashboard.chosen': (page) => page.press(words('send.expiry.dashboard')),
  },
};
