import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { updateSettings } from '#contract/account/profile.ts';
import type { TextSize, Wording } from '#contract/account/reading.ts';
import { listDevices } from '#contract/notification/device.ts';
import { readFactors } from '#contract/session/secondFactor.ts';
import { dataSaverChoice } from '#src/ui/theme/dataSaverChoice.ts';
import { textSizeChoice } from '#src/ui/theme/textSizeChoice.ts';
import { wordingChoice } from '#src/ui/theme/wordingChoice.ts';
import { openProduct, refused, verified } from '#tests/setup/openProduct.tsx';

const { dataset } = document.documentElement;
afterEach(() => {
  cleanup();
  textSizeChoice.wear('standard');
  wordingChoice.wear('standard');
  dataSaverChoice.wear('automatic');
});

const wishing = (textSize: TextSize) => ({ ...verified, settings: { ...verified.settings, textSize } });
const noFactors = { passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 };

test('text is as large as the account says, on whatever device its owner signs in', async () => {
  await openProduct('/dashboard', { user: wishing('larger') });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(dataset.textSize).toBe('larger'));
});

test('an account that chose no size leaves the browser its own', async () => {
  textSizeChoice.wear('large');
  await openProduct('/dashboard', { user: verified });
  await screen.findByRole('heading', { level: 1 });
  expect(dataset.textSize).toBe('large');
});

test('in settings the text grows at once and the size is saved, with no password (API-18)', async () => {
  const { sentTo } = await openProduct('/settings', {
    user: verified,
    replies: [
      [listDevices, () => []],
      [readFactors, () => noFactors],
      [updateSettings, () => wishing('large')],
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Large' }));
  expect(dataset.textSize).toBe('large');
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(screen.queryByLabelText('Account password')).toBeNull();
  expect(sentTo(updateSettings)).toMatchObject([{ body: { textSize: 'large' } }]);
});

test('of two sizes chosen one after the other the last is saved, and worn', async () => {
  const answers: (() => void)[] = [];
  const { sentTo } = await openProduct('/settings', {
    user: verified,
    replies: [
      [listDevices, () => []],
      [readFactors, () => noFactors],
      [
        updateSettings,
        ({ body }) =>
          new Promise((resolve) => answers.push(() => resolve(wishing((body as { textSize: TextSize }).textSize)))),
      ],
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Large' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Larger' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers.map((answer) => answer()));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(dataset.textSize).toBe('larger');
  expect(sentTo(updateSettings)).toHaveLength(2);
});

test('a size that could not be saved says so, and is worn all the same', async () => {
  await openProduct('/settings', {
    user: verified,
    replies: [
      [listDevices, () => []],
      [readFactors, () => noFactors],
      [updateSettings, () => refused('serviceUnavailable')],
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Large' }));
  expect(await screen.findByText('Could not update setting')).toBeVisible();
  expect(dataset.textSize).toBe('large');
});

const speakingSimply: Wording = 'simple';
const simply = { ...verified, settings: { ...verified.settings, wording: speakingSimply } };
const usualLead = 'Enter either amount and we’ll work out the other. Every cost is on this page.';
const simpleLead = 'Type one amount. We work out the other one. All costs are on this page.';

test('in settings simple words are saved with no password, and spoken at once on every page (decision 134)', async () => {
  const { sentTo } = await openProduct('/settings', {
    user: verified,
    replies: [
      [listDevices, () => []],
      [readFactors, () => noFactors],
      [updateSettings, () => simply],
    ],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Simple words' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(screen.queryByLabelText('Account password')).toBeNull();
  expect(sentTo(updateSettings)).toMatchObject([{ body: { wording: 'simple' } }]);
});

test('an account that speaks simply does so wherever its owner signs in, and takes it back without a reload', async () => {
  await openProduct('/get-quote', { user: simply });
  expect(await screen.findByText(simpleLead)).toBeVisible();
  expect(screen.queryByText(usualLead)).toBeNull();
  act(() => wordingChoice.wear('standard'));
  expect(await screen.findByText(usualLead)).toBeVisible();
  expect(screen.queryByText(simpleLead)).toBeNull();
  act(() => wordingChoice.wear('simple'));
  expect(await screen.findByText(simpleLead)).toBeVisible();
});

test('data are spared as the account says, on whatever device its owner signs in (decision 149)', async () => {
  const sparing = { ...verified, settings: { ...verified.settings, dataSaver: 'on' as const } };
  await openProduct('/dashboard', { user: sparing });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(dataset.saver).toBe('on'));
});
