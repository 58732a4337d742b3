import type { Registration } from '#contract/registration.ts';
import type { signUpMachine } from '#src/machines/sign-up/signUpMachine.ts';
import type { Page } from '../walker/page.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, change, changeOf, choosing, writing } from './chatWords.ts';
import { words } from './words.ts';

const sentence = (key: 'auth.signUp.agreeTerms' | 'auth.signUp.agreePrivacy') =>
  `${words(key).replace(/<\/?legal>/g, '')} (${words('controls.opensNewTab')})`;

async function agree(page: Page) {
  await page.tick(sentence('auth.signUp.agreeTerms'));
  await page.tick(sentence('auth.signUp.agreePrivacy'));
  await page.press(words('guide.agree'));
}

const answersOf = (details: Registration) =>
  new Map([
    [asks('signUpFirstName'), writing(details.firstName)],
    [asks('signUpLastName'), writing(details.lastName)],
    [asks('birthDate'), writing([details.year, details.month, details.day].join('-'))],
    [asks('signUpMobile'), writing(details.mobile)],
    [asks('signUpEmail'), writing(details.email)],
    [asks('channel'), choosing(words(details.channel === 'email' ? 'auth.signUp.byEmail' : 'auth.signUp.bySms'))],
    [asks('newPassword'), writing(details.password)],
    [asks('agreements'), agree],
  ]);

export const signUpInChat: ScreenUse<typeof signUpMachine> = {
  headlines: {
    // A refused address is asked for again, and so is one that was opened to be changed.
    details: (_, { past }) => asks(past.includes('details.entered') ? 'signUpEmail' : 'signUpFirstName'),
    success: asks('welcome'),
  },
  table: {
    async 'details.entered'(page, { details }) {
      const isSaid = (await changeOf(page, 'channel')) !== undefined;
      if (isSaid) await change(page, 'channel');
      await answerEach(page, answersOf(details));
    },
    'details.reopened': (page) => page.press(words('auth.code.changeDetails')),
    'account.entered': (page) => page.choose(asks('welcome'), words('common.continue')),
  },
};
