import { operator } from '#domain/operator.ts';

type Store = { readonly name: string; readonly link: string };

type Device = { readonly userAgent: string; readonly maxTouchPoints: number };

/** The store of the phone a visitor holds; undefined anywhere else (D-09). An iPad says that it is a Mac. */
export function appStoreOf({ userAgent, maxTouchPoints }: Device): Store | undefined {
  if (/android/i.test(userAgent)) return operator.stores.android;
  const isIos = /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? operator.stores.ios : undefined;
}

const storageKey = 'sawa.stays';

/** Who said once that they stay is not asked again (D-09). */
export const staysOnWebsite = (): boolean => localStorage.getItem(storageKey) === 'true';
export const stayOnWebsite = (): void => localStorage.setItem(storageKey, 'true');
