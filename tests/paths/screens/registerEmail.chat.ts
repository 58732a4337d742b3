import type { registerEmailMachine } from '#src/machines/account/register-email/registerEmailMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks, write } from './chatWords.ts';
import { registerEmailFactsInChat } from './registerEmail.facts.ts';
import { words } from './words.ts';

export const registerEmailInChat: ScreenUse<typeof registerEmailMachine> = {
  facts: registerEmailFactsInChat,
  headlines: { email: asks('email'), password: asks('password') },
  table: {
    'email.entered': (page, { email }) => write(page, asks('email'), email),
    'email.reopened': (page) => page.press(words('auth.code.otherEmail')),
  },
};
