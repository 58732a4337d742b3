import { type FocusEvent, type KeyboardEvent, type SVGAttributes, useState } from 'react';

type Handlers = Pick<SVGAttributes<SVGSVGElement>, 'onFocus' | 'onKeyDown'>;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for Tab, and arrow keys from item to item. */
export function useRovingFocus(items: readonly string[]) {
  const [active, setActive] = useState(items[0]);

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const { currentTarget, key } = event;
    const next = itemAfter(key, items, active);
    if (next === undefined) return;
    event.preventDefault();
    for (const item of currentTarget.querySelectorAll<SVGGElement>('[data-item]')) {
      if (item.dataset.item === next) item.focus();
    }
  }

  const handlers: Handlers = {
    onKeyDown,
    onFocus: ({ target }: FocusEvent<SVGElement>) => setActive(target.dataset.item ?? active),
  };
  const tabIndexOf = (item: string): 0 | -1 => (item === active ? 0 : -1);
  return { tabIndexOf, handlers };
}

function itemAfter(key: string, items: readonly string[], active: string | undefined): string | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const place = items.indexOf(active ?? '') + step;
  return items[Math.min(items.length - 1, Math.max(0, place))];
}
