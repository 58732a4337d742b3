import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { sendComplaint } from '#contract/complaint.ts';
import type { ErrorCode } from '#contract/failure.ts';
import { listBanks } from '#contract/lookup.ts';
import { createPayment } from '#contract/payment.ts';
import { updateUser } from '#contract/profile.ts';
import { createRecipient, deleteRecipient, listRecipients } from '#contract/recipient.ts';
import { signIn } from '#contract/session.ts';
import { createTransfer, updateTransfer } from '#contract/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/ui/screens/pay-transfer/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const { id } = transferFixture();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const says = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const fails =
  (code: ErrorCode = 'unexpected') =>
  () =>
    refused(code);

async function openRecipients(replies: Replies, address = '/get-quote') {
  const product = await openProduct(address, { user: verified, replies });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).not.toHaveValue(''));
  await press('Continue');
  return product;
}

/** Marie at MTN, typed in; a number is typed twice. */
async function saveMarie() {
  await press('Add new recipient');
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Marie');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Ngo');
  for (const field of screen.getAllByRole('textbox', { name: /mobile/i })) await userEvent.type(field, '671234567');
  await press('Save recipient');
}

describe('what people are told about recipients', () => {
  test('that they could not be read (ERR-24)', async () => {
    await openRecipients([[listRecipients, fails()]]);
    await says("Failed to fetch your recipients' information");
  });

  test.each([
    ['unexpected', 'Failed to create recipient. Please try again'],
    ['accountNameNotFound', /The recipient details were not received. Please provide a valid mobile number/],
  ] as const)('that one could not be added, being %s (ERR-12, ERR-21, ERR-22)', async (code, sentence) => {
    await openRecipients([[createRecipient, fails(code)]]);
    await saveMarie();
    await says('Add recipient failed');
    await says(sentence);
  });

  test('that one was added (ERR-32)', async () => {
    await openRecipients([[createRecipient, () => recipientFixture()]]);
    await saveMarie();
    await says('New recipient added');
  });

  test.each([
    ['Recipient deleted', () => ({ done: true })],
    ['Could not delete recipient', fails()],
  ] as const)('“%s” (ERR-16, ERR-33)', async (sentence, reply) => {
    await openRecipients([[deleteRecipient, reply]]);
    await press('Delete Marie Ngo');
    await press('Yes, delete');
    await says(sentence);
  });

  test('that the banks could not be fetched (ERR-23)', async () => {
    await openRecipients([[listBanks, fails()]], '/get-quote?method=2&to=NG');
    await press('Add new recipient');
    await says('Failed to fetch list of banks');
  });
});

describe('what people are told about a transfer', () => {
  test.each([
    ['unexpected', 'An error occurred during the request.'],
    ['sendingLimitExceeded', /limit/i],
  ] as const)('that it could not be created, being %s (ERR-02, ERR-11)', async (code, sentence) => {
    await openRecipients([[createTransfer, fails(code)]]);
    await userEvent.click(await screen.findByRole('radio', { name: /Marie/ }));
    await press('Continue');
    await userEvent.click(await screen.findByRole('radio', { name: 'Njangi' }));
    await press('Create transfer');
    await says('Transfer failed');
    await says(sentence);
  });

  test.each([
    ['Could not update transfer', [[updateTransfer, fails()]]],
    ['Could not initiate payment, please try again', [[createPayment, fails()]]],
  ] as const)('“%s” (ERR-13, ERR-18)', async (sentence, replies) => {
    await openProduct(`/payment-method?transferId=${id}`, { user: verified, replies });
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await press('Proceed to payment');
    await says(sentence);
  });
});

describe('what people are told about their account', () => {
  test('that the profile could not be updated (ERR-14)', async () => {
    const user = userFixture({ ...verified, profile: { ...verified.profile, gender: 'female' } });
    await openProduct('/edit-profile', {
      user,
      replies: [
        [signIn, () => ({ user })],
        [updateUser, fails()],
      ],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
    await userEvent.type(question.getByLabelText(/password/i, { selector: 'input' }), 'Correct-Horse-9');
    await userEvent.click(question.getByRole('button', { name: /^(Confirm|Continue)$/ }));
    await says('Could not update profile');
  });

  test('that a form could not be submitted (ERR-25)', async () => {
    await openProduct('/help', { replies: [[sendComplaint, fails()]] });
    const form = within(await screen.findByRole('form', { name: 'Make a complaint' }));
    for (const [name, text] of [
      ['Name', 'Ama'],
      ['E-mail', 'ama@example.com'],
      ['What happened?', 'It never arrived.'],
    ] as const) {
      await userEvent.type(form.getByLabelText(name), text);
    }
    await userEvent.click(form.getByRole('button', { name: 'Send the complaint' }));
    await says('Failed to submit form. Please try again');
  });
});
