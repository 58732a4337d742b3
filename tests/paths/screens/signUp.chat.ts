import type { Failure } from '#contract/protocol/failure.ts';
import type { PartAnswers, RegistrationPart } from '#src/machines/account/sign-up/registrationParts.ts';
import type { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import type { Page } from '../walker/page.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, change, changeOf, choosing, writing } from './chatWords.ts';
import { signUpFactsInChat } from './signUp.facts.ts';
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

type Telling = { readonly [Part in RegistrationPart]: (page: Page, answers: PartAnswers<Part>) => Promise<void> };

/** The three parts of the form, question by question. */
export const tell: Telling = {
  aboutYou: (page, { firstName, lastName, year, month, day }) =>
    answerEach(
      page,
      new Map([
        [asks('signUpFirstName'), writing(firstName)],
        [asks('signUpLastName'), writing(lastName)],
        [asks('birthDate'), writing([year, month, day].join('-'))],
      ]),
    ),
  async contact(page, { mobile, email, channel }) {
    const isSaid = (await changeOf(page, 'channel')) !== undefined;
    if (isSaid) await change(page, 'channel');
    await answerEach(
      page,
      new Map([
        [asks('signUpMobile'), writing(mobile)],
        [asks('signUpEmail'), writing(email)],
        [asks('channel'), choosing(words(channel === 'email' ? 'auth.signUp.byEmail' : 'auth.signUp.bySms'))],
      ]),
    );
  },
  consent: (page, { password }) =>
    answerEach(
      page,
      new Map([
        [asks('newPassword'), writing(password)],
        [asks('agreements'), agree],
      ]),
    ),
};

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
  facts: signUpFactsInChat,
  table: {
    'aboutYou.entered': (page, { answers }) => tell.aboutYou(page, answers),
    'contact.entered': (page, { answers }) => tell.contact(page, answers),
    'consent.entered': (page, { answers }) => tell.consent(page, answers),
    // The change of an answer, of which the guide has one for every turn.
    'part.reopened': 'fromOutside',
    'account.entered': (page) => page.choose(asks('welcome'), words('common.continue')),
  },
};
