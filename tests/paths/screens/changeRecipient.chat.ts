import type { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { changeRecipientFactsInChat } from './changeRecipient.facts.ts';
import { nameOf } from './changeRecipient.screen.ts';
import { asks, working } from './chatWords.ts';
import { words } from './words.ts';

export const changeRecipientInChat: ScreenUse<typeof changeRecipientMachine> = {
  headlines: {
    otherRecipient: asks('otherRecipient'),
    newRecipient: asks('recipientFirstName'),
    comparison: asks('comparison'),
    // The child looks first whether there is anything to ask, unless the server already said so.
    acknowledgement: ({ recipientId = '' }, { value }) =>
      value === 'acknowledgingAfterAll' ? asks('trust', { name: nameOf(recipientId) }) : working,
    password: asks('password'),
  },
  facts: changeRecipientFactsInChat,
  table: {
    // To choose somebody and to go on with them are one answer here.
    'recipient.chosen': 'fromOutside',
    // The book is kept on the screens.
    'recipient.deleted': 'fromOutside',
    async 'recipient.confirmed'(page, event, flow) {
      const { recipientId } = flow.context();
      if (recipientId === undefined) await flow.send(event);
      else await page.choose(asks('otherRecipient'), nameOf(recipientId));
    },
    'change.agreed': (page) => page.choose(asks('comparison'), words('send.review.comparison.agree')),
    'another.chosen': (page) => page.choose(asks('comparison'), words('send.review.comparison.another')),
    'newRecipient.chosen': (page) => page.choose(asks('otherRecipient'), words('guide.options.newRecipient')),
    'change.declined': (page, _event, flow) =>
      page.choose(
        asks(flow.value() === 'comparing' ? 'comparison' : 'otherRecipient'),
        words('send.review.keepRecipient'),
      ),
  },
};
