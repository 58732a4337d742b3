import type { changePasswordMachine } from '#src/machines/account/change-password/changePasswordMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { changePasswordFacts } from './changePassword.facts.ts';
import { words } from './words.ts';

export const changePasswordUse: ScreenUse<typeof changePasswordMachine> = {
  facts: changePasswordFacts,
  headlines: { passwords: words('account.password.title') },
  controls: { 'passwords.entered': words('account.password.submit') },
  table: {
    async 'passwords.entered'(page, { oldPassword, password, confirmation }) {
      await page.fill(words('account.password.old'), oldPassword);
      await page.fill(words('auth.fields.newPassword'), password);
      await page.fill(words('auth.fields.confirmation'), confirmation);
      await page.press(words('account.password.submit'));
    },
    'change.left': (page) => page.press(words('controls.close')),
  },
};
