import { readerChoice } from './readerChoice.ts';

/** 'system' follows the device. */
export const themeChoice = readerChoice({
  storageKey: 'sawa.theme',
  attribute: 'theme',
  values: ['system', 'light', 'dark'],
});

/** What is on screen now, whoever chose it. */
export function isDarkNow(): boolean {
  const theme = themeChoice.worn();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
