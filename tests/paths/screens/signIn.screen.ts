import type { signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { words } from './words.ts';

export const signInUse: ScreenUse<typeof signInMachine> = {
  headlines: { credentials: words('auth.signIn.title'), blockedNotice: words('auth.onHold.title') },
  controls: {
    'credentials.entered': words('common.signIn'),
    'notice.dismissed': words('auth.onHold.otherAccount'),
  },
  table: {
    async 'credentials.entered'(page, { username, password }) {
      await page.fill(words('auth.fields.username'), username);
      await page.fill(words('auth.fields.password'), password);
      await page.press(words('common.signIn'));
    },
    'notice.dismissed': (page) => page.press(words('auth.onHold.otherAccount')),
  },
};
