import { isTextSize, type TextSize } from '#contract/account/textSize.ts';

/** The page's inline script reads the same key, so that a page never grows under who reads it. */
const storageKey = 'sawa.textSize';

const listeners = new Set<() => void>();

export function wearTextSize(size: TextSize): void {
  localStorage.setItem(storageKey, size);
  show(size);
}

/** What is on screen now, whoever chose it. */
export function wornTextSize(): TextSize {
  const { textSize } = document.documentElement.dataset;
  return isTextSize(textSize) ? textSize : 'standard';
}

/** Hears of a size chosen at this page or in another tab, which is then worn here. Returns how to stop. */
export function followTextSize(onChosen: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && isTextSize(newValue)) show(newValue);
  };
  listeners.add(onChosen);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(onChosen);
    window.removeEventListener('storage', hear);
  };
}

/** Signing out empties the browser's storage (Clear-Site-Data): how large the text is is put back. */
export function keepTextSize(): void {
  const size = wornTextSize();
  if (size !== 'standard') wearTextSize(size);
}

function show(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === 'standard') delete dataset.textSize;
  else dataset.textSize = size;
  for (const listener of listeners) listener();
}
