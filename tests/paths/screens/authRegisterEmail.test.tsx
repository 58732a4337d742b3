import type { registerEmailMachine } from '#src/machines/register-email/registerEmailMachine.ts';
import { RegisterEmailScreens } from '#src/ui/screens/auth/RegisterEmailScreens.tsx';
import { registerEmailPaths } from '../specs/registerEmail.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

const screens: Screen<typeof registerEmailMachine> = {
  mount: (actor) => inProduct(<RegisterEmailScreens actor={actor} />),
  headlines: { email: words('auth.registerEmail.title'), password: words('send.password.title') },
  table: {
    async 'email.entered'(page, { email }) {
      await page.fill(words('auth.fields.email'), email);
      await page.press(words('auth.registerEmail.submit'));
    },
    'email.reopened': (page) => page.press(words('auth.code.otherEmail')),
  },
};

walkScreen(registerEmailPaths, screens);
