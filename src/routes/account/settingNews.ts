const storageKey = 'sawa.settingSaved';

/** Another language loads the page anew: there it is said that it was kept, and in that language (PRF-11, LNG-02). */
export function sayAfterLoad(): void {
  sessionStorage.setItem(storageKey, 'yes');
}

/** True once. */
export function isStillToBeSaid(): boolean {
  const isIt = sessionStorage.getItem(storageKey) !== null;
  sessionStorage.removeItem(storageKey);
  return isIt;
}
