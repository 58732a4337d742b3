import type { completeProfileMachine } from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, working } from './chatWords.ts';
import { completeProfileFactsInChat } from './completeProfile.facts.ts';
import { detailsAnswered } from './personalDetailsInChat.ts';
import { words } from './words.ts';

export const completeProfileInChat: ScreenUse<typeof completeProfileMachine> = {
  headlines: {
    readingFailed: asks('profileRetry'),
    // What was said is kept, so that the last question is the one asked again.
    details: (_, { past }) => asks(past.includes('details.entered') ? 'moreDetails' : 'address1'),
    update: asks('profile'),
  },
  facts: completeProfileFactsInChat,
  table: {
    'reading.retried': (page) => page.choose(asks('profileRetry'), words('common.tryAgain')),
    'details.entered': (page, { details }) => answerEach(page, detailsAnswered(details)),
    'profile.updated': (page) => page.choose(asks('profile'), words('pay.profile.updated')),
    async 'profile.left'(page, event, flow) {
      // While it works nothing offers it: the conversation is left instead.
      if ((await page.headline()) === working) await flow.send(event);
      else await page.press(words('pay.otherWay'));
    },
  },
};
