import { screen } from '@testing-library/react';
import { countryName } from '#domain/reference/countries.ts';
import type { signUpMachine } from '#src/machines/sign-up/signUpMachine.ts';
import { SignUpScreens } from '#src/ui/screens/auth/SignUpScreens.tsx';
import { signUpPaths } from '../specs/signUp.paths.ts';
import type { Page } from '../walker/page.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

const sentence = (key: 'auth.signUp.agreeTerms' | 'auth.signUp.agreePrivacy') =>
  `${words(key).replace(/<\/?legal>/g, '')} (${words('auth.opensNewTab')})`;

const screens: Screen<typeof signUpMachine> = {
  mount: (actor) => inProduct(<SignUpScreens actor={actor} />),
  headlines: {
    details: words('auth.signUp.title'),
    success: ({ success = 'created' }) => words(`auth.success.${success}.title`),
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
      await agree(page);
      await page.press(words('common.signUp'));
    },
    'details.reopened': (page) => page.press(words('auth.code.changeDetails')),
    'account.entered': (page) => page.press(words('auth.success.continue')),
  },
};

walkScreen(signUpPaths, screens);

/** What was agreed to before a refusal is still agreed to. */
async function agree(page: Page) {
  for (const agreement of ['auth.signUp.agreeTerms', 'auth.signUp.agreePrivacy'] as const) {
    const box = await screen.findByRole('checkbox', { name: sentence(agreement) });
    if (!(box instanceof HTMLInputElement && box.checked)) await page.tick(sentence(agreement));
  }
}
