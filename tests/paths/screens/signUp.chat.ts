import type { Failure } from '#contract/failure.ts';
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

/** A refused answer is asked for again; of a part that was opened again, the last. */
const isRefused = (failure: Failure | undefined, field: string) =>
  failure?.details.fields?.some((refused) => refused.field === field) === true;

export const signUpInChat: ScreenUse<typeof signUpMachine> = {
  headlines: {
    aboutYou: ({ failure }, { past }) =>
      asks(past.includes('aboutYou.entered') && !isRefused(failure, 'firstName') ? 'birthDate' : 'signUpFirstName'),
    contact: ({ failure }, { past }) =>
      asks(
        !past.includes('contact.entered') ? 'signUpMobile' : isRefused(failure, 'email') ? 'signUpEmail' : 'channel',
      ),
    consent: asks('newPassword'),
    success: asks('welcome'),
  },
  table: {
    async 'aboutYou.entered'(page, { answers: { firstName, lastName, year, month, day } }) {
      await answerEach(
        page,
        new Map([
          [asks('signUpFirstName'), writing(firstName)],
          [asks('signUpLastName'), writing(lastName)],
          [asks('birthDate'), writing([year, month, day].join('-'))],
        ]),
      );
    },
    async 'contact.entered'(page, { answers }) {
      const isSaid = (await changeOf(page, 'channel')) !== undefined;
      if (isSaid) await change(page, 'channel');
      await answerEach(
        page,
        new Map([
          [asks('signUpMobile'), writing(answers.mobile)],
          [asks('signUpEmail'), writing(answers.email)],
          [asks('channel'), choosing(words(answers.channel === 'email' ? 'auth.signUp.byEmail' : 'auth.signUp.bySms'))],
        ]),
      );
    },
    async 'consent.entered'(page, { answers }) {
      await answerEach(
        page,
        new Map([
          [asks('newPassword'), writing(answers.password)],
          [asks('agreements'), agree],
        ]),
      );
    },
    // The change of an answer, of which the guide has one for every turn.
    'part.reopened': 'fromOutside',
    'account.entered': (page) => page.choose(asks('welcome'), words('common.continue')),
  },
};
