/** Turns of the event loop after which what answers at once has answered. */
const turnsToSettle = 2;

type Steps = {
  /** What changes something itself; what came of it is there before anything is shown. */
  readonly keepUp: () => void;
  readonly show: () => void;
};

/** Hears of every change, and acts once for all that happens in one go. */
export function changes({ keepUp, show }: Steps) {
  const waiting = new Set<() => void>();
  let isDue = false;
  let isOver = false;
  const tell = () => {
    if (isDue || isOver) return;
    isDue = true;
    setTimeout(() => {
      if (isOver) return;
      keepUp();
      setTimeout(() => {
        isDue = false;
        if (isOver) return;
        show();
        for (const wake of [...waiting]) wake();
      });
    });
  };
  const next = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });
  return {
    tell,
    async until(isMet: () => boolean): Promise<void> {
      tell();
      do await next();
      while (isDue || !isMet());
    },
    stop() {
      isOver = true;
    },
    async settled(): Promise<void> {
      for (let turn = 0; turn < turnsToSettle; turn++) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
