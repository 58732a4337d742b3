import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { openProduct } from '#tests/setup/openProduct.tsx';

const papers: Readonly<Record<Language, RegExp>> = {
  en: /a passport, a driving licence or an identity card/,
  fr: /un passeport, un permis de conduire ou une carte d’identité/,
};

test.each([
  ['/sign-up', 'en'],
  ['/sign-up', 'fr'],
  ['/send/guided', 'en'],
  ['/send/guided', 'fr'],
] as const)('%s says what a first transfer needs and how long it takes, in %s (AUT-50)', async (at, language) => {
  await openProduct(at, { language });
  expect(await screen.findByText(papers[language])).toBeVisible();
  for (const told of screen.getAllByText(/10\s?minutes/)) expect(told).toBeVisible();
});
