import type { resetPasswordMachine } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { resetPasswordFacts } from './resetPassword.facts.ts';
import { words } from './words.ts';

export const resetPasswordUse: ScreenUse<typeof resetPasswordMachine> = {
  facts: resetPasswordFacts,
  headlines: {
    username: words('auth.forgot.title'),
    newPassword: words('auth.newPassword.title'),
    complete: words('auth.passwordChanged.title'),
  },
  controls: {
    'username.entered': words('auth.forgot.submit'),
    'password.entered': words('auth.newPassword.submit'),
    'signIn.chosen': words('common.signIn'),
  },
  table: {
    async 'username.entered'(page, { username }) {
      await page.fill(words('auth.fields.username'), username);
      await page.press(words('auth.forgot.submit'));
    },
    'username.reopened': (page) => page.press(words('auth.code.otherUsername')),
    async 'password.entered'(page, { password, confirmation }) {
      await page.fill(words('auth.fields.newPassword'), password);
      await page.fill(words('auth.fields.confirmation'), confirmation);
      await page.press(words('auth.newPassword.submit'));
    },
    'signIn.chosen': (page) => page.press(words('common.signIn')),
  },
};
