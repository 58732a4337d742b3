type RefusedCall = {
  readonly at: string;
  readonly company: string;
  readonly call: string;
  /** What is wrong with it, in words for whoever wrote the caller. */
  readonly why: string;
};

export type RefusedCalls = {
  readonly note: (refused: Omit<RefusedCall, 'at'>) => void;
  /** The last hundred, newest first. */
  readonly list: readonly RefusedCall[];
};

const kept = 100;

/** Every call a company refused and why: told on the console as it happens, and shown at /control. */
export function openRefusedCalls(log: (message: string) => void): RefusedCalls {
  const list: RefusedCall[] = [];
  return {
    list,
    note(refused) {
      list.unshift({ ...refused, at: new Date().toISOString() });
      list.splice(kept);
      log(`${refused.company} refused ${refused.call}: ${refused.why}`);
    },
  };
}
