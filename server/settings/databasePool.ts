export type PoolSettings = {
  /** Connections this server holds at the most. */
  readonly size: number;
  /** Calls that may wait for one; the next is refused at once. */
  readonly queue: number;
  /** Milliseconds a call waits for a connection, a statement may take, and it may wait for a lock. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Off behind a pooler that gives each transaction another connection and keeps no statements. */
  readonly prepares: boolean;
};

export const usualPool: PoolSettings = {
  ...{ size: 10, queue: 500, connectMs: 10_000, statementMs: 120_000, lockMs: 20_000 },
  prepares: true,
};
