import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { listTransferReasons } from '#contract/protocol/lookup.ts';
import { deleteRecipient, listRecipients } from '#contract/recipient/recipient.ts';
import { createTransfer, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const goOn = () => press('Continue');

/** From the quote, which is there with its price, to the recipients. */
async function openRecipients(replies: Replies = []) {
  const product = await openProduct('/get-quote', { user: verified, replies });
  await screen.findByRole('textbox', { name: 'They get' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
  await goOn();
  await screen.findByRole('heading', { name: 'Who are you sending to?' });
  return product;
}

describe('the quote', () => {
  test('has both amounts, the operator fee to switch and a promo code to enter (QUO-03)', async () => {
    await openProduct('/get-quote', { user: verified });
    expect(await screen.findByRole('textbox', { name: 'You send' })).toHaveValue('100.00');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
    expect(screen.getByRole('switch', { name: /operator fee/i })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
  });

  test.each([
    ['Mobile money', 'inclusive of cash out fee'],
    ['Bank transfer', 'payout partner fee'],
    ['Cash pickup', 'pick-up partner fee'],
  ])('by %s calls the fee “%s” (QUO-30)', async (method, wording) => {
    await openProduct('/get-quote', { user: verified });
    await userEvent.click(await screen.findByRole('tab', { name: method }));
    const fee = screen.getByRole('switch', { name: /operator fee/i });
    await waitFor(() => expect(fee).toHaveAccessibleDescription(expect.stringContaining(wording)));
  });

  test('is the first of four steps, and leads to the recipient (QUO-04, QUO-05)', async () => {
    const { address } = await openRecipients();
    await waitFor(() => expect(address()).toBe('/recipient'));
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your transfer' }));
    const names = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.match(/Get Quote|Recipient|Review|Pay/)?.[0])).toEqual([
      'Get Quote',
      'Recipient',
      'Review',
      'Pay',
    ]);
  });
});

describe('the recipients', () => {
  const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
  const inBank = recipientFixture({
    id: '0197a000-0000-7000-8000-0000000000a3',
    firstName: 'Nadia',
    profile: {
      transferMethod: 'bank_transfer',
      countryCode: 'CM',
      bankName: 'Afriland',
      recipientAccountNumber: 'CM2110005000010123456789012',
    },
  });
  const book = (): Replies => [[listRecipients, () => [recipientFixture(), paul, inBank]]];

  test('are found by name, and a new one is added on a form of its own (RCP-01, RCP-02)', async () => {
    const { address } = await openRecipients(book());
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'pAU');
    expect(screen.getByRole('radio', { name: /Paul/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Marie/ })).toBeNull();
    await press('Add new recipient');
    expect(await screen.findByRole('heading', { name: 'Add new recipient' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/recipient-details'));
  });

  test('are choices with the way and number the money goes to; Continue waits for one (RCP-03, RCP-06)', async () => {
    await openRecipients(book());
    const marie = await screen.findByRole('radio', { name: /Marie Ngo/ });
    expect(marie.closest('label')).toHaveTextContent(/Mobile money|MTN/);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(marie);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  test('sent to again are marked as the default, and ready to go on with (RCP-37, D-87)', async () => {
    const { id } = recipientFixture();
    await openProduct(`/get-quote?from=GB&to=CM&send=100&method=1&recipient=${id}`, {
      user: verified,
      replies: book(),
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
    await goOn();
    const marie = await screen.findByRole('radio', { name: /Marie/ });
    expect(marie).toBeChecked();
    expect(within(marie.closest('label') ?? document.body).getByText('Default')).toBeVisible();
    expect(screen.getAllByText('Default')).toHaveLength(1);
  });

  test('in a Cameroonian bank are asked for as Bank or Microfinance, each by its own labels (RCP-25, RCP-37)', async () => {
    await openProduct('/get-quote?method=2', { user: verified });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
    await goOn();
    await press('Add new recipient');
    await userEvent.click(await screen.findByRole('tab', { name: 'Microfinance' }));
    expect(await screen.findByRole('textbox', { name: 'Microfinance name' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Bank' }));
    expect(await screen.findByRole('textbox', { name: 'Bank name' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Microfinance name' })).toBeNull();
  });

  test('are deleted after a question, and the list is read again (RCP-04, RCP-05)', async () => {
    let kept = [recipientFixture(), paul];
    const { sentTo } = await openRecipients([
      [listRecipients, () => kept],
      [
        deleteRecipient,
        ({ params }) => {
          kept = kept.filter(({ id }) => id !== params.rid);
          return { done: true };
        },
      ],
    ]);
    await press('Delete Paul Ngo');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this recipient?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Paul/ })).toBeNull());
    expect(sentTo(deleteRecipient)).toHaveLength(1);
    expect(sentTo(listRecipients).length).toBeGreaterThan(1);
  });
});

describe('the reason', () => {
  const askReason = async (replies: Replies = []) => {
    const product = await openRecipients(replies);
    await userEvent.click(await screen.findByRole('radio', { name: /Marie/ }));
    await goOn();
    await screen.findByRole('dialog', { name: 'What is this transfer for?' });
    return product;
  };

  test('says when there is none, and Reload fetches them again (TRF-03)', async () => {
    let reasons: readonly { id: string; reason: string }[] = [];
    await askReason([[listTransferReasons, () => reasons]]);
    expect(await screen.findByText('No reasons found.')).toBeVisible();
    reasons = [{ id: 'njangi', reason: 'Njangi' }];
    await press('Reload');
    expect(await screen.findByRole('radio', { name: 'Njangi' })).toBeVisible();
  });

  test('that the server does not know any more is chosen from a list that was read again', async () => {
    let reasons = [{ id: 'njangi', reason: 'Njangi' }];
    await askReason([
      [listTransferReasons, () => reasons],
      [createTransfer, () => refused('reasonUnknown')],
    ]);
    reasons = [{ id: 'other', reason: 'Something else' }];
    await userEvent.click(await screen.findByRole('radio', { name: 'Njangi' }));
    await press('Create transfer');
    await press('Choose the reason again');
    expect(await screen.findByRole('radio', { name: 'Other' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Njangi' })).toBeNull();
  });

  test('creates the transfer from recipient and quote, once, and the review leads on to paying (TRF-05, TRF-08)', async () => {
    const { address, sentTo } = await askReason();
    await userEvent.click(await screen.findByRole('radio', { name: 'Njangi' }));
    await press('Create transfer');
    await screen.findByRole('heading', { name: 'Check everything is right' });
    const { id, recipientId } = transferFixture();
    const transferQuoteId = '0197a000-0000-7000-8000-00000000000b';
    expect(sentTo(createTransfer).map(({ body }) => body)).toEqual([
      { recipientId, transferQuoteId, transferReasonId: 'njangi', draftId: expect.any(String) },
    ]);
    await waitFor(() => expect(address()).toBe(`/review?transferId=${id}`));
    await press('Continue to payment');
    await waitFor(() => expect(address()).toBe(`/payment-method?transferId=${id}`));
  });
});

describe('the review', () => {
  const { id } = transferFixture();

  test('that cannot be read says what the server said, and is read again (TRF-07)', async () => {
    let isDown = true;
    const reply = () => (isDown ? refused('tooManyRequests') : transferFixture());
    await openProduct(`/review?transferId=${id}`, { user: verified, replies: [[readTransfer, reply]] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/too many|a moment/i);
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Check everything is right' })).toBeVisible();
  });

  test('dates it DD-MM-YYYY, and says so until when it can be paid (REF-15)', async () => {
    await openProduct(`/review?transferId=${id}`, { user: verified });
    await screen.findByRole('heading', { name: 'Check everything is right' });
    expect(await screen.findByText(/^15-\u206001-\u20602027, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/Pay by 16-\u206001-\u20602027, \d\d:\d\d/)).toBeVisible();
  });

  test.each([
    ['en', 'Change recipient', 'Use this recipient', 'Yes, change it', 'Transfer updated'],
    ['fr', 'Changer de bénéficiaire', 'Choisir ce bénéficiaire', 'Oui, changer', 'Transfert mis à jour'],
  ] as const)(
    'lets in %s another recipient be chosen, says so, and stays the same transfer (TRF-21, D-86)',
    async (language, change, use, agree, said) => {
      const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
      const { sentTo } = await openProduct(`/review?transferId=${id}`, {
        user: verified,
        language,
        replies: [
          [listRecipients, () => [recipientFixture(), paul]],
          [updateTransfer, () => ({ ...transferFixture(), recipientId: paul.id, recipient: paul })],
        ],
      });
      await press(change);
      await userEvent.click(await screen.findByRole('radio', { name: /Paul/ }));
      await press(use);
      const [, name, number] = within(await screen.findByRole('table')).getAllByRole('row');
      expect(name).toHaveTextContent(/Marie Ngo.*Paul Ngo/);
      expect(number).toHaveTextContent(/671 234 567.*671 234 567/);
      expect(sentTo(updateTransfer)).toEqual([]);
      await press(agree);
      expect(await screen.findByText(said)).toBeVisible();
      expect(sentTo(updateTransfer).map(({ params, body }) => [params.tid, body])).toEqual([
        [id, { recipientId: paul.id }],
      ]);
    },
  );
});

test('a transfer that is not theirs is said to be unknown, not to be still there, with a way home (TRF-07, ERR-28)', async () => {
  const { id } = transferFixture();
  const replies: Replies = [[readTransfer, () => refused('notFound')]];
  await openProduct(`/review?transferId=${id}`, { user: verified, replies });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this transfer' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^It may belong to another account, or the number may be mistyped\.$/,
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go to dashboard' })).toBeVisible();
});
