import { useEffect, useState } from 'react';

/** Counts from one to `most`, one more each time the page has drawn and nothing else waits. */
export function useIncrementalRows(most: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= most) return;
    const timer = setTimeout(() => setShown(shown + 1));
    return () => clearTimeout(timer);
  }, [shown, most]);
  return Math.min(shown, most);
}
