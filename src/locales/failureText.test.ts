import { describe, expect, test } from 'vitest';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import { failureText } from './failureText.ts';
import { fieldProblemText } from './fieldProblemText.ts';
import { passwordFailureText } from './passwordFailureText.ts';
import { startTranslations } from './startTranslations.ts';

async function say(language: Language, code: ErrorCode, details: FailureDetails = {}) {
  const i18n = await startTranslations(language);
  return failureText({ t: i18n.t, i18n }, { code, details });
}

describe('the sentence for a refusal', () => {
  test.each<[Language, ErrorCode, Record<string, string>, string]>([
    ['en', 'amountBelowMinimum', { amount: '5.00', currency: 'GBP' }, 'You cannot send less than 5 GBP'],
    ['fr', 'amountBelowMinimum', { amount: '5.50', currency: 'EUR' }, 'Vous ne pouvez pas envoyer moins de 5,50 EUR'],
    [
      'en',
      'amountAboveMaximum',
      { amount: '20000', currency: 'GBP', method: 'bank_transfer' },
      'The maximum transferable amount for bank transfer is 20,000 GBP.',
    ],
    ['en', 'promoNotFound', {}, 'Invalid promo code.'],
    ['en', 'promoRedeemed', {}, 'This voucher has already been redeemed.'],
    ['en', 'tooManyRequests', { seconds: '60' }, 'Too many attempts. Wait 60 seconds, then try again.'],
  ])('%s %s is told with its facts as people write them (QUO-20, QUO-23)', async (language, code, params, sentence) => {
    expect(await say(language, code, { params })).toBe(sentence);
  });

  test('says a limit of days in whole words (QUO-23, D-120)', async () => {
    const params = { amount: '20000', currency: 'GBP', most: '20', mostCurrency: 'GBP' };
    expect(await say('en', 'sendingLimitExceeded', { params: { ...params, days: '1' } })).toMatch(/in 1\sday\./);
    expect(await say('fr', 'sendingLimitExceeded', { params: { ...params, days: '30' } })).toMatch(/30\sjours\./);
  });

  test('of a promo without an upper limit names the lower one alone (PRO-09)', async () => {
    expect(await say('en', 'promoOutsideSpendLimits', { params: { min: '50.00', currency: 'GBP' } })).toBe(
      'Transfer at least 50 GBP to use this promo',
    );
  });

  test.each([
    ['en', 'credentialsWrong', 'That isn’t your password'],
    ['fr', 'credentialsWrong', 'Ce n’est pas votre mot de passe'],
    ['en', 'tooManyRequests', 'Too many attempts. Wait 60 seconds, then try again.'],
  ] as const)(
    'in %s where only the password was asked for, %s speaks of nothing else (PRF-07)',
    async (language, code, sentence) => {
      const i18n = await startTranslations(language);
      expect(passwordFailureText({ t: i18n.t, i18n }, { code, details: { params: { seconds: '60' } } })).toBe(sentence);
    },
  );

  test('shows what a reader types literally, as React escapes it', async () => {
    expect(await say('en', 'rateUnavailable', { params: { amount: '<b>' } })).not.toContain('&lt;');
    const { t } = await startTranslations('en');
    expect(t('fieldProblems.labelRequired', { label: 'Côte d’Ivoire & Co' })).toBe('Côte d’Ivoire & Co required');
  });
});

describe('the sentence for a field', () => {
  test('is known by its code, and general for a code we do not know', async () => {
    const i18n = await startTranslations('en');
    const say = (problem: string, facts?: Record<string, string>) =>
      fieldProblemText({ t: i18n.t, i18n }, problem, facts);
    expect(say('mobileWrongLength')).toBe('Phone number should be 9 digits!');
    expect(say('mobileWrongLength', { digits: '10' })).toBe('Phone number should be 10 digits!');
    expect(say('phoneNotOfCountry', { country: 'France' })).toBe('Invalid phone number for France');
    expect(say('neverHeardOf')).toBe('Check this, and try again');
  });
});
