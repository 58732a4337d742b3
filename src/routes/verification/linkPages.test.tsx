import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmAccount } from '#contract/account/registration.ts';
import { openProduct, type Replies, refused } from '#tests/setup/openProduct.tsx';

const used: Replies = [[confirmAccount, () => refused('tokenInvalid')]];

test.each([
  ['en', '/confirm-account', 'No token provided', 'Open it again from our message, or get another one below.'],
  ['en', '/confirm-account/used', 'Invalid token', 'Get another one below.'],
  ['fr', '/confirm-account', 'Lien incomplet', 'Rouvrez-le depuis notre message, ou demandez-en un autre'],
  ['fr', '/confirm-account/used', 'Lien non valide', 'Demandez-en un autre ci-dessous.'],
] as const)(
  'a link without effect says so once, in %s at %s, and what to do (AUT-46)',
  async (language, at, words, advice) => {
    await openProduct(at, { language, replies: used });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(advice);
    expect(screen.getAllByText(words)).toHaveLength(1);
    const ask = { en: 'Send a new code', fr: 'Envoyer un nouveau code' }[language];
    expect(screen.getByRole('button', { name: ask })).toBeEnabled();
  },
);
