import type { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, writing } from './chatWords.ts';
import { words } from './words.ts';

export const freshSignInInChat: ScreenUse<typeof freshSignInMachine> = {
  headlines: { passkey: asks('deedPasskey'), password: asks('password') },
  table: {
    'passkey.chosen': (page) => page.choose(asks('deedPasskey'), words('guide.options.usePasskey')),
    'password.chosen': (page) => page.choose(asks('deedPasskey'), words('guide.options.usePassword')),
    'password.entered': (page, { password, code = '' }) =>
      answerEach(
        page,
        new Map([
          [asks('password'), writing(password)],
          [asks('factorCode'), writing(code)],
        ]),
      ),
    async 'password.declined'(page) {
      if ((await page.headline()) === asks('deedPasskey')) {
        await page.choose(asks('deedPasskey'), words('guide.options.notNow'));
      } else {
        await page.press(words('guide.skip'));
      }
    },
  },
};
