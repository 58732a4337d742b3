import type { signInMachine } from '#src/machines/sign-in/signInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, change, changeOf, writing } from './chatWords.ts';
import { words } from './words.ts';

export const signInInChat: ScreenUse<typeof signInMachine> = {
  headlines: {
    // Who it is was said and is kept; a password is asked for anew at every try.
    credentials: (_, { past }) => asks(past.includes('credentials.entered') ? 'signInPassword' : 'username'),
    blockedNotice: asks('blocked'),
  },
  table: {
    async 'credentials.entered'(page, { username, password }) {
      const isSaid = (await changeOf(page, 'username')) !== undefined;
      if (isSaid) await change(page, 'username');
      await answerEach(
        page,
        new Map([
          [asks('username'), writing(username)],
          [asks('signInPassword'), writing(password)],
        ]),
      );
    },
    'notice.dismissed': (page) => page.choose(asks('blocked'), words('common.goBack')),
  },
};
