import { type RefObject, useEffect, useRef } from 'react';

/** Steps that follow by themselves, while the reader may be anywhere on the page. */
const unasked: readonly (string | undefined)[] = ['inProgress'];

/** Leads whoever acted on to the heading of the next step; the page's address stays the same, so nobody else does. */
export function useStepFocus(page: RefObject<HTMLElement | null>, step: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (step === undefined || step === last.current) return;
    const before = last.current;
    last.current = step;
    if (before !== undefined && !unasked.includes(before)) page.current?.querySelector('h1')?.focus();
  }, [page, step]);
}
