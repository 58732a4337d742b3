import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { completeBankPayment, reportPaymentReturn } from '#contract/payment.ts';
import { readTransfer, readTransferResult } from '#contract/transfer.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const { id } = transferFixture();
const paid = (): Replies => [[readTransfer, () => transferFixture('PAYMENT_COMPLETED')]];
const inPublic: Replies = [[readTransferResult, () => ({ state: 'COMPLETE', ended: false })]];
/** As the live stream does. The queries' own module, loaded before the product, would call the network. */
const hearNews = () => queryClient.invalidateQueries({ queryKey: ['transfers'] });
const successful = () => screen.findByRole('heading', { name: 'Payment Successful' });

describe('the result of a payment', () => {
  test.each([
    ['the bank', `/transfer-completed/${id}?payment_type=truelayer`],
    ['the card company', `/transfer-complete/${id}?payment_type=trust_payment`],
  ])('is where %s leads back to, and opens without signing in (RES-01, RES-15)', async (_who, address) => {
    const product = await openProduct(address, { replies: inPublic });
    await successful();
    expect(screen.queryByText('£102.19')).toBeNull();
    expect(product.address()).toContain(`/transfer-completed/${id}`);
  });

  test('on the phone’s address is that of a card, without signing in (RES-02)', async () => {
    const { address } = await openProduct('/trustPayment-for-mobile');
    await waitFor(() => expect(address()).toBe('/transfer-completed?payment_type=trust_payment'));
    expect(await screen.findByRole('heading', { name: 'No transfer initiated yet' })).toBeVisible();
  });

  test.each([
    ['RES-03', `/auth-transfer-complete/${id}`],
    ['RES-04', `/transfer/cancelled/${id}`],
  ])('stands in the signed-in product too, and never believes the address (%s, D-07)', async (_id, address) => {
    await openProduct(address, { user: verified, replies: paid() });
    await successful();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test.each([`/auth-transfer-complete/${id}`, `/transfer/complete/${id}`])('%s asks who is there first', async (at) => {
    const { address } = await openProduct(at);
    await waitFor(() => expect(address()).toBe('/sign-in'));
  });

  test('asks the bank’s company once when the bank leads back, and only then (RES-05, API-56)', async () => {
    const byBank = await openProduct(`/transfer-completed/${id}?payment_type=truelayer`, {
      user: verified,
      replies: paid(),
    });
    await successful();
    expect(byBank.sentTo(completeBankPayment)).toHaveLength(1);
  });

  test('asks about a card by our own call, not the bank’s (RES-05)', async () => {
    const byCard = await openProduct(`/transfer-completed/${id}?payment_type=trust_payment`, {
      user: verified,
      replies: paid(),
    });
    await successful();
    expect(byCard.sentTo(completeBankPayment)).toEqual([]);
    expect(byCard.sentTo(reportPaymentReturn)).toHaveLength(1);
  });

  test('is “Just a minute, please!” until it is known (RES-06)', async () => {
    let tell: (transfer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => {
      tell = resolve;
    });
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies: [[readTransfer, () => answer]] });
    expect(await screen.findByRole('heading', { name: 'Just a minute, please!' })).toBeVisible();
    tell(transferFixture('PAYMENT_COMPLETED'));
    await successful();
  });

  test.each([
    ['en', 'notFound', { title: 'We cannot find this transfer', help: 'Contact us' }],
    ['fr', 'requestInvalid', { title: 'Ce transfert est introuvable', help: 'Nous contacter' }],
  ] as const)(
    'is of no transfer we know, said in %s, and no payment went wrong (RES-07, %s)',
    async (language, code, { title, help }) => {
      const replies: Replies = [[readTransfer, () => refused(code)]];
      await openProduct('/transfer-completed/nowhere', { user: verified, replies, language });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      const notice = screen.getByRole('alert');
      expect(notice).toHaveTextContent(language === 'en' ? /^It may belong to/ : /^Il appartient peut-être/);
      expect(within(notice).queryByRole('button')).toBeNull();
      expect(within(notice).getByRole('link', { name: help })).toHaveAttribute('href', '/help');
    },
  );

  test('shows what was paid in which currency, the id, and a way back to the dashboard that works (RES-08)', async () => {
    const { address } = await openProduct(`/transfer-completed/${id}`, { user: verified, replies: paid() });
    await successful();
    expect(await screen.findByText('Total paid in GBP')).toBeVisible();
    expect(screen.getAllByText('£102.19')[0]).toBeVisible();
    expect(screen.getByText(`Transaction id ${visibleReference(transferFixture().reference)}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go back to dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('changes its headline with the news that arrives, before it looks again by its own clock (RES-10, NTF-01)', async () => {
    let status: 'PAYMENT_PROCESSING' | 'PAYMENT_COMPLETED' = 'PAYMENT_PROCESSING';
    const replies: Replies = [[readTransfer, () => transferFixture(status)]];
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
    await screen.findByText(`Transaction id ${visibleReference(transferFixture().reference)}`);
    expect(screen.queryByRole('heading', { name: 'Payment Successful' })).toBeNull();
    status = 'PAYMENT_COMPLETED';
    await hearNews();
    // The first look by the clock comes two seconds after the page.
    await screen.findByRole('heading', { name: 'Payment Successful' }, { timeout: 1_000 });
  });

  test('offers another try with the news that the payment was declined (RES-11, NTF-01)', async () => {
    let status: 'PAYMENT_PROCESSING' | 'PAYMENT_DECLINED' = 'PAYMENT_PROCESSING';
    const replies: Replies = [[readTransfer, () => transferFixture(status)]];
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
    await screen.findByText(`Transaction id ${visibleReference(transferFixture().reference)}`);
    status = 'PAYMENT_DECLINED';
    await hearNews();
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 1_000 });
  });

  test.each([
    ['PAYMENT_COMPLETED', 1],
    ['CANCELLED', 0],
  ] as const)('of a transfer that is %s has %i boxes about loyalty points (RES-09)', async (status, count) => {
    const replies: Replies = [[readTransfer, () => transferFixture(status)]];
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
    await screen.findByText(`Transaction id ${visibleReference(transferFixture().reference)}`);
    expect(screen.queryAllByText(/Loyalty points/)).toHaveLength(count);
  });
});
