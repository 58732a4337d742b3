import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A native disclosure that behaves as a menu where scripts run: it folds on Escape, when the reader turns elsewhere,
 * and when they went to another page. Without scripts it opens and folds by itself.
 */
export function useFoldingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== undefined && menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const fold = () => {
      if (menu.current) menu.current.open = false;
    };
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      const hadFocus = menu.current?.contains(document.activeElement) ?? false;
      if (pressed !== 'Escape' || !menu.current?.open) return;
      fold();
      if (hadFocus) menu.current.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) fold();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);
  return menu;
}
