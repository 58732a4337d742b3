import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

const storageKey = 'sawa.returnPath';

/** Where a visitor was going when we asked them to sign in; it survives a code sent to them, a reload, a wrong turn. */
export function rememberReturnPath({ pathname, search }: { pathname: string; search: string }): void {
  sessionStorage.setItem(storageKey, `${pathname}${search}`);
}

/** Only ever an address of our own. */
export function returnPath(): string {
  const remembered = sessionStorage.getItem(storageKey) ?? '';
  const pathname = remembered.split('?')[0] ?? '';
  const isOurs = Object.values(paths).some((path) => matchPath(path, pathname) !== null);
  return isOurs && pathname !== paths.landing ? remembered : paths.dashboard;
}

/** Signing in is only a part of a transfer that was begun. */
export const isTransferWaiting = (): boolean => returnPath() === paths.getQuote;

export function forgetReturnPath(): void {
  sessionStorage.removeItem(storageKey);
}
