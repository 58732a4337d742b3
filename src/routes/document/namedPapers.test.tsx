import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct } from '#tests/setup/openProduct.tsx';

test.each([
  ['GB', 'en', /Have a passport or a driving licence ready/],
  ['FR', 'en', /Have a passport, a driving licence or an identity card ready/],
  ['GB', 'fr', /Préparez un passeport ou un permis de conduire/],
] as const)(
  'asks people in %s, in %s, only for papers the check takes there (KYC-08)',
  async (country, language, asked) => {
    await openProduct('/dashboard', { language, user: userFixture({ profile: { location_country: country } }) });
    expect(await screen.findByText(asked)).toBeVisible();
  },
);
