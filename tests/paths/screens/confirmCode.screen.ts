import type { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { confirmCodePaths } from '../specs/confirmCode.paths.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { confirmCodeFacts } from './confirmCode.facts.ts';
import { words } from './words.ts';

/** The screen asks who somebody is only where a code is over, and never somebody signed in. */
export const confirmCodeOnScreens: typeof confirmCodePaths = {
  ...confirmCodePaths,
  cases: {
    ...confirmCodePaths.cases,
    'code.requested': (snapshot) => {
      const { purpose, username } = snapshot.context;
      const asksWho = snapshot.matches('askingNewCode') && purpose !== 'phone';
      return [...new Set(asksWho ? [username, '+447700900123'] : [undefined])].map((who) =>
        who ? { username: who } : {},
      );
    },
  },
};

export const confirmCodeUse: ScreenUse<typeof confirmCodeMachine> = {
  headlines: {
    code: ({ purpose, channel }) =>
      purpose === 'account' && channel === 'email' ? words('auth.code.confirmEmail') : words('auth.code.confirmPhone'),
    newCode: words('auth.newCode.title'),
    linkRetry: words('auth.linkRetry.title'),
  },
  controls: {
    'link.retried': words('common.tryAgain'),
  },
  facts: confirmCodeFacts,
  table: {
    async 'code.entered'(page, { code }) {
      // The last digit sends it; what an earlier try left is taken out first.
      await page.fill(words('auth.fields.code'), '');
      await page.fill(words('auth.fields.code'), code);
    },
    async 'code.requested'(page, { username }) {
      if (username === undefined) {
        await page.press(
          words((await page.isEnabled(words('auth.code.resend'))) ? 'auth.code.resend' : 'auth.newCode.submit'),
        );
      } else {
        await page.fill(words('auth.fields.username'), username);
        await page.press(words('auth.newCode.submit'));
      }
    },
    'token.followed': 'fromOutside',
    'link.retried': (page) => page.press(words('common.tryAgain')),
  },
};
