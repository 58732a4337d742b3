import { type CountryRegistration, registerCountry } from '#contract/account/countryRegistration.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { subscribe } from '#contract/site/newsletter.ts';
import { callApi } from '../http/apiClient.ts';

/** What came of something a visitor left with us; `later` when it was too often. */
export type Left = 'taken' | 'refused' | 'later' | 'failed';

/** API-67. */
export const subscribeToNewsletter = (email: string): Promise<Left> => left(callApi(subscribe, { body: { email } }));

/** API-68. */
export const sendCountryRegistration = (body: CountryRegistration): Promise<Left> =>
  left(callApi(registerCountry, { body }));

async function left(answer: Promise<unknown>): Promise<Left> {
  try {
    await answer;
    return 'taken';
  } catch (error) {
    const { code } = failureOf(error);
    if (code === 'requestInvalid') return 'refused';
    return code === 'tooManyRequests' ? 'later' : 'failed';
  }
}
