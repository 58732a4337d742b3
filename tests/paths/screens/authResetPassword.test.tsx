import type { resetPasswordMachine } from '#src/machines/reset-password/resetPasswordMachine.ts';
import { ResetPasswordScreens } from '#src/ui/screens/auth/ResetPasswordScreens.tsx';
import { resetPasswordPaths } from '../specs/resetPassword.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

const screens: Screen<typeof resetPasswordMachine> = {
  mount: (actor) => inProduct(<ResetPasswordScreens actor={actor} />),
  headlines: {
    username: words('auth.forgot.title'),
    newPassword: words('auth.newPassword.title'),
    complete: words('auth.passwordChanged.title'),
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

walkScreen(resetPasswordPaths, screens);
