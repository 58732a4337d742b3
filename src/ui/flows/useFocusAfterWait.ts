import { type RefObject, useEffect } from 'react';

/**
 * What a wait made way for is stood on: the focus went with the button that began it, or the browser has just opened
 * the page. Whoever went on to something else meanwhile stays there.
 */
export function useFocusAfterWait(page: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (isWaiting || document.activeElement !== document.body) return;
    page.current?.querySelector('h1')?.focus();
  }, [page, isWaiting]);
}
