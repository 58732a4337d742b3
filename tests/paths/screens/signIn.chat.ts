import type { signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, change, changeOf, choosing, writing, writingCode } from './chatWords.ts';
import { signInFactsInChat } from './signIn.facts.ts';
import { words } from './words.ts';

export const signInInChat: ScreenUse<typeof signInMachine> = {
  headlines: {
    // Who it is was said and is kept; a password is asked for anew at every try.
    credentials: (_, { past }) => asks(past.includes('credentials.entered') ? 'signInPassword' : 'username'),
    // A wrong code is asked for again, and not how to prove it.
    secondFactor: ({ failure }) => asks(failure?.code === 'factorCodeWrong' ? 'factorCode' : 'factor'),
    blockedNotice: asks('blocked'),
  },
  facts: signInFactsInChat,
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
    async 'passkey.chosen'(page, event, flow) {
      // Where the guide asks who signs in it asks for the name; the passkey comes when it is wanted.
      if ((await page.headline()) !== asks('factor')) return flow.send(event);
      await page.choose(asks('factor'), words('guide.options.usePasskey'));
    },
    'code.entered': (page, { code }) =>
      answerEach(
        page,
        new Map([
          [asks('factor'), choosing(words('guide.options.useCode'))],
          [asks('factorCode'), writingCode(code)],
        ]),
      ),
    async 'factor.left'(page) {
      if ((await page.headline()) === asks('factorCode')) await change(page, 'factor');
      await page.choose(asks('factor'), words('common.goBack'));
    },
    'notice.dismissed': (page) => page.choose(asks('blocked'), words('common.goBack')),
  },
};
