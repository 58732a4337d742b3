import type { signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import { SignInScreens } from '#src/ui/screens/auth/SignInScreens.tsx';
import { signInPaths } from '../specs/signIn.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

const screens: Screen<typeof signInMachine> = {
  mount: (actor) => inProduct(<SignInScreens actor={actor} />),
  headlines: { credentials: words('auth.signIn.title'), blockedNotice: words('auth.onHold.title') },
  table: {
    async 'credentials.entered'(page, { username, password }) {
      await page.fill(words('auth.fields.username'), username);
      await page.fill(words('auth.fields.password'), password);
      await page.press(words('common.signIn'));
    },
    'notice.dismissed': (page) => page.press(words('auth.onHold.otherAccount')),
  },
};

walkScreen(signInPaths, screens);
