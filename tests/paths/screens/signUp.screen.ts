import { countryName } from '#domain/reference/countries.ts';
import type { RegistrationPart } from '#src/machines/account/sign-up/registrationParts.ts';
import type { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { signUpFacts } from './signUp.facts.ts';
import { words } from './words.ts';

const sentence = (key: 'auth.signUp.agreeTerms' | 'auth.signUp.agreePrivacy') =>
  `${words(key).replace(/<\/?legal>/g, '')} (${words('controls.opensNewTab')})`;

/** Where in the form it is, and what the part is called, are one heading. */
const heading = (part: RegistrationPart, at: number) =>
  `${words('auth.signUp.place', { part: String(at), parts: '3' })} ${words(`auth.signUp.${part}.title`)}`;

const backFrom: Readonly<
  Record<string, { part: RegistrationPart; control: 'common.back' | 'auth.code.changeDetails' }>
> = {
  askingContact: { part: 'aboutYou', control: 'common.back' },
  askingConsent: { part: 'contact', control: 'common.back' },
  confirmingCode: { part: 'contact', control: 'auth.code.changeDetails' },
};

export const signUpUse: ScreenUse<typeof signUpMachine> = {
  headlines: {
    aboutYou: heading('aboutYou', 1),
    contact: heading('contact', 2),
    consent: heading('consent', 3),
    success: ({ success = 'created' }) => words(`auth.success.${success}.title`),
  },
  controls: {
    'consent.entered': words('common.signUp'),
    'account.entered': words('auth.success.continue'),
  },
  facts: signUpFacts,
  table: {
    async 'aboutYou.entered'(page, { answers }) {
      await page.fill(words('auth.fields.firstName'), answers.firstName);
      await page.fill(words('auth.fields.lastName'), answers.lastName);
      await page.fill(words('controls.day'), String(answers.day));
      await page.fill(words('controls.month'), String(answers.month));
      await page.fill(words('controls.year'), String(answers.year));
      await page.press(words('common.continue'));
    },
    async 'contact.entered'(page, { answers }) {
      await page.choose(words('auth.fields.country'), countryName(answers.countryCode, 'en-GB'));
      await page.fill(words('auth.fields.mobile'), answers.mobile);
      await page.fill(words('auth.fields.email'), answers.email);
      await page.choose(
        words('auth.fields.channel'),
        words(answers.channel === 'email' ? 'auth.signUp.byEmail' : 'auth.signUp.bySms'),
      );
      await page.press(words('common.continue'));
    },
    async 'consent.entered'(page, { answers }) {
      await page.fill(words('auth.fields.password'), answers.password);
      await page.fill(words('auth.fields.confirmation'), answers.confirmation);
      // What was agreed to before a refusal is still agreed to.
      await page.tick(sentence('auth.signUp.agreeTerms'));
      await page.tick(sentence('auth.signUp.agreePrivacy'));
      await page.press(words('common.signUp'));
    },
    // Parts further back are reached by the browser's Back.
    async 'part.reopened'(page, event, { value, send }) {
      const back = backFrom[String(value())];
      if (back?.part === event.part) await page.press(words(back.control));
      else await send(event);
    },
    'account.entered': (page) => page.press(words('auth.success.continue')),
  },
};
