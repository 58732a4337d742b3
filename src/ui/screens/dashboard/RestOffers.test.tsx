import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendAgainAddress } from '#src/routes/transfer/sendAgainAddress.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { RestOffers } from './RestOffers.tsx';

test.each([
  ['en', 'Has Marie got it?', 'Send the rest, £95.00'],
  ['fr', /^Marie a bien reçu l’argent\s\?$/, /^Envoyer le reste, 95,00\s£$/],
] as const)(
  'in %s the rest of what arrived is asked about and sent with one press (peers 26)',
  async (language, title, press) => {
    const small = { ...transferFixture('COMPLETE'), originAmount: 5, rest: 95 };
    renderScreen(<RestOffers transfers={[small]} sendAgainAddress={sendAgainAddress} />, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const address = screen.getByRole('link', { name: press }).getAttribute('href') ?? '';
    const asked = new URLSearchParams(address.split('?')[1]);
    expect([asked.get('send'), asked.get('recipient'), asked.get('reason'), asked.get('restOf')]).toEqual([
      '95.00',
      small.recipientId,
      'family-support',
      small.id,
    ]);
  },
);
