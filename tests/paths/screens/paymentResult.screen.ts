import type { paymentResultMachine } from '#src/machines/payment-result/paymentResultMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { words } from './words.ts';

export const paymentResultUse: ScreenUse<typeof paymentResultMachine> = {
  headlines: {
    nothingStarted: words('send.nothingStarted'),
    error: words('result.states.ERROR'),
    inProgress: words('result.states.INPROGRESS'),
    paid: words('result.states.COMPLETE'),
    delivered: words('result.states.COMPLETE'),
    cancelled: words('result.states.CANCELLED'),
    // Whoever is signed in reads how (decision 018).
    ended: ({ status }) => words(status === 'REFUNDED' ? 'result.headlines.REFUNDED' : 'result.headlines.ENDED'),
  },
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    // The page hears it from the session.
    'signed.in': 'fromOutside',
    // The live stream brings it.
    'transfer.told': 'fromOutside',
    'payAgain.chosen': 'fromOutside',
    async 'dashboard.chosen'(page, event, flow) {
      // While it is looked up there is nothing to press yet.
      if (await page.isEnabled(words('result.dashboard'))) await page.press(words('result.dashboard'));
      else await flow.send(event);
    },
  },
};
