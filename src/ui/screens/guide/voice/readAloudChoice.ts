const storageKey = 'sawa.readAloud';
const listeners = new Set<() => void>();

/** Whether new messages are spoken, as it was chosen in this browser; off until it is chosen. */
export const readAloudChoice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isOn: (): boolean => localStorage.getItem(storageKey) === 'on',
  choose(isOn: boolean): void {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
};
