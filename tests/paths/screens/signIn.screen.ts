import { isCode } from '#domain/account/codeFormat.ts';
import type { signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { signInFacts } from './signIn.facts.ts';
import { words } from './words.ts';

export const signInUse: ScreenUse<typeof signInMachine> = {
  headlines: {
    credentials: words('auth.signIn.title'),
    secondFactor: words('auth.factor.title'),
    blockedNotice: words('auth.onHold.title'),
  },
  controls: {
    'credentials.entered': words('common.signIn'),
    'factor.left': words('auth.backToSignIn'),
    'notice.dismissed': words('auth.onHold.otherAccount'),
  },
  facts: signInFacts,
  table: {
    async 'passkey.chosen'(page) {
      const isHalfSignedIn = (await page.headline()) === words('auth.factor.title');
      await page.press(words(isHalfSignedIn ? 'auth.factor.usePasskey' : 'auth.signIn.withPasskey'));
    },
    async 'code.entered'(page, { code }) {
      // The last digit sends it; what an earlier try left is taken out first.
      await page.fill(words('auth.factor.code'), '');
      await page.fill(words('auth.factor.code'), code);
      if (!isCode(code)) await page.press(words('common.continue'));
    },
    'factor.left': (page) => page.press(words('auth.backToSignIn')),
    async 'credentials.entered'(page, { username, password }) {
      await page.fill(words('auth.fields.username'), username);
      await page.fill(words('auth.fields.password'), password);
      await page.press(words('common.signIn'));
    },
    'notice.dismissed': (page) => page.press(words('auth.onHold.otherAccount')),
  },
};
