import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.ts';
import { readUser } from '#contract/account/account.ts';
import { listNotifications } from '#contract/notification/notification.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const { id } = transferFixture();
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const standOn = async (name: string | RegExp) => {
  const found = await heading(name);
  await waitFor(() => expect(found).toHaveFocus());
};

describe('who hears the page stands on what it says (WCAG 2.4.3)', () => {
  const ids = ['0197a000-0000-7000-8000-0000000000f1', '0197a000-0000-7000-8000-0000000000f2'] as const;
  const unverified: User = {
    ...verified,
    meta: { ...verified.meta, verified: false, submittedVerificationData: false },
    verifications: [
      { id: ids[0], type: 'IDENTITY', status: 'PENDING' },
      { id: ids[1], type: 'DOCUMENT', status: 'PENDING' },
    ],
  };
  const submitted: User = { ...unverified, meta: { ...unverified.meta, submittedVerificationData: true } };
  const origin = 'http://127.0.0.1:4100';
  const widget = {
    token: 'a-token',
    widgetUrl: `${origin}/kyc/widget?transaction=1`,
    expiresAt: 1_800_003_600,
    parts: [
      { part: 'face', verificationId: ids[0] },
      { part: 'document', verificationId: ids[1] },
    ],
  };

  test('once the identity frame is open, and once it is closed by who finished or who stopped (KYC-10)', async () => {
    let standing = unverified;
    const replies: Replies = [
      [requestVerificationDocuments, () => unverified],
      [submitVerificationPart, () => submitted],
      [openVerificationWidget, () => widget],
      [readUser, () => standing],
    ];
    await openProduct('/verification', { user: unverified, replies });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    await screen.findByTitle('Identity check of our partner');
    await standOn('Your identity check');

    await userEvent.click(screen.getByRole('button', { name: 'Stop for now' }));
    await standOn('Now show us it’s you');

    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Identity check of our partner');
    standing = submitted;
    const tell = (data: unknown) =>
      act(async () => {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
      });
    for (const part of ['document', 'face']) {
      await tell({ type: 'kyc.part', part, verificationData: { reference: `img_${part}` } });
    }
    await tell({ type: 'kyc.done' });
    await standOn('We’re checking who you are');
  });

  test('back from the bank, when it is known how the payment went (RES-01)', async () => {
    const replies: Replies = [[readTransfer, () => transferFixture('PAYMENT_PROCESSING')]];
    await openProduct(`/transfer-completed/${id}?payment_type=truelayer`, { user: verified, replies });
    await standOn('Your £102.19 is on its way to us');
  });

  test('after a second look at a payment that could not be read (RES-07)', async () => {
    let isThere = false;
    const replies: Replies = [
      [readTransfer, () => (isThere ? transferFixture('COMPLETE') : refused('serviceUnavailable'))],
    ];
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
    await standOn('Payment Error');
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await standOn(/^Marie Ngo has/);
  });

  test('and nobody is moved who went on before it was known', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const replies: Replies = [
      [
        readTransfer,
        async () => {
          await waiting;
          return transferFixture('COMPLETE');
        },
      ],
    ];
    await openProduct(`/transfer-completed/${id}`, { user: verified, replies });
    const link = await screen.findByRole('link', { name: 'Notifications' });
    act(() => link.focus());
    answer?.();
    await heading(/^Marie Ngo has/);
    expect(link).toHaveFocus();
  });
});

describe('the bell', () => {
  const spoken = () => screen.queryAllByRole('status').some(({ textContent }) => textContent?.includes('unread'));

  test.each([
    { page: 'the result of a payment', at: `/transfer-completed/${id}`, says: false },
    { page: 'the dashboard', at: '/dashboard', says: true },
  ])('on $page says that something is unread: $says', async ({ at, says }) => {
    let unread = 0;
    const replies: Replies = [
      [readTransfer, () => transferFixture('COMPLETE')],
      [listNotifications, () => ({ collections: [], total: unread, unread })],
    ];
    await openProduct(at, { user: verified, replies });
    await screen.findByRole('link', { name: 'Notifications' });
    unread = 1;
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
    if (says) return waitFor(() => expect(spoken()).toBe(true), { timeout: 3_000 });
    // What the page says of the money is said after the same pause, and the bell would be said with it.
    const settled = screen.getByRole('heading', { level: 1 });
    await expect(waitFor(() => expect(spoken()).toBe(true), { timeout: 1_500 })).rejects.toThrow();
    expect(settled).toBeVisible();
  });
});
