import { useSyncExternalStore } from 'react';
import { type Address, hashOf, parseAddress } from './address.ts';

/** The address as it is now; going elsewhere is a link or `goTo`. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return parseAddress(hash);
}

/** Refining what is shown takes the place of the address before; going elsewhere is something to come back from. */
export function goTo(address: Address, { refines = false }: { readonly refines?: boolean } = {}): void {
  const hash = hashOf(address);
  if (refines) window.location.replace(hash);
  else window.location.hash = hash;
}

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
