import { countryName } from '#domain/reference/countries.ts';
import type { signUpMachine } from '#src/machines/sign-up/signUpMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { words } from './words.ts';

const sentence = (key: 'auth.signUp.agreeTerms' | 'auth.signUp.agreePrivacy') =>
  `${words(key).replace(/<\/?legal>/g, '')} (${words('controls.opensNewTab')})`;

export const signUpUse: ScreenUse<typeof signUpMachine> = {
  headlines: {
    details: words('auth.signUp.title'),
    success: ({ success = 'created' }) => words(`auth.success.${success}.title`),
  },
  controls: {
    'details.entered': words('common.signUp'),
    'account.entered': words('auth.success.continue'),
  },
  table: {
    async 'details.entered'(page, { details }) {
      await page.fill(words('auth.fields.firstName'), details.firstName);
      await page.fill(words('auth.fields.lastName'), details.lastName);
      await page.fill(words('controls.day'), String(details.day));
      await page.fill(words('controls.month'), String(details.month));
      await page.fill(words('controls.year'), String(details.year));
      await page.choose(words('auth.fields.country'), countryName(details.countryCode, 'en-GB'));
      await page.fill(words('auth.fields.mobile'), details.mobile);
      await page.fill(words('auth.fields.email'), details.email);
      await page.choose(
        words('auth.fields.channel'),
        words(details.channel === 'email' ? 'auth.signUp.byEmail' : 'auth.signUp.bySms'),
      );
      await page.fill(words('auth.fields.password'), details.password);
      await page.fill(words('auth.fields.confirmation'), details.confirmation);
      // What was agreed to before a refusal is still agreed to.
      await page.tick(sentence('auth.signUp.agreeTerms'));
      await page.tick(sentence('auth.signUp.agreePrivacy'));
      await page.press(words('common.signUp'));
    },
    'details.reopened': (page) => page.press(words('auth.code.changeDetails')),
    'account.entered': (page) => page.press(words('auth.success.continue')),
  },
};
