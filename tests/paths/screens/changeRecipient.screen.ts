import type { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName } from './asRead.ts';
import { changeRecipientFacts } from './changeRecipient.facts.ts';
import { personCalled } from './sendFixtures.ts';
import { words } from './words.ts';

export const nameOf = (recipientId: string) => personName(personCalled(recipientId));

export const changeRecipientUse: ScreenUse<typeof changeRecipientMachine> = {
  headlines: {
    otherRecipient: words('send.review.changeRecipient'),
    newRecipient: words('recipient.form.title'),
    comparison: words('send.review.comparison.title'),
    // The child looks first whether there is anything to ask, unless the server already said so.
    acknowledgement: (_, { value }) =>
      words(value === 'acknowledgingAfterAll' ? 'recipient.trust.title' : 'send.review.changeRecipient'),
    password: words('send.password.title'),
  },
  facts: changeRecipientFacts,
  table: {
    async 'recipient.chosen'(page, event, flow) {
      // Who is chosen already cannot be chosen again.
      if (flow.context().recipientId === event.recipientId) await flow.send(event);
      else await page.choose(words('recipient.book.label'), nameOf(event.recipientId));
    },
    async 'recipient.deleted'(page, { recipientId }) {
      await page.press(words('recipient.book.delete', { name: nameOf(recipientId) }));
      await page.press(words('recipient.deletion.confirm'));
    },
    'recipient.confirmed': (page) => page.press(words('send.review.changeTo')),
    'change.agreed': (page) => page.press(words('send.review.comparison.agree')),
    'another.chosen': (page) => page.press(words('send.review.comparison.another')),
    'newRecipient.chosen': (page) => page.press(words('recipient.book.add')),
    'change.declined': (page) => page.press(words('send.review.keepRecipient')),
  },
};
