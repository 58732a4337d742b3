import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pauseBetweenLooks, savesData } from '#src/services/http/savesData.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { dataSaverChoice } from '../theme/dataSaverChoice.ts';
import { textSizeChoice } from '../theme/textSizeChoice.ts';
import { wordingChoice } from '../theme/wordingChoice.ts';
import { ReadingChoice } from './ReadingChoice.tsx';

const { dataset } = document.documentElement;
afterEach(() =>
  act(() => {
    textSizeChoice.wear('standard');
    wordingChoice.wear('standard');
    dataSaverChoice.wear('automatic');
    delete dataset.slowLink;
  }),
);

const size = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Text size' })).getByRole('radio', { name });

test('text grows when asked, at once, and is remembered', async () => {
  const chosen = vi.fn();
  const { unmount } = renderScreen(<ReadingChoice onChosen={chosen} />);
  expect(size('Standard')).toBeChecked();
  await userEvent.click(size('Larger'));
  expect(dataset.textSize).toBe('larger');
  expect(localStorage.getItem('sawa.textSize')).toBe('larger');
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ textSize: 'larger' });
  unmount();
  renderScreen(<ReadingChoice onChosen={chosen} />);
  expect(size('Larger')).toBeChecked();
});

test('text grows with the tab beside it, and with the account', () => {
  renderScreen(<ReadingChoice onChosen={() => undefined} />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.textSize', newValue: 'large' })));
  expect(dataset.textSize).toBe('large');
  expect(size('Large')).toBeChecked();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.textSize', newValue: 'huge' })));
  expect(size('Large')).toBeChecked();
  act(() => textSizeChoice.wear('larger'));
  expect(size('Larger')).toBeChecked();
});

test('signing out empties the storage, and the size of the text stays', () => {
  textSizeChoice.wear('large');
  localStorage.clear();
  textSizeChoice.keep();
  expect(localStorage.getItem('sawa.textSize')).toBe('large');
});

test('simple words are worn when asked, are remembered, and are given up again', async () => {
  const chosen = vi.fn();
  renderScreen(<ReadingChoice onChosen={chosen} />);
  const box = screen.getByRole('checkbox', { name: 'Simple words' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/What they say about your money stays the same\.$/);
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(dataset.wording).toBe('simple');
  expect(localStorage.getItem('sawa.wording')).toBe('simple');
  await userEvent.click(box);
  expect(dataset.wording).toBeUndefined();
  expect(chosen.mock.calls).toEqual([[{ wording: 'simple' }], [{ wording: 'standard' }]]);
});

test('data are spared when asked, and by themselves on a slow link, which is said (decision 149)', async () => {
  const chosen = vi.fn();
  renderScreen(<ReadingChoice onChosen={chosen} />);
  const saver = (name: string) =>
    within(screen.getByRole('radiogroup', { name: 'Data saver' })).getByRole('radio', { name });
  expect(saver('Automatic')).toBeChecked();
  expect(savesData()).toBe(false);
  await userEvent.click(saver('On'));
  expect(savesData()).toBe(true);
  expect(localStorage.getItem('sawa.dataSaver')).toBe('on');
  dataset.slowLink = '';
  await userEvent.click(saver('Off'));
  expect(savesData()).toBe(false);
  expect(screen.queryByText(/on right now/)).toBeNull();
  await userEvent.click(saver('Automatic'));
  expect(savesData()).toBe(true);
  expect(screen.getByText(/on right now/)).toBeVisible();
  expect(chosen.mock.calls).toEqual([[{ dataSaver: 'on' }], [{ dataSaver: 'off' }], [{ dataSaver: 'automatic' }]]);
});

test('where data are spared news is looked for every two minutes, and a page that looks rarely stays as it is', () => {
  expect(pauseBetweenLooks(5_000)).toBe(5_000);
  dataSaverChoice.wear('on');
  expect(pauseBetweenLooks(5_000)).toBe(120_000);
  expect(pauseBetweenLooks(600_000)).toBe(600_000);
});
