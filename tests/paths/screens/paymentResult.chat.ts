import type { paymentResultMachine } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { isHalted } from '#src/machines/payment/payment-result/resultWords.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks } from './chatWords.ts';
import { paymentResultFactsInChat } from './paymentResult.facts.ts';
import { words } from './words.ts';

export const paymentResultInChat: ScreenUse<typeof paymentResultMachine> = {
  headlines: {
    nothingStarted: asks('nothingStarted'),
    error: asks('resultRetry'),
    inProgress: ({ status }) => asks(isHalted(status) ? 'onHold' : 'inProgress'),
    paid: asks('paid'),
    delivered: asks('delivered'),
    cancelled: asks('cancelled'),
    ended: asks('ended'),
  },
  facts: paymentResultFactsInChat,
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    // The conversation around it says so.
    'signed.in': 'fromOutside',
    // The live stream brings it.
    'transfer.told': 'fromOutside',
    'payAgain.chosen': (page) => page.press(words('result.payAgain')),
    // A link to the dashboard leaves the conversation.
    'dashboard.chosen': 'fromOutside',
  },
};
