import type { Result } from '#domain/result.ts';
import type { KeyedCall } from './idempotency.ts';
import type { Caller, CountedCalls } from './route.ts';

export type UsedSession = {
  readonly caller: Caller;
  readonly isReserved: boolean;
  /** The call is counted, and within what is allowed; otherwise nobody has counted it yet. */
  readonly isCounted: boolean;
};

/** What answering a call asks of whoever keeps the sessions. */
export type Sessions = {
  /**
   * The person behind a session, when it is alive, belongs to `userName` and has not seen this nonce.
   * `userName` is empty when the browser only asks who is there (D-121).
   * `idleSeconds` is how long ago its owner did anything: what a page asks by itself keeps no session alive.
   * `nonce` is undefined for reads, which may repeat. `keyed` is reserved in the same breath, when it can be, and so is the call
   * counted that `counted` says how to.
   */
  readonly use: (session: {
    readonly hash: string;
    readonly userName: string;
    readonly idleSeconds: number;
    readonly nonce: string | undefined;
    readonly keyed: KeyedCall | undefined;
    readonly counted?: CountedCalls | undefined;
  }) => Promise<Result<UsedSession, 'signInRequired' | 'hashInvalid'>>;
};
