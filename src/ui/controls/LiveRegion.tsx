import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Milliseconds without a change before it is read: nobody wants every key of an amount read out. */
const pause = 600;

/** Milliseconds it stands once it may be read, as React Aria's announcer has it; later it would be met beside the text. */
const standsFor = 7_000;

type LiveRegionProps = {
  readonly text: string;
  /** What it comes with is news too. */
  readonly readsFirst?: boolean;
};

/** Reads a changing text to screen readers, politely, once it has settled; says nothing about the first unless told. */
export function LiveRegion({ text, readsFirst = false }: LiveRegionProps) {
  const [settled, setSettled] = useState({ text: readsFirst ? '' : text, isSpoken: false });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before.text === text ? before : { text, isSpoken: true }));
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (!settled.isSpoken) return;
    const timer = setTimeout(() => setSettled((now) => ({ ...now, isSpoken: false })), standsFor);
    return () => clearTimeout(timer);
  }, [settled]);
  return (
    <VisuallyHidden>
      <span role="status">{settled.isSpoken ? settled.text : ''}</span>
    </VisuallyHidden>
  );
}
