import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPersonalData } from '#contract/account/personalData.ts';
import { listDevices } from '#contract/notification/device.ts';
import { signIn } from '#contract/session/session.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const reads: Replies = [
  [signIn, () => ({ user: verified })],
  [listDevices, () => []],
];
const kept = {
  madeAt: 1_790_000_000,
  tables: { app_user: [{ email: 'ada@sawa.example' }] },
  page: '<!doctype html><p>Ada',
};

/** What the browser was handed to save: name, type and text. */
function savedFiles() {
  const blobs: Blob[] = [];
  const saved: { name: string; type: string; text: Promise<string> }[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.push({ name: this.download, type: blob.type, text: blob.text() });
  });
  return saved;
}

const askFor = async () => {
  const section = within(await screen.findByRole('region', { name: 'Your data' }));
  await userEvent.click(section.getByRole('button', { name: 'Download my data' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
  expect(dialog.getByText('Enter your account password to download your data')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'Correct-Horse-9');
  await userEvent.click(dialog.getByRole('button', { name: /^(Confirm|Continue)$/ }));
};

describe('what is kept about somebody, in their settings', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is saved as a page and as a file for a program, after the password', async () => {
    const saved = savedFiles();
    const { sentTo } = await openProduct('/settings', {
      user: verified,
      replies: [...reads, [readPersonalData, () => kept]],
    });
    await askFor();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(sentTo(signIn)).toMatchObject([{ body: { skipSession: true } }]);
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      ['my-sawa-data.html', 'text/html'],
      ['my-sawa-data.json', 'application/json'],
    ]);
    expect(await screen.findByText('Your data is in your downloads, as two files')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog', { name: 'Is it you?' })).toBeNull();
  });

  test('is not saved when the server gives none, and that is said', async () => {
    const saved = savedFiles();
    const none: Replies = [[readPersonalData, () => refused('tooManyRequests')]];
    await openProduct('/settings', { user: verified, replies: [...reads, ...none] });
    await askFor();
    expect(await screen.findByText('We couldn’t download your data')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
