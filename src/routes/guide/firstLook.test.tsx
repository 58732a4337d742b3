import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { openProduct } from '#tests/setup/openProduct.tsx';

test.each(languages)(
  'a visitor to the guide is told once in %s how long a first transfer takes (AUT-50)',
  async (language) => {
    await openProduct('/send/guided', { language });
    await screen.findByText(/1 (?:of|sur) 5/);
    expect(screen.getByRole('main').textContent?.match(/\d+\sminutes?/g)).toHaveLength(1);
  },
);
