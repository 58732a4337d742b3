import { asksCode, type freshSignInMachine } from '#src/machines/account/fresh-sign-in/freshSignInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, writing, writingCode } from './chatWords.ts';
import { words } from './words.ts';

/** Whoever confirms sees what: the sum, the person and their number. */
const deed = words('send.deeds.send', { amount: '£100.00', name: 'Grace Akello', account: '+256771234500' });
const asksPasskey = asks('deedPasskey', { deed: String(deed) });
const asksPassword = asks('deedPassword', { deed: String(deed) });

export const freshSignInInChat: ScreenUse<typeof freshSignInMachine> = {
  headlines: { passkey: asksPasskey, password: (context) => (asksCode(context) ? asksPassword : asks('password')) },
  table: {
    'passkey.chosen': (page) => page.choose(asksPasskey, words('guide.options.usePasskey')),
    'password.chosen': (page) => page.choose(asksPasskey, words('guide.options.usePassword')),
    'password.entered': (page, { password, code = '' }) =>
      answerEach(
        page,
        new Map([
          [asks('password'), writing(password)],
          [asksPassword, writing(password)],
          [asks('factorCode'), writingCode(code)],
        ]),
      ),
    async 'password.declined'(page) {
      if ((await page.headline()) === asksPasskey) {
        await page.choose(asksPasskey, words('guide.options.notNow'));
      } else {
        await page.press(words('guide.skip'));
      }
    },
  },
};
