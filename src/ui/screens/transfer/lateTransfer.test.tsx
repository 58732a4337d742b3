import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '#src/services/http/apiClient.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { openTransfer, transferAfter } from '#tests/setup/openTransfer.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

beforeEach(() => {
  vi.mocked(callApi).mockReset();
});

test('a late transfer says so by itself, with the cause and the choices (peers 14)', async () => {
  const delay = { promised: someMoment + 600, noticedAt: someMoment + 700, cause: 'partner' as const };
  const dialog = await openTransfer(transferAfter('PAYMENT_COMPLETED', [], { approved: true, delay }));
  const notice = within(dialog).getByText('This is taking longer than we promised').closest('[role=status]');
  expect(notice).toHaveTextContent('It should have arrived by 15-\u206001-\u20602027, 08:10.');
  expect(notice).toHaveTextContent('hasn’t confirmed paying Marie yet');
  expect(notice).toHaveTextContent('or cancel for a full refund');
  const region = within(dialog).getByRole('region', { name: 'What happens next' });
  expect(region).toHaveTextContent('Contact us.');
  expect(region).not.toHaveTextContent('You don’t need to do anything');
});

test.each([
  ['en', 'we’ll ask your bank or card company again within 1 hour', 'Ask your bank or card company whether'],
  ['fr', 'nous relancerons votre banque ou la société de cartes d’ici 1 heure', 'si le paiement est parti'],
] as const)('a payment that is late is promised for no other day, in %s (peers 11)', async (language, update, can) => {
  vi.useFakeTimers({ now: (someMoment + 10 * 86_400) * 1000, toFake: ['Date'] });
  const dialog = await openTransfer(transferAfter('PAYMENT_PROCESSING'), language);
  vi.useRealTimers();
  expect(dialog).toHaveTextContent(update);
  expect(dialog).toHaveTextContent(can);
});

test('a refund that is late is promised for no other day, and is asked after by its reference (peers 18)', async () => {
  const late = { amount: 102.19, currency: 'GBP', route: 'card', reference: 'rf-7' } as const;
  const refunds = [{ ...late, requestedAt: someMoment, dueAt: someMoment + 60 }];
  vi.useFakeTimers({ now: (someMoment + 86_400) * 1000, toFake: ['Date'] });
  const dialog = await openTransfer(transferAfter('CANCELLED', ['PAYMENT_COMPLETED'], { refunds }));
  vi.useRealTimers();
  expect(dialog).toHaveTextContent('It’s late, and we can’t say yet by when; we’ll keep chasing it.');
  expect(dialog).toHaveTextContent('Contact us with the refund’s reference: we answer within 24 hours.');
});

test.each([
  ['en', 'one of our people is sending it another way', 'Nothing has been paid out.', /Due by|to your card/],
  ['fr', 'otre équipe vous l’envoie par un autre moyen', 'Rien n’a encore été versé.', /vers votre carte/],
] as const)(
  'a refund that was refused is with us, and is promised by no day, in %s (peers 18)',
  async (language, update, holder, untrue) => {
    const refused = { amount: 102.19, currency: 'GBP', route: 'card', reference: 'rf-7', isRefused: true } as const;
    const refunds = [{ ...refused, requestedAt: someMoment, dueAt: someMoment + 60 }];
    const dialog = await openTransfer(transferAfter('CANCELLED', ['PAYMENT_COMPLETED'], { refunds }), language);
    expect(dialog).toHaveTextContent(update);
    expect(dialog).toHaveTextContent(holder);
    expect(dialog).not.toHaveTextContent(untrue);
  },
);
