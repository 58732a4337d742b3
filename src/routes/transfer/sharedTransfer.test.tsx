import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createTrackingLink, readTrackingLink, revokeTrackingLink } from '#contract/transfer/trackingLink.ts';
import { readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { downloadReceipt } from '#src/services/document/receiptService.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/services/document/receiptService.ts', () => ({
  downloadReceipt: vi.fn(async () => undefined),
  shareReceiptPicture: async () => undefined,
  sharesPictures: () => false,
}));

const delivered = transferFixture('COMPLETE');
const transfer: Transfer = {
  ...delivered,
  history: [{ status: 'COMPLETE', at: someMoment }],
  meta: { ...delivered.meta, receipt_url: `/transactions/${delivered.id}/receipt` },
};
const link = {
  url: 'https://sawa.example/follow/token',
  expiresAt: someMoment + 86_400,
  language: 'fr',
  showsAmount: false,
} as const;
const qr = 'QR code of the link, to be scanned with a phone';

const replies = (known: object): Replies => [
  [readTransfer, () => transfer],
  [readTrackingLink, () => known],
];

describe('a link for the recipient (peers 13)', () => {
  test('stands on the receipt as a code to scan once there is one, and is offered there before', async () => {
    const receipt = `/transactions/${transfer.id}/receipt`;
    await openProduct(receipt, { user: verified, replies: replies({ link }) });
    expect(await screen.findByRole('img', { name: qr })).toBeVisible();
    expect(screen.getByText(link.url)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send Marie a link' })).toHaveAttribute(
      'href',
      `/transactions?transfer=${transfer.id}&share=`,
    );
  });

  test.each([
    [{ link }, { url: link.url, title: 'Follow this transfer' }],
    [{}, undefined],
  ])('goes into the file of the receipt where there is one: %o', async (known, follow) => {
    vi.mocked(downloadReceipt).mockClear();
    await openProduct(`/transactions/${transfer.id}/receipt`, { user: verified, replies: replies(known) });
    await userEvent.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(downloadReceipt).toHaveBeenCalledTimes(1));
    const [saved] = vi.mocked(downloadReceipt).mock.calls[0] ?? [];
    if (follow) expect(saved?.receipt.follow).toMatchObject(follow);
    else expect(saved?.receipt.follow).toBeUndefined();
  });

  test('shows its code in the dialog it is made in', async () => {
    await openProduct(`/transactions?transfer=${transfer.id}&share=`, { user: verified, replies: replies({ link }) });
    expect(await screen.findByRole('img', { name: qr })).toBeVisible();
  });

  test('is made, passed on in its own language, and ended over the details', async () => {
    const { sentTo, address } = await openProduct(`/transactions?transfer=${transfer.id}&share=`, {
      user: verified,
      replies: [...replies({}), [createTrackingLink, () => link], [revokeTrackingLink, () => ({ done: true })]],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }));
    expect(sentTo(createTrackingLink).map(({ body }) => body)).toEqual([{ language: 'fr', showsAmount: false }]);
    const whatsapp = await screen.findByRole('link', { name: 'Send by WhatsApp' });
    expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=Bonjour Marie .*https:\/\/sawa\.example\/follow\/token$/,
    );
    expect(screen.getByRole('link', { name: 'Send by text message' }).getAttribute('href')).toMatch(
      /^sms:\+\d+\?body=/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
    expect(await screen.findByRole('button', { name: 'Make the link' })).toBeVisible();
    expect(sentTo(revokeTrackingLink)).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(address()).toBe(`/transactions?transfer=${transfer.id}`));
  });
});
