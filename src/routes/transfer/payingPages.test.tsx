import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { createPayment } from '#contract/payment/payment.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { submitPersonalDetails } from '#contract/verification/verification.ts';
import { cardFormFixture } from '#tests/fixtures/cardFormFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/ui/screens/payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const { id } = transferFixture();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openPayment = async (replies: Replies = [], user = verified) => {
  const product = await openProduct(`/payment-method?transferId=${id}`, { user, replies });
  await screen.findByRole('heading', { name: 'How would you like to pay?' });
  return product;
};

describe('paying', () => {
  test('shows the transfer, the ways to pay, that details must be exact, and the total with its currency (PAY-01)', async () => {
    await openPayment();
    const ways = await screen.findByRole('radiogroup', { name: 'Ways to pay' });
    expect(within(ways).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText(/don’t change the amount or the reference/)).toBeVisible();
    expect(screen.getByText('You pay in GBP.')).toBeVisible();
    expect(screen.getAllByText('£102.19').length).toBeGreaterThan(0);
    await press('Transfer details');
    expect(screen.getByText('Family & Friend support')).toBeVisible();
  });

  test('says before paying that the money is taken and not only held, by each way in its words (peers 19)', async () => {
    await openPayment();
    expect(
      await screen.findByText(/^The money leaves your account when you approve: it isn’t only reserved/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(
      await screen.findByText(/^Your card is charged when you confirm: the amount isn’t only reserved/),
    ).toBeVisible();
  });

  test('speaks of a bank only where one can be chosen: a card from Canada to Nigeria (PAY-01)', async () => {
    const canadian = {
      ...transferFixture(),
      originCurrency: 'CAD',
      originCountryCode: 'CA',
      destinationCountryCode: 'NG',
    };
    await openPayment([[readTransfer, () => canadian]]);
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText(/^You enter your card/)).toBeVisible();
    expect(screen.queryByText(/You choose your bank/)).toBeNull();
  });

  test('tells the server the company, the address and whether the card is kept, and only then leaves (PAY-02, PAY-18, PAY-34)', async () => {
    const { sentTo, address } = await openPayment([[createPayment, () => cardFormFixture]]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Save my card/ }));
    expect(sentTo(updateTransfer)).toEqual([]);
    await press('Proceed to payment');
    await screen.findByRole('heading', { name: 'Next: your card' });
    expect(sentTo(updateTransfer).map(({ params, body }) => [params.tid, body])).toEqual([
      [id, { paymentGateway: 'trust-payment', tokenised: true, clientIp: '192.0.2.7' }],
    ]);
    expect(sentTo(createPayment)).toHaveLength(1);
    await waitFor(() => expect(address()).toBe(`/card-payment?transferId=${id}`));
  });

  test.each([
    ['en', 'No transfer initiated yet'],
    ['fr', 'Aucun transfert commencé pour l’instant'],
  ] as const)('without a transfer leads to the dashboard, which says why in %s (PAY-11)', async (language, said) => {
    const { address } = await openProduct('/payment-method', { user: verified, language });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByText(said)).toBeVisible();
  });

  describe('of an unverified sender', () => {
    const why = 'We need to verify your identity before you can complete this transaction';
    const open = (path: string) =>
      openProduct(`${path}?transferId=${id}`, {
        user: userFixture(),
        replies: [[readTransfer, () => transferFixture('PENDING_VERIFICATION')]],
      });

    test('leads to the check, which says why; the transfer stays built (KYC-19, KYC-20, TRF-20)', async () => {
      const { address } = await open('/payment-method');
      expect(await screen.findByText(why)).toBeVisible();
      await waitFor(() => expect(address()).toBe(`/verification?transferId=${id}`));
    });

    test('does not tell who asked for the check why it comes (KYC-20)', async () => {
      const { address } = await open('/review');
      await press('Verify now');
      await waitFor(() => expect(address()).toBe(`/verification?transferId=${id}`));
      expect(screen.queryByText(why)).toBeNull();
    });
  });
});

describe('a profile that lacks what the payment company needs', () => {
  const unfinished = userFixture({ meta: { verified: true } });

  test('is completed over the payment, which then goes on (PAY-10, PAY-32)', async () => {
    let isComplete = false;
    const { sentTo, address } = await openPayment(
      [
        [readUser, () => unfinished],
        [updateTransfer, () => (isComplete ? transferFixture() : refused('profileIncomplete'))],
        [createPayment, () => cardFormFixture],
        [
          submitPersonalDetails,
          () => {
            isComplete = true;
            return verified;
          },
        ],
      ],
      unfinished,
    );
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await press('Proceed to payment');
    const dialog = await screen.findByRole('dialog', { name: 'A few details are missing' });
    expect(dialog).toHaveTextContent('Missing Information! Kindly update your profile to complete this payment');
    await waitFor(() => expect(address()).toBe(`/payment-method?transferId=${id}&profile_update=required`));

    await userEvent.click(await within(dialog).findByRole('button', { name: 'Update now' }));
    expect(within(dialog).getByRole('textbox', { name: 'City' })).toBeInvalid();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Female' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Address line 1' }), '1 High Street');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'City' }), 'London');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Postal or ZIP code' }), 'N1 1AA');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update now' }));
    await screen.findByRole('heading', { name: 'Next: your card' });
    expect(sentTo(submitPersonalDetails)[0]?.body).toMatchObject({ address1: '1 High Street', city: 'London' });
  });

  test('can be left for later: the payment keeps its transfer (PAY-10)', async () => {
    const { address } = await openPayment([
      [readUser, () => unfinished],
      [updateTransfer, () => refused('profileIncomplete')],
    ]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    await press('Proceed to payment');
    const dialog = await screen.findByRole('dialog', { name: 'A few details are missing' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe(`/payment-method?transferId=${id}`));
    expect(screen.getByRole('button', { name: 'Proceed to payment' })).toBeEnabled();
  });
});
