import type { registerEmailMachine } from '#src/machines/account/register-email/registerEmailMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { registerEmailFacts } from './registerEmail.facts.ts';
import { words } from './words.ts';

export const registerEmailUse: ScreenUse<typeof registerEmailMachine> = {
  facts: registerEmailFacts,
  headlines: { email: words('auth.registerEmail.title'), password: words('send.password.title') },
  controls: {
    'email.entered': words('auth.registerEmail.submit'),
  },
  table: {
    async 'email.entered'(page, { email }) {
      await page.fill(words('auth.fields.email'), email);
      await page.press(words('auth.registerEmail.submit'));
    },
    'email.reopened': (page) => page.press(words('auth.code.otherEmail')),
  },
};
