import type { freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { words } from './words.ts';

export const freshSignInUse: ScreenUse<typeof freshSignInMachine> = {
  headlines: { password: words('send.password.title') },
  table: {
    async 'password.entered'(page, event) {
      await page.fill(words('send.password.label'), event.password);
      await page.press(words('common.continue'));
    },
    async 'password.declined'(page, event, flow) {
      if (await page.isEnabled(words('controls.cancel'))) await page.press(words('controls.cancel'));
      else await flow.send(event);
    },
  },
};
