import { useEffect, useState } from 'react';

/** Whether this tab left something half-way that the page goes on with, as a script of the written page found out. */
export function useUnderWay(): boolean {
  const [isUnderWay, setUnderWay] = useState(false);
  useEffect(() => setUnderWay('underWay' in document.documentElement.dataset), []);
  return isUnderWay;
}
