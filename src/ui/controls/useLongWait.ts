import { useEffect, useState } from 'react';

/** Milliseconds after which somebody wonders whether anything still happens. */
export const longWait = 8_000;

/** Whether somebody has waited for long, here or before. */
export function useLongWait(isLongAlready = false): boolean {
  const [isLong, setLong] = useState(isLongAlready);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
