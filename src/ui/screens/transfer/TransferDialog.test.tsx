import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { onCancel, onClose, openTransfer, transferAfter } from '#tests/setup/openTransfer.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

const steps = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.mocked(callApi).mockReset();
  onClose.mockReset();
  onCancel.mockReset();
});

test('is headed by what a person wants to know first (TXN-19)', async () => {
  const dialog = await openTransfer(transferAfter('COMPLETE', ['PAYMENT_COMPLETED']));
  expect(dialog).toHaveAccessibleName('Marie Ngo has 78,000\u00a0XAF');
});

test('says to whom, when, how much, and where it stands in full (TXN-19, D-76)', async () => {
  const dialog = await openTransfer(transferAfter('COMPLETE', ['PAYMENT_COMPLETED']));
  expect(dialog).toHaveTextContent(
    'To Marie Ngo · 15-\u206001-\u20602027You send: £100.00They get: 78,000 XAFStatus: Paid to recipient',
  );
});

describe.each(['en', 'fr'] as const)('what happens next, in %s', (language) => {
  const inReview = { ...transferFixture('PAYMENT_COMPLETED', { state: 'PENDING_REVIEW' }) };
  const all: [string, Transfer][] = transferStatuses.map((status) => [status, transferAfter(status)]);

  test.each([...all, ['PENDING_REVIEW', inReview] as const])(
    'is told for %s, with who holds the money',
    async (_status, transfer) => {
      const dialog = await openTransfer(transfer, language);
      const section = within(dialog).getByRole('region', {
        name: language === 'fr' ? 'Et maintenant' : 'What happens next',
      });
      const sentences = within(section)
        .getAllByText((_text, element) => element?.tagName === 'P')
        .map(({ textContent }) => textContent);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(section).not.toHaveTextContent(/…|\{\{|transfer\.\w|undefined/);
    },
  );
});

test.each([
  ['PENDING_PAYMENT', [], 'Nothing has been taken from you.'],
  ['CANCELLED', ['PAYMENT_COMPLETED'], 'We’re refunding £102.19'],
  ['REFUNDED', ['PAYMENT_COMPLETED', 'CANCELLED'], 'You have your money back.'],
  ['PAYMENT_COMPLETED', [], 'Nothing has been paid out.'],
] as const)('%s after %j says where the money is', async (status, passed, sentence) => {
  const dialog = await openTransfer(transferAfter(status, passed));
  expect(within(dialog).getByRole('region', { name: 'What happens next' })).toHaveTextContent(sentence);
});

test('a payment that does not fit lists what it may be about (TXN-21)', async () => {
  const dialog = await openTransfer(transferAfter('PAYMENT_FRAUD', ['PAYMENT_COMPLETED']));
  const reasons = within(within(dialog).getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  expect(reasons).toHaveLength(4);
});

describe('the progress', () => {
  test('of an unpaid transfer is at its first step (TXN-22, TXN-23, TXN-25)', async () => {
    expect(steps(await openTransfer(transferAfter('PENDING_PAYMENT')))).toEqual([
      'Transfer created, in progress15-\u206001-\u20602027,\u00a008:00In Progress',
      'Payment received in GBP, waitingWaiting',
      'Payout partner processing, waitingWaiting',
      'Payment received in XAF, waitingWaitingExpected within 10 minutes of your payment reaching us',
    ]);
  });

  test.each([
    ['not approved', false, 1],
    ['approved', true, 2],
  ] as const)('of a paid transfer that is %s (TXN-24)', async (_case, approved, place) => {
    const shown = steps(await openTransfer(transferAfter('PAYMENT_COMPLETED', [], { approved })));
    expect(shown.findIndex((text) => text?.includes('In Progress'))).toBe(place);
    expect(shown[0]).toMatch(/, completed15-\u206001-\u20602027/);
  });

  test('of a delivered transfer is done, each step with its day and time (REF-15)', async () => {
    const shown = steps(await openTransfer(transferAfter('COMPLETE', ['PAYMENT_COMPLETED'])));
    for (const text of shown) expect(text).toMatch(/, completed15-\u206001-\u20602027,\s\d\d:\d\d$/);
  });

  test('of an ended transfer stops where it ended, with its status, and promises nothing (D-78)', async () => {
    const shown = steps(await openTransfer(transferAfter('EXPIRED')));
    expect(shown[0]).toBe('Transfer created, stoppedTransfer expired');
    expect(shown.join()).not.toMatch(/Expected|Waiting/);
  });

  test.each([
    ['within it', 9 * 60, 'Expected by', 'longer than usual'],
    ['past it', 3_600, 'longer than usual', 'In Progress, '],
  ])('names the hour it is expected by, and says when that is past: %s', async (_case, passed, said, unsaid) => {
    const transfer = transferAfter('PAYMENT_COMPLETED', [], { approved: true });
    vi.useFakeTimers({ now: (someMoment + 60 + passed) * 1000, toFake: ['Date'] });
    const dialog = await openTransfer(transfer);
    vi.useRealTimers();
    const last = steps(dialog)[3];
    expect(last).toContain(said);
    expect(last).not.toContain(unsaid);
  });
});

test('recipient details open and show numbers only as far as they are needed (TXN-26)', async () => {
  const dialog = await openTransfer(transferAfter('COMPLETE'));
  const toggle = within(dialog).getByRole('button', { name: 'Recipient details', expanded: false });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(within(dialog).getByText('•••• 4567')).toBeVisible();
  expect(dialog).not.toHaveTextContent('671234567');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('transfer details are the same sum in the same order as everywhere, with its facts (TXN-26, TXN-27)', async () => {
  const dialog = await openTransfer(
    transferAfter('COMPLETE', [], transferFixture('COMPLETE', { paymentGatewayCharge: 0.99 })),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer details' }));
  const paid = within(dialog).getByRole('list', { name: 'What you pay' });
  expect(paid).toHaveTextContent(/You send£100\.00.*Operator fee.*£2\.19.*Total to pay£103\.18/);
  const facts = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  for (const name of ['Transfer ID', 'Date', 'Recipient', 'Status', 'Transfer method', 'Reason for transfer']) {
    expect(facts).toContain(name);
  }
});

test.each([
  [
    'COMPLETE',
    { pointsEarned: 300, voucherDiscount: 5, referralDiscount: 10 },
    'Referral bonus applied, Loyalty bonus applied',
    '300 points',
  ],
  ['COMPLETE', {}, 'None used', '0 points'],
  ['PAYMENT_PROCESSING', {}, 'None used', 'Counted once it’s delivered'],
] as const)(
  'a transfer that is %s with %j names its bonus and its points (TXN-27)',
  async (status, meta, bonus, points) => {
    const dialog = await openTransfer(transferAfter(status, [], transferFixture(status, meta)));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer details' }));
    const shownAs = (name: string) =>
      within(dialog).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([shownAs('Bonus'), shownAs('Points earned')]).toEqual([bonus, points]);
  },
);

describe('what can be done', () => {
  const id = transferFixture().id;
  test.each([
    ['PENDING_PAYMENT', 'Pay', `/payment-method?transferId=${id}`],
    ['PENDING_VERIFICATION', 'Verify my account', '/verification'],
    ['PAYMENT_DECLINED', 'Send again', `/get-quote?of=${id}`],
    ['COMPLETE', 'Send again', `/get-quote?of=${id}`],
    ['PAYMENT_FRAUD', 'Contact us, payment under review', '/help?transferId=SW-7K3M-92NC'],
  ] as const)('about %s: %s (TXN-20, TXN-28…30)', async (status, name, href) => {
    const dialog = await openTransfer(transferAfter(status));
    expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test.each(transferStatuses)('%s offers cancelling exactly where the sender may (D-122)', async (status) => {
    const cancellable: readonly TransferStatus[] = [
      'PENDING_VERIFICATION',
      'PENDING_PAYMENT',
      'PAYMENT_COMPLETED',
      'PENDING_DOCUMENTATION',
      'PENDING_APPROVAL',
      'PAYMENT_SUSPENDED',
    ];
    const transfer = transferAfter(status);
    const dialog = await openTransfer(transfer);
    const button = within(dialog).queryByRole('button', { name: 'Cancel transfer' });
    expect(button !== null).toBe(cancellable.includes(status));
    if (button) await userEvent.click(button);
    expect(onCancel.mock.calls).toEqual(button ? [[transfer]] : []);
  });
});

test('Escape closes it', async () => {
  await openTransfer(transferFixture());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
