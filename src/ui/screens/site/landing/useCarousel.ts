import { type FocusEvent, useEffect, useState } from 'react';

type Cycle = {
  readonly count: number;
  readonly everyMs: number;
};

/**
 * Shows one of `count` after the other. Stands while the pointer or the focus is on it and while the tab is hidden, and
 * does not begin by itself where less motion is asked for (D-10, WCAG 2.2.2).
 */
export function useCarousel({ count, everyMs }: Cycle) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((before) => (before + 1) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, everyMs]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeld(false);
  };
  return {
    at,
    isPlaying,
    show: setAt,
    toggle: () => setPlaying((before) => !before),
    /** For the element around what moves. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: leave,
    },
  };
}
