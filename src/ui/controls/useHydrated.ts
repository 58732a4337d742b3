import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a page as it was written and while it is taken over, true once scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
