import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks, totalOf, working } from './chatWords.ts';
import { payTransferFactsInChat } from './payTransfer.facts.ts';
import { offeredAs } from './payTransfer.screen.ts';
import { words } from './words.ts';

export const payTransferInChat: ScreenUse<typeof payTransferMachine> = {
  headlines: {
    transferRetry: asks('paymentRetry'),
    nothingDue: asks('nothingDue'),
    paymentMethod: ({ transfer }) => asks('paymentMethod', totalOf(transfer)),
    bank: asks('bank'),
    bankRetry: asks('bankRetry'),
    // Its own flow asks, once it has read what is missing.
    profile: working,
    password: asks('password'),
    notOpen: asks('notOpen'),
    leaving: asks('leaving'),
  },
  facts: payTransferFactsInChat,
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    // To choose a way and to go on with it are one answer here.
    'method.chosen': 'fromOutside',
    // Asked beside the form of a card, which is on the screens.
    'tokenisation.chosen': 'fromOutside',
    'sending.confirmed': (page) => page.choose(asks('nothingDue'), words('pay.nothingDue.send')),
    async 'payment.requested'(page, event, flow) {
      const { provider } = flow.context();
      const kind = provider && offeredAs(flow.context(), provider);
      if (kind)
        await page.choose(asks('paymentMethod', totalOf(flow.context().transfer)), words(`pay.kinds.${kind}.title`));
      else await flow.send(event);
    },
    async 'bank.chosen'(page, event, flow) {
      const bank = flow.context().banks?.find(({ providerId }) => providerId === event.providerId);
      if (bank) await page.choose(asks('bank'), bank.displayName);
      else await flow.send(event);
    },
    'method.reopened': (page) => page.press(words('pay.otherWay')),
    // Opening the page does.
    'flow.restored': 'fromOutside',
    'ways.read': 'fromOutside',
    async 'provider.opened'(page, _event, flow) {
      await page.press(words(`pay.leaving.${flow.context().leaving?.kind ?? 'redirect'}.go`));
    },
    'dashboard.chosen': (page) => page.choose(asks('notOpen'), words('send.verifyFirst.dashboard')),
  },
};
