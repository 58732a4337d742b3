import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChartLayout } from '../chartLayout.ts';

const smallest = 0.1;
const largest = 2.5;
const zoomStep = 1.25;

/** Smaller than this, words on a chart cannot be read; a chart opens no smaller. */
const readable = 0.78;

/** Pixels one press of Shift and an arrow key moves the chart. */
const panStep = 80;

/** Pixels around the chart, as its style sheet leaves them. */
export const chartMargin = 12;

type View = RefObject<HTMLElement | null>;

/** The chart's scale; what is looked at stays where it is while it changes. */
export function useZoom(view: View, layout: Pick<ChartLayout, 'width' | 'height' | 'initials'>) {
  const [scale, setScale] = useState(1);
  const anchor = useRef<{ x: number; y: number; atX: number; atY: number }>(undefined);

  function zoomTo(wanted: number, at?: { readonly x: number; readonly y: number }) {
    const { current } = view;
    if (!current) return;
    const atX = at?.x ?? current.clientWidth / 2;
    const atY = at?.y ?? current.clientHeight / 2;
    anchor.current = { x: (current.scrollLeft + atX) / scale, y: (current.scrollTop + atY) / scale, atX, atY };
    setScale(Math.min(largest, Math.max(smallest, wanted)));
  }
  const fitting = () =>
    view.current
      ? Math.min(
          1,
          (view.current.clientWidth - 2 * chartMargin) / layout.width,
          (view.current.clientHeight - 2 * chartMargin) / layout.height,
        )
      : 1;

  useLayoutEffect(() => {
    const { current } = view;
    if (!current || !anchor.current) return;
    const { x, y, atX, atY } = anchor.current;
    current.scrollTo({ left: x * scale - atX, top: y * scale - atY });
  }, [view, scale]);

  useOpening(view, { layout, setScale });
  useWheel(view, (event) => {
    const { current } = view;
    if (!current) return;
    const { left, top } = current.getBoundingClientRect();
    zoomTo(scale * Math.exp(-event.deltaY / 400), { x: event.clientX - left, y: event.clientY - top });
  });

  const zoomIn = () => zoomTo(scale * zoomStep);
  const zoomOut = () => zoomTo(scale / zoomStep);
  const fit = () => zoomTo(fitting());
  const keys: Readonly<Record<string, () => void>> = {
    ...{ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit },
    'Shift ArrowLeft': () => view.current?.scrollBy(-panStep, 0),
    'Shift ArrowRight': () => view.current?.scrollBy(panStep, 0),
    'Shift ArrowUp': () => view.current?.scrollBy(0, -panStep),
    'Shift ArrowDown': () => view.current?.scrollBy(0, panStep),
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isArrow = event.key.startsWith('Arrow');
    const pressed = keys[event.shiftKey && isArrow ? `Shift ${event.key}` : event.key];
    if (!pressed) return;
    event.preventDefault();
    pressed();
  }
  return { scale, in: zoomIn, out: zoomOut, fit, onKeyDown };
}

/** A chart opens whole if it can be read that way, else readable and where it begins. */
function useOpening(
  view: View,
  { layout, setScale }: { layout: Pick<ChartLayout, 'width' | 'initials'>; setScale: (scale: number) => void },
) {
  useLayoutEffect(() => {
    const { current } = view;
    if (!current) return;
    const scale = Math.min(1, Math.max(readable, (current.clientWidth - 2 * chartMargin) / layout.width));
    setScale(scale);
    const [start] = layout.initials.toSorted((one, other) => one.dot.y - other.dot.y);
    const middle = (start?.dot.x ?? layout.width / 2) * scale + chartMargin;
    const opened = requestAnimationFrame(() => current.scrollTo({ left: middle - current.clientWidth / 2 }));
    return () => cancelAnimationFrame(opened);
  }, [view, layout, setScale]);
}

/** React's own wheel handler may not keep the page from zooming. */
function useWheel(view: View, zoom: (event: WheelEvent) => void) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const { current } = view;
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(event);
    };
    current?.addEventListener('wheel', turned, { passive: false });
    return () => current?.removeEventListener('wheel', turned);
  }, [view]);
}

/** Pixels a pointer may tremble before a press becomes a drag. */
const tremble = 4;

/** Moves the chart with a mouse or pen; a finger scrolls it as it scrolls anything. */
export function useDrag(view: View) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  );
  return {
    onPointerDown(event: PointerEvent) {
      const { current } = view;
      if (event.pointerType === 'touch' || event.button !== 0 || !current) return;
      from.current = { x: event.clientX, y: event.clientY, left: current.scrollLeft, top: current.scrollTop };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = view;
      if (!from.current || !current || event.buttons !== 1) return;
      const { x, y, left, top } = from.current;
      const moved = Math.hypot(event.clientX - x, event.clientY - y);
      if (!current.hasPointerCapture(event.pointerId)) {
        if (moved < tremble) return;
        current.setPointerCapture(event.pointerId);
      }
      current.scrollTo({ left: left - (event.clientX - x), top: top - (event.clientY - y) });
    },
    onPointerUp() {
      from.current = undefined;
    },
  };
}
