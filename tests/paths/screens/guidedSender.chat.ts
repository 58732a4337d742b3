import type { PastTransfer } from '#contract/transfer/pastTransfer.ts';
import type { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName, sum } from './asRead.ts';
import { asks } from './chatWords.ts';
import { guidedSenderFactsInChat } from './guidedSender.facts.ts';
import { personCalled } from './sendFixtures.ts';
import { words } from './words.ts';

const restOf = ({ draft, recipientId }: PastTransfer) => ({
  send: sum(draft.payinActualValue) ?? '',
  name: personName(personCalled(recipientId)),
});

export const guidedSenderInChat: ScreenUse<typeof guidedSenderMachine> = {
  facts: guidedSenderFactsInChat,
  headlines: {
    repeat: ({ past }) => {
      if (past?.rest) return asks('repeatRest', restOf(past.rest));
      if (past?.last) {
        const { draft, recipientId } = past.last;
        return asks('repeat', { send: sum(draft.payinActualValue) ?? '', name: personName(personCalled(recipientId)) });
      }
      return asks(past?.begun ? 'repeatBegun' : 'repeatUnpaid');
    },
    startOver: asks('startOver'),
    next: asks('next'),
  },
  table: {
    // The session says so.
    'user.found': 'fromOutside',
    'repeat.chosen': (page) => page.press(words('guide.options.repeat')),
    'rest.chosen': (page, _event, flow) => {
      const { rest } = flow.context().past ?? {};
      return page.press(words('guide.options.rest', { send: sum(rest?.draft.payinActualValue) ?? '' }));
    },
    'begun.chosen': (page) => page.choose(asks('repeatBegun'), words('guide.options.begun')),
    'unpaid.chosen': (page) => page.press(words('guide.options.unpaid')),
    'repeat.declined': (page) => page.press(words('guide.options.somethingElse')),
    // Sending money asks who it is, and changes of its answers lead back; its own paths are walked apart.
    'account.isNew': 'fromOutside',
    'account.isKnown': 'fromOutside',
    'account.postponed': 'fromOutside',
    async 'startOver.requested'(page) {
      const isOpen = await page.isEnabled(words('guide.repairs.startOver'));
      if (!isOpen) await page.press(words('guide.repairs.label'));
      await page.press(words('guide.repairs.startOver'));
    },
    'startOver.confirmed': (page) => page.choose(asks('startOver'), words('guide.options.startOver')),
    'startOver.declined': (page) => page.choose(asks('startOver'), words('guide.options.goOn')),
    // While a payment is followed, its result offers it.
    async 'another.chosen'(page, event, flow) {
      if (flow.value() === 'following') await flow.send(event);
      else await page.choose(asks('next'), words('guide.options.another'));
    },
  },
};
