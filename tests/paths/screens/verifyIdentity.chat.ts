import type { verifyIdentityMachine } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, working } from './chatWords.ts';
import { detailsAnswered } from './personalDetailsInChat.ts';
import { verifyIdentityFactsInChat } from './verifyIdentity.facts.ts';
import { words } from './words.ts';

export const verifyIdentityInChat: ScreenUse<typeof verifyIdentityMachine> = {
  headlines: {
    reload: asks('identityReload'),
    // What was said is kept, so that the last question is the one asked again.
    personalDetails: (_, { past }) => asks(past.includes('details.entered') ? 'moreDetails' : 'address1'),
    documents: asks('documents'),
    inProgress: asks('identityInProgress'),
    retry: asks('identityAgain'),
    approved: asks('identityApproved'),
  },
  facts: verifyIdentityFactsInChat,
  table: {
    'details.entered': (page, { details }) => answerEach(page, detailsAnswered(details)),
    'documents.begun': (page) => page.choose(asks('documents'), words('guide.options.beginCheck')),
    'documents.reopened': (page) => page.press(words('verification.kyc.reopen')),
    'verification.restarted': (page) => page.choose(asks('identityAgain'), words('guide.options.beginCheck')),
    'reload.requested': (page) => page.choose(asks('identityReload'), words('common.tryAgain')),
    'payment.continued': (page) => page.press(words('verification.waiting.continue')),
    async 'verification.left'(page, event, flow) {
      // While it works nothing offers it: the conversation is left instead.
      if ((await page.headline()) === working) await flow.send(event);
      else if (flow.value() === 'askingPersonalDetails') await page.press(words('guide.options.notNow'));
      else await page.press(words('verification.leave'));
    },
  },
};
