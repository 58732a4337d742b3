import type { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks } from './chatWords.ts';
import { words } from './words.ts';

export const freshSignInInChat: ScreenUse<typeof freshSignInMachine> = {
  headlines: { password: asks('password') },
  table: {
    async 'password.entered'(page, event) {
      await page.fill(asks('password'), event.password);
      await page.press(words('guide.send'));
    },
    'password.declined': (page) => page.press(words('guide.skip')),
  },
};
