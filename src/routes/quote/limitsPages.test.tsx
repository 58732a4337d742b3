import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readSendingLimit } from '#contract/quote/quote.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

const limits = {
  most: 450,
  amount: 20_000,
  currency: 'GBP',
  days: 1,
  periods: [
    { days: 1, limit: 20_000, left: 450, moreFrom: 1_790_000_000 },
    { days: 30, limit: 50_000, left: 30_450, moreFrom: 1_792_000_000 },
  ],
} as const;

const told = (more = {}): Replies => [[readSendingLimit, () => ({ ...limits, ...more })]];

const youSend = () => screen.findByRole('textbox', { name: 'You send' });

describe('limits before they hurt (peers 10)', () => {
  test('an amount over the limit is said at its field at once, with the most there may be as a button', async () => {
    await openProduct('/get-quote', { user: verified, replies: told() });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
    const box = await youSend();
    await userEvent.clear(box);
    await userEvent.type(box, '30000');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(expect.stringContaining('450'));
    expect(await screen.findByText(/450/, { selector: '[role="status"]' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Send £450.00' }));
    expect(box).toHaveFocus();
    expect(box).toBeValid();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('351,000'));
    expect(screen.queryByRole('button', { name: /^Send £/ })).toBeNull();
  });

  test('the calculator says what is left of each, from when there is more, and why', async () => {
    await openProduct('/get-quote', { user: verified, replies: told() });
    await userEvent.click(await screen.findByRole('button', { name: 'Your limits' }));
    expect(await screen.findByText(/£450.00 left, of £20,000.00/)).toBeVisible();
    expect(screen.getByText(/£30,450.00 left, of £50,000.00/)).toBeVisible();
    expect(screen.getAllByText(/^More from \S/)).toHaveLength(2);
    expect(screen.getByText(/protect you/)).toBeVisible();
  });

  test('a visitor reads what anybody may send, before being asked who they are', async () => {
    await openProduct('/get-quote', {});
    await userEvent.click(await screen.findByRole('button', { name: 'How much can I send?' }));
    expect(await screen.findByText('Up to £20,000.00')).toBeVisible();
    expect(screen.getByText('2 transfers waiting at a time')).toBeVisible();
  });

  test('settings show them, with the way to the identity check where that is what is missing', async () => {
    await openProduct('/settings', { user: verified, replies: told({ unproved: { most: 2, waiting: 1 } }) });
    const section = await screen.findByRole('region', { name: 'Your limits' });
    expect(await within(section).findByText(/1 of 2 transfers waiting/)).toBeVisible();
    expect(within(section).getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/verification',
    );
  });
});
