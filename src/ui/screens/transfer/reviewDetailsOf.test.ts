import { expect, test } from 'vitest';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { formatsOf } from '../../formats/useFormats.ts';
import { reviewDetailsOf } from './reviewDetailsOf.ts';

const { t } = await startTranslations('en');
const reader = { t, formats: formatsOf('en') };

const facts = (transfer: Transfer, isBesideChanges = false) =>
  Object.fromEntries(reviewDetailsOf(transfer, reader, { isBesideChanges }).map(({ label, value }) => [label, value]));

const to = (profile: Recipient['profile']): Transfer => ({
  ...transferFixture(),
  recipient: recipientFixture({ profile }),
  transferMethod: profile.transferMethod,
  destinationCountryCode: profile.countryCode,
});

const number = t('transfer.recipientFacts.mobile');
const account = t('transfer.recipientFacts.account');

test.each([false, true])(
  'a wallet is checked by its whole number and its network (changes beside it: %s) (TRF-05)',
  (is) => {
    const shown = facts(transferFixture(), is);
    expect(shown[number]?.replace(/\s/g, '')).toBe('+237671234567');
    expect(shown[t('transfer.recipientFacts.network')]).toMatch(/MTN/i);
  },
);

test.each([false, true])(
  'an account is checked by its whole number and its bank (changes beside it: %s) (TRF-05)',
  (is) => {
    const shown = facts(
      to({ transferMethod: 'bank_transfer', countryCode: 'NG', accountNumber: '0123456789', bankName: 'Zenith Bank' }),
      is,
    );
    expect(shown[account]?.replace(/\s/g, '')).toBe('0123456789');
    expect(shown[t('transfer.recipientFacts.bank')]).toBe('Zenith Bank');
  },
);

test('who gets it, how and what for stand there, unless each stands beside its change already', () => {
  const labels = ['name', 'method'].map((fact) => t(`transfer.recipientFacts.${fact as 'name' | 'method'}`));
  const whole = facts(transferFixture());
  expect(whole[t('transfer.recipientFacts.name')]).toBe('Marie Ngo');
  for (const label of [...labels, t('transfer.facts.reason')]) {
    expect(whole[label]).toBeTruthy();
    expect(facts(transferFixture(), true)[label]).toBeUndefined();
  }
});
