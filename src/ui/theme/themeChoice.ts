/** What a reader may choose; 'system' follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

/** The page's inline script reads the same key, so that a dark page never flashes white. */
export const themeStorageKey = 'sawa.theme';

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

/** Wears what is chosen in another tab, and says that it does. Returns how to stop. */
export function followTheme(onChosen: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== themeStorageKey || (newValue !== 'light' && newValue !== 'dark')) return;
    document.documentElement.dataset.theme = newValue;
    onChosen();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Signing out empties the browser's storage (Clear-Site-Data): how the page looks is put back. */
export function keepTheme(): void {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') wearTheme(theme);
}
