import type { reauthenticationMachine } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { reauthenticationFacts } from './reauthentication.facts.ts';
import { words } from './words.ts';

export const reauthenticationUse: ScreenUse<typeof reauthenticationMachine> = {
  headlines: { passkey: words('send.password.title'), password: words('send.password.title') },
  facts: reauthenticationFacts,
  table: {
    'passkey.chosen': (page) => page.press(words('send.password.usePasskey')),
    'password.chosen': (page) => page.press(words('send.password.useCode')),
    async 'password.entered'(page, event) {
      await page.fill(words('send.password.label'), event.password);
      if (event.code !== undefined) await page.fill(words('send.password.code'), event.code);
      await page.press(words('common.continue'));
    },
    async 'password.declined'(page, event, flow) {
      if (await page.isEnabled(words('controls.cancel'))) await page.press(words('controls.cancel'));
      else await flow.send(event);
    },
  },
};
