/** What a reader may choose; 'system' follows the device. */
const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The page's inline script reads the same key, so that a dark page never flashes white. */
export const themeStorageKey = 'sawa.theme';

const isThemeChoice = (text: string | null): text is ThemeChoice => themeChoices.some((choice) => choice === text);

export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(themeStorageKey);
  return isThemeChoice(stored) ? stored : 'system';
}

export function wearTheme(choice: ThemeChoice): void {
  localStorage.setItem(themeStorageKey, choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** What is on screen now, whoever chose it. */
export function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
