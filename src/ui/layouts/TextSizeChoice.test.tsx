import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { keepTextSize, wearTextSize } from '../theme/textSizeChoice.ts';
import { TextSizeChoice } from './TextSizeChoice.tsx';

const { dataset } = document.documentElement;
afterEach(() => act(() => wearTextSize('standard')));

const size = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Text size' })).getByRole('radio', { name });

test('text grows when asked, at once, and is remembered', async () => {
  const chosen = vi.fn();
  const { unmount } = renderScreen(<TextSizeChoice onChosen={chosen} />);
  expect(size('Standard')).toBeChecked();
  await userEvent.click(size('Larger'));
  expect(dataset.textSize).toBe('larger');
  expect(localStorage.getItem('sawa.textSize')).toBe('larger');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('larger');
  unmount();
  renderScreen(<TextSizeChoice onChosen={chosen} />);
  expect(size('Larger')).toBeChecked();
});

test('text grows with the tab beside it, and with the account', () => {
  renderScreen(<TextSizeChoice onChosen={() => undefined} />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.textSize', newValue: 'large' })));
  expect(dataset.textSize).toBe('large');
  expect(size('Large')).toBeChecked();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.textSize', newValue: 'huge' })));
  expect(size('Large')).toBeChecked();
  act(() => wearTextSize('larger'));
  expect(size('Larger')).toBeChecked();
});

test('signing out empties the storage, and the size of the text stays', () => {
  wearTextSize('large');
  localStorage.clear();
  keepTextSize();
  expect(localStorage.getItem('sawa.textSize')).toBe('large');
});
