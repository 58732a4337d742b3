import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { serve, showOn, verified } from '#tests/setup/openDashboard.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

const to = (recipientId: string, status: 'COMPLETE' | 'CANCELLED' = 'COMPLETE', isKept = true): Transfer => {
  const transfer = transferFixture(status);
  const profile = { ...transfer.recipient.profile, mobile: `67123456${recipientId.at(-1)}` };
  const kept = { ...transfer.recipient, id: recipientId, profile };
  const recipient = isKept ? kept : { ...kept, status: 'SOFT_DELETED' as const };
  return { ...transfer, id: recipientId.replace('a000', 'b000'), recipientId, recipient };
};
const idOf = (end: number) => `0197a000-0000-7000-8000-0000000000a${end}`;
const [first, second, third] = [idOf(1), idOf(2), idOf(3)];

test('offers each person money reached once, with the same amount, and namesakes by their numbers (peers row 21)', async () => {
  serve([
    to(first),
    // The same person, put into the book once more.
    { ...to(first), id: '0197b000-0000-7000-8000-0000000000af', recipientId: third },
    to(second),
    to(third, 'CANCELLED'),
  ]);
  showOn('wide');
  const shortcuts = await within(screen.getByRole('region', { name: 'Send again' })).findAllByRole('link');
  expect(shortcuts.map((link) => link.getAttribute('href'))).toEqual([
    `/get-quote?recipient=${first}`,
    `/get-quote?recipient=${second}`,
  ]);
  expect(shortcuts.map((link) => /\d{3}$/.exec(link.textContent ?? '')?.[0])).toEqual(['561', '562']);
  expect(shortcuts[0]).toHaveAccessibleName('Send to Marie Ngo again: £100.00, MTN · +237 671 234 561');
});

test('offers who was reached before many other transfers, but nobody whose money came back (peers row 21)', async () => {
  const later = Array.from({ length: 12 }, (_, number) => ({
    ...transferFixture('CANCELLED'),
    id: `0197c000-0000-7000-8000-0000000000${number + 10}`,
  }));
  const returned = to(second);
  serve([...later, { ...returned, meta: { ...returned.meta, state: 'PAYOUT_RETURNED' } }, to(first)]);
  showOn('wide');
  const shortcuts = await within(screen.getByRole('region', { name: 'Send again' })).findAllByRole('link');
  expect(shortcuts.map((link) => link.getAttribute('href'))).toEqual([`/get-quote?recipient=${first}`]);
});

test('offers nobody who was taken out of the book, and says there what will stand there (peers row 21)', async () => {
  serve([to(first, 'COMPLETE', false), to(second, 'CANCELLED')]);
  showOn('wide');
  const region = screen.getByRole('region', { name: 'Send again' });
  expect(await within(region).findByText('After your first transfer, your recipients appear here.')).toBeVisible();
  expect(within(region).queryByRole('link')).toBeNull();
  await screen.findByRole('table');
});

test.each([
  ['a place of their own from the first moment for who may have sent', verified, 1],
  ['none for who cannot have sent yet', userFixture(), 0],
])('the people to send to again have %s, and it stays (peers row 21)', async (_case, user, places) => {
  serve([]);
  showOn('wide', user);
  expect(screen.queryAllByRole('heading', { name: 'Send again' })).toHaveLength(places);
  await screen.findByText('Your first transfer starts here');
  expect(screen.queryAllByRole('heading', { name: 'Send again' })).toHaveLength(places);
});
