import { minimumSend } from '#domain/quote/limits.ts';
import type { SendMoneyContext, SmallFirst } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { corrections, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import { networkName, phoneText } from '#src/ui/formats/recipientText.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName, sum } from './asRead.ts';
import { asks, totalOf, working } from './chatWords.ts';
import { personCalled, reason } from './sendFixtures.ts';
import { sendMoneyFactsInChat } from './sendMoney.facts.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

const least = ({ transfer }: SendMoneyContext) => ({
  send: transfer ? (sum(minimumSend(transfer.totalToPay.currency)) ?? '') : '',
});
function fees({ quote, fees: { first, rest, atOnce } }: SmallFirst) {
  const text = (amount: number) => amountText(amount, quote.originCurrency) ?? '';
  return { send: text(quote.originAmount), total: text(Math.round((first + rest) * 100) / 100), before: text(atOnce) };
}
const nameOf = (recipientId: string) => personName(personCalled(recipientId));

function optionFor(recipientId: string): string {
  const { profile } = personCalled(recipientId);
  return `${nameOf(recipientId)} ${networkName(profile.mobileMoneyProvider)} · ${phoneText(profile)}`;
}

/** The child that asks has to look something up first. */
const byAChild = working;

export const sendMoneyInChat: ScreenUse<typeof sendMoneyMachine> = {
  headlines: {
    // A quote that ran out, or was asked for before signing in, is asked for at once.
    amount: ({ expiredQuote, quotesAtOnce }) => (expiredQuote || quotesAtOnce ? byAChild : asks('destination')),
    signIn: asks('account'),
    recipient: asks('recipient'),
    newRecipient: asks('recipientFirstName'),
    // The child looks first whether there is anything to ask, unless the server already said so.
    acknowledgement: ({ transfer }) => (transfer ? asks('trust', { name: nameOf(transfer.recipientId) }) : byAChild),
    reason: asks('reason'),
    draftUsed: asks('draftUsed'),
    creationRetry: asks('creationRetry'),
    password: asks('password'),
    verifyFirst: asks('verifyFirst'),
    agreementRetry: asks('agreementRetry'),
    transferRetry: asks('transferRetry'),
    review: asks('review'),
    smallFirst: ({ smallFirst }) => (smallFirst ? asks('smallFirst', fees(smallFirst)) : byAChild),
    otherRecipient: asks('otherRecipient'),
    cancellation: ({ transfer }) =>
      transfer ? asks('cancellation', { name: nameOf(transfer.recipientId), ...totalOf(transfer) }) : byAChild,
    startAgain: asks('startAgain'),
    payment: byAChild,
    identity: byAChild,
    expired: asks('expired'),
  },
  facts: sendMoneyFactsInChat,
  table: {
    'signed.in': 'fromOutside',
    // The server says it.
    'transfer.moved': 'fromOutside',
    // The change of an answer, of which the guide has one for every turn.
    'step.reopened': 'fromOutside',
    'flow.restored': 'fromOutside',
    // Asked before the flow begins.
    'unpaid.chosen': 'fromOutside',
    // To choose somebody and to go on with them are one answer here.
    'recipient.chosen': 'fromOutside',
    'recipient.deleted': 'fromOutside',
    // Nobody is gone on with before somebody is chosen: the answer is the person.
    'recipient.confirmed': async (page, event, flow) => {
      const { recipientId } = flow.context();
      if (recipientId === undefined) await flow.send(event);
      else await page.press(optionFor(recipientId));
    },
    'newRecipient.chosen': (page) => page.press(words('guide.options.newRecipient')),
    'reason.chosen': (page) => page.press(reason.reason),
    'madeTransfer.chosen': (page) => page.press(words('send.draftUsed.see')),
    'correction.chosen': async (page, event, flow) => {
      const correction = corrections.find((wayOut) => wayOut === wayOutOf(flow.context().failure));
      if (correction) await page.press(words(`recipient.creation.correct.${correction}`));
      else await flow.send(event);
    },
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    'verification.chosen': (page) => page.press(words('send.verifyFirst.verify')),
    'review.accepted': (page, { payBy }, flow) => {
      const total = sum(flow.context().transfer?.totalToPay);
      return page.press(payBy ? words('guide.payBy.bank', { total }) : words('send.payBy.otherWay'));
    },
    'smallFirst.chosen': (page, _event, flow) => page.press(words('guide.options.smallFirst', least(flow.context()))),
    'smallFirst.confirmed': (page) => page.press(words('guide.options.smallFirstYes')),
    'smallFirst.declined': (page) => page.press(words('send.smallFirst.decline')),
    'otherRecipient.requested': (page, _event, flow) => {
      const answer = nameOf(flow.context().transfer?.recipientId ?? '');
      return page.press(words('guide.changeNamed', { name: words('guide.ask.recipient.name'), answer }));
    },
    'cancellation.requested': (page) => page.press(words('guide.repairs.cancel')),
    'startAgain.confirmed': (page) => page.press(words('send.startAgain.confirm')),
    'startAgain.declined': (page) => page.press(words('send.startAgain.goOn')),
    'dashboard.chosen': async (page) => {
      const step = (await page.isEnabled(words('guide.options.notNow')))
        ? 'guide.options.notNow'
        : 'guide.options.another';
      const leave = words('send.verifyFirst.dashboard');
      await page.press((await page.isEnabled(leave)) ? leave : words(step));
    },
  },
};
