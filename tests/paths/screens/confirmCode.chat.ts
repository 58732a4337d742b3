import type { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks, writeCode } from './chatWords.ts';
import { confirmCodeFactsInChat } from './confirmCode.facts.ts';
import { words } from './words.ts';

export const confirmCodeInChat: ScreenUse<typeof confirmCodeMachine> = {
  headlines: {
    code: ({ sent, username = '…' }) => asks('code', { name: sent?.sentTo ?? username }),
    newCode: asks('newCode'),
    linkRetry: asks('linkRetry'),
  },
  facts: confirmCodeFactsInChat,
  table: {
    'code.entered': async (page, { code }) => writeCode(page, await page.headline(), code),
    async 'code.requested'(page, event, flow) {
      // Whoever is asked for a code by the guide was asked who they are before.
      if (event.username !== undefined) await flow.send(event);
      else await page.press(words('auth.code.resend'));
    },
    'token.followed': 'fromOutside',
    'link.retried': (page) => page.choose(asks('linkRetry'), words('common.tryAgain')),
  },
};
