/** Calls that failed in a row, repeats and all, after which a company is left alone. */
const failuresToOpen = 5;
/** Milliseconds it is left alone before one call tries again. */
const restMs = 30_000;

export type CircuitBreaker = {
  /** Whether it may be called now; after its rest one call may, and the others wait for how that goes. */
  readonly allows: () => boolean;
  readonly heard: (answered: boolean) => void;
  /** It did not answer lately, and nobody has tried again. */
  readonly isOpen: () => boolean;
};

/** Keeps senders from waiting for a company that does not answer, and the company from our calls while it recovers. */
export function circuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  const isOpen = () => failures >= failuresToOpen && now() < restsUntil;
  return {
    isOpen,
    allows() {
      if (failures < failuresToOpen) return true;
      if (isOpen()) return false;
      restsUntil = now() + restMs;
      return true;
    },
    heard(answered) {
      failures = answered ? 0 : failures + 1;
      if (failures >= failuresToOpen) restsUntil = now() + restMs;
    },
  };
}
