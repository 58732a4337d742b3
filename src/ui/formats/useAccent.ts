import { useEffect } from 'react';
import { wearAccent } from '../theme/accent.ts';

/** The page wears the colour of the country the money goes to (QUO-09). */
export function useAccent(country: string | undefined): void {
  useEffect(() => {
    if (country !== undefined) wearAccent(country);
  }, [country]);
}
