import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Box = { readonly value?: string | undefined; readonly onChange?: ((typed: string) => void) | undefined };

/** For a box on a page that was written to HTML: what was typed before its scripts came is told once they are there. */
export function useTypedBefore({ value = '', onChange }: Box): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== '' && typed !== value) onChange?.(typed);
  });
  useEffect(() => tell(), []);
  return box;
}
