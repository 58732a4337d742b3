import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { completeBankPayment, reportPaymentReturn } from '#contract/payment/payment.ts';
import { readTransfer, readTransferResult } from '#contract/transfer/transfer.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
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
    ['en', 'notFound', { title: 'We can’t find this transfer', help: 'Contact us' }],
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
    await userEvent.click(screen.getByRole('button', { name: 'Go to dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test.each([
    ['PAYMENT_PROCESSING', 'Transaction In Progress', 'Your £102.19 is on its way to us', ''],
    ['COMPLETE', 'Payment Successful', 'Marie Ngo has 78,000\u00a0XAF', ''],
    [
      'PAYMENT_DECLINED',
      'Transaction Cancelled',
      'Your payment was declined, so nothing was sent',
      ': Payment declined',
    ],
  ] as const)(
    'of %s leads with who has the money; “%s” stands below, and names the tab (RES-10, RES-11, RES-12)',
    async (status, title, lead, happened) => {
      const replies: Replies = [[readTransfer, () => transferFixture(status)]];
      await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(lead.replace('\u00a0', ' '));
      // Names and amounts stay out of the browser's history.
      expect(document.title).toBe(`${title}${happened} · Sawa`);
    },
  );

  test('that has arrived is followed by the receipt, the news passed on and the same again (TXN-20, TXN-31)', async () => {
    // Its stand-in for the clipboard comes with a set-up of its own.
    const user = userEvent.setup();
    const arrived = transferFixture('COMPLETE', { receipt_url: `/transactions/${id}/receipt` });
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies: [[readTransfer, () => arrived]] });
    const names = ['Print view', 'Download receipt', 'Tell Marie', 'Send again', 'Go to dashboard'];
    await screen.findByRole('button', { name: 'Tell Marie' });
    const offered = screen.getAllByText((words) => names.includes(words)).map(({ textContent }) => textContent);
    expect(offered).toEqual(names);
    // Nothing here shares, so the news is there to be pasted.
    await user.click(screen.getByRole('button', { name: 'Tell Marie' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Hi Marie! I’ve sent you 78,000\sXAF with Sawa/);
  });

  test('of a payout that was refused says so, that the money is safe, and leads to another recipient (D-126)', async () => {
    const refused = { ...transferFixture('PAYMENT_SUSPENDED'), recipientChangeable: true };
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies: [[readTransfer, () => refused]] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Transfer On Hold' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We couldn’t pay Marie Ngo, but your money is safe',
    );
    expect(screen.getByText(/^Our payout partner couldn’t use the details we have for Marie/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose another recipient' });
    expect(link).toHaveAttribute('href', `/transactions/${id}/recipient`);
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
    expect(screen.queryAllByText(/loyalty points/)).toHaveLength(count);
  });
});
