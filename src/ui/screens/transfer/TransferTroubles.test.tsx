import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Refund, Transfer } from '#contract/transfer/transfer.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { onCancel, onClose, openTransfer, transferAfter } from '#tests/setup/openTransfer.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { TransferDialog } from './TransferDialog.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

beforeEach(() => {
  vi.mocked(callApi).mockReset();
  onClose.mockReset();
  onCancel.mockReset();
});

describe('a transfer that waits for a document', () => {
  const waiting = transferAfter('PENDING_DOCUMENTATION', ['PAYMENT_COMPLETED']);
  const asking = (decline_reason: string) => ({ ...waiting, meta: { ...waiting.meta, decline_reason } });

  test.each([
    ['en', 'Please send us a bill or bank letter that shows your address.'],
    ['fr', 'Envoyez-nous une facture ou lettre de banque portant votre adresse.'],
  ] as const)('names the document where it is looked at, in %s', async (language, sentence) => {
    expect(await openTransfer(asking('address'), language)).toHaveTextContent(sentence);
  });

  test('points to the message where nothing is named', async () => {
    expect(await openTransfer(waiting)).toHaveTextContent('Our message tells you which one');
  });
});

const refund: Refund = {
  amount: 103.18,
  currency: 'GBP',
  route: 'card',
  reference: 'rf-7',
  requestedAt: someMoment + 120,
  dueAt: someMoment + 120 + 48 * 3600,
};

describe('a payout its partner did not keep', () => {
  const refused = transferAfter('PAYMENT_SUSPENDED', ['PAYMENT_COMPLETED'], { recipientChangeable: true });
  const delivered = transferAfter('COMPLETE', ['PAYMENT_COMPLETED']);
  const cameBack = { ...delivered, meta: { ...delivered.meta, state: 'PAYOUT_RETURNED' }, refunds: [refund] };
  const buttonsOf = (dialog: HTMLElement) =>
    within(dialog)
      .queryAllByText(/^(Choose another recipient|Contact us|Cancel transfer|Send again)$/)
      .map(({ textContent }) => textContent);

  test.each([
    ['en', 'Our payout partner couldn’t use the details we have for Marie, so nothing was paid.'],
    ['fr', 'Notre partenaire n’a pas pu utiliser les coordonnées de Marie : rien n’a été versé.'],
  ] as const)('refused, the sender is told to name another recipient, in %s (TXN-26)', async (language, sentence) => {
    expect(await openTransfer(refused, language)).toHaveTextContent(sentence);
  });

  test.each([
    ['en', true, 'Next updateWhen you’ve chosen. Until then, we won’t send anything.', 'Cancel for a full refund'],
    ['fr', true, 'Prochaine nouvelleQuand vous aurez choisi.', 'Annuler et être entièrement remboursé'],
    ['en', false, 'We’ll ask again within 1 hour.', 'Choose another recipient.'],
    ['fr', false, 'Nous lui redemandons d’ici 1 heure.', 'Choisir un autre bénéficiaire.'],
  ] as const)(
    'refused, in %s, what comes next is the sender’s to say once the money is back: %s (TXN-26, D-122)',
    async (language, cancellable, update, can) => {
      const dialog = await openTransfer({ ...refused, cancellable }, language);
      expect(dialog).toHaveTextContent(update);
      expect(dialog).toHaveTextContent(can);
      expect(dialog).not.toHaveTextContent(/From one of our people|De notre équipe/);
    },
  );

  test('returned, nobody is told that the recipient has it (TXN-26)', async () => {
    const dialog = await openTransfer(cameBack);
    expect(dialog).toHaveTextContent('it didn’t reach them after all');
    expect(dialog).toHaveTextContent('On its way back to you');
    expect(dialog).not.toHaveTextContent('Marie has');
  });

  test.each([
    ['en', 'There’s nothing left to refund.You have your money back.', 'Who has the moneyYou'],
    ['fr', 'Il ne reste rien à rembourser', 'Qui a l’argentVous'],
  ] as const)(
    'returned, and paid back by the sender’s own bank, in %s no refund is promised',
    async (language, sentence, holder) => {
      const dialog = await openTransfer({ ...cameBack, refunds: [] }, language);
      expect(dialog).toHaveTextContent(sentence);
      expect(dialog).toHaveTextContent(holder);
      expect(dialog).not.toHaveTextContent(/We’ll refund|Nous vous remboursons/);
    },
  );

  test('returned, neither its label nor its last step says that it was paid (TXN-17, TXN-23)', async () => {
    const dialog = await openTransfer(cameBack);
    expect(within(dialog).getByRole('list', { name: 'Progress' }).lastElementChild).toHaveTextContent(
      'Payment received in XAF, stoppedPayout returned',
    );
    expect(dialog).not.toHaveTextContent('Paid to recipient');
    expect(buttonsOf(dialog)).toEqual(['Send again']);
  });

  test('refused, naming another recipient comes first, and cancelling is there (TXN-28, D-126)', async () => {
    expect(buttonsOf(await openTransfer(refused))).toEqual([
      'Choose another recipient',
      'Contact us',
      'Cancel transfer',
    ]);
  });

  test.each([
    ['en', 'this transfer can’t be cancelled', 'once our partner has returned the money', 'Nothing has been paid out'],
    ['fr', 'ne peut pas être annulé', 'dès que notre partenaire aura rendu l’argent', 'Rien n’a encore été versé'],
  ] as const)(
    'refused, and perhaps paid all the same, offers no cancelling and says until when, in %s (D-122)',
    async (language, not, until, untrue) => {
      const dialog = await openTransfer({ ...refused, cancellable: false }, language);
      expect(dialog).toHaveTextContent(not);
      expect(dialog).toHaveTextContent(until);
      expect(dialog).not.toHaveTextContent(untrue);
      expect(within(dialog).queryByRole('button', { name: /^(Cancel transfer|Annuler)/ })).toBeNull();
    },
  );

  test('refused for another reason and not given back, says that cancelling comes later (D-122)', async () => {
    const dialog = await openTransfer({ ...refused, recipientChangeable: false, cancellable: false });
    expect(dialog).toHaveTextContent('You can cancel as soon as it has.');
    expect(buttonsOf(dialog)).toEqual(['Contact us']);
  });

  test('under way, nobody is told that they could cancel (…01, D-122)', async () => {
    const dialog = await openTransfer(transferAfter('PAYMENT_COMPLETED', [], { approved: true, cancellable: false }));
    expect(dialog).toHaveTextContent('What you can do nowYou don’t need to do anything.');
    expect(buttonsOf(dialog)).toEqual([]);
  });
});

describe('a cancelled transfer', () => {
  const momentsOf = (dialog: HTMLElement) =>
    within(within(dialog).getByRole('list', { name: 'Cancellation' })).getAllByRole('listitem');

  test('shows its three moments: amount, route, reference and due date of the refund (TRF-12, D-122, peers 18)', async () => {
    const dialog = await openTransfer(transferAfter('CANCELLED', ['PAYMENT_COMPLETED'], { refunds: [refund] }));
    const moments = momentsOf(dialog);
    expect(moments.map(({ textContent }) => textContent?.split(',')[0])).toEqual([
      'Requested',
      'Cancelled',
      'Refund on its way',
    ]);
    expect(moments[1]).toHaveTextContent('Can take 24 hours');
    expect(moments[2]).toHaveTextContent('£103.18 to your cardDue by 17-\u206001-\u20602027, 08:02Reference rf-7');
    expect(dialog).toHaveTextContent('When you have your money back, by 17-\u206001-\u20602027, 08:02');
  });

  test('says refunded only once it was, and of money that never came nothing', async () => {
    const back = { ...refund, settledAt: someMoment + 3600 };
    const refunded = await openTransfer(
      transferAfter('REFUNDED', ['PAYMENT_COMPLETED', 'CANCELLED'], { refunds: [back] }),
    );
    expect(momentsOf(refunded)[2]).toHaveTextContent(
      'Refunded, completed£103.18 back on your cardRefunded 15-\u206001-\u20602027, 09:00',
    );
    cleanup();
    expect(momentsOf(await openTransfer(transferAfter('CANCELLED')))).toHaveLength(2);
  });
});

test('says who has the money, since when, when there is news and what one can do (peers 11)', async () => {
  const dialog = await openTransfer(transferAfter('PENDING_PAYMENT'));
  const region = within(dialog).getByRole('region', { name: 'What happens next' });
  expect(region).toHaveTextContent('Who has the moneyYouSince15-\u206001-\u20602027, 08:01');
  expect(region).toHaveTextContent('When you pay, or when the time to pay ends: 16-\u206001-\u20602027, 08:00');
  expect(region).toHaveTextContent(
    'Choose another recipient. Pay, or cancel free of charge until 16-\u206001-\u20602027, 08:00.',
  );
});

test.each([
  ['PENDING_VERIFICATION', 'Verify your account, or cancel free of charge until'],
  ['PENDING_DOCUMENTATION', 'Send us the document.'],
  ['PAYMENT_FRAUD', 'Contact us.'],
  ['PAYMENT_DECLINED', 'Send it again.'],
  ['COMPLETE', 'You don’t need to do anything.'],
] as const)('what one can do with a transfer at %s is what its buttons do: %s (peers 11)', async (status, can) => {
  const dialog = await openTransfer(transferAfter(status));
  const region = within(dialog).getByRole('region', { name: 'What happens next' });
  expect(region).toHaveTextContent(can);
});

test('another recipient is offered exactly where the server takes one, and the receipt where there is one (TXN-31)', async () => {
  const receiptOf = vi.fn(() => <button type="button">Receipt</button>);
  const shown = async (transfer: Transfer) => {
    vi.mocked(callApi).mockResolvedValue(transfer);
    const actions = { onClose, onCancel, receiptOf, sendAgainAddress: () => '/' };
    renderScreen(<TransferDialog userId="u1" transferId={transfer.id} {...actions} />);
    await screen.findByText(/^To Marie Ngo/);
    return screen.getByRole('dialog');
  };
  const dialog = await shown(transferAfter('PAYMENT_SUSPENDED', ['PAYMENT_COMPLETED'], { recipientChangeable: true }));
  const link = within(dialog).getByRole('link', { name: 'Choose another recipient' });
  expect(link).toHaveAttribute('href', `/transactions/${transferFixture().id}/recipient`);
  expect(within(dialog).getByRole('button', { name: 'Receipt' })).toBeVisible();
  cleanup();
  const sent = await shown(transferAfter('COMPLETE'));
  expect(within(sent).queryByRole('link', { name: 'Choose another recipient' })).toBeNull();
});

test.each(['notFound', 'requestInvalid'] as const)(
  'a transfer that is not there, or not theirs, is said to be (%s)',
  async (code) => {
    vi.mocked(callApi).mockRejectedValue(new ApiFailure(code));
    renderScreen(
      <TransferDialog userId="u1" transferId="t1" onClose={onClose} onCancel={onCancel} sendAgainAddress={() => '/'} />,
    );
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('We can’t find this transfer');
    expect(within(notice).queryByRole('button')).toBeNull();
  },
);

test.each([
  ['en', 'Failed to fetch transaction details. Please try again', 'Try again', /^Pay now to send .*XAF to Marie Ngo$/],
  ['fr', 'Impossible de lire les détails du transfert. Réessayez', 'Réessayer', /^Payez pour envoyer .*à Marie Ngo$/],
] as const)(
  'in %s a transfer that cannot be read says so, and is read again (ERR-28)',
  async (language, said, again, shown) => {
    vi.mocked(callApi).mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    vi.mocked(callApi).mockResolvedValue(transferFixture());
    renderScreen(
      <TransferDialog userId="u1" transferId="t1" onClose={onClose} onCancel={onCancel} sendAgainAddress={() => '/'} />,
      { language },
    );
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(said);
    await userEvent.click(within(notice).getByRole('button', { name: again }));
    expect(await screen.findByRole('dialog', { name: shown })).toBeVisible();
  },
);
