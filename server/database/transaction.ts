import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, PostgresPool, Transaction } from 'kysely';

/**
 * The embedded database has one session, so a query on `db` inside a transaction would wait for itself for ever.
 * Both databases refuse it at once, by name, so that no code comes to depend on the one that would allow it.
 */
const current = new AsyncLocalStorage<{ connections: number }>();

export function refusingNestedUse<Pool extends PostgresPool>(pool: Pool): Pool {
  const connect: Pool['connect'] = async () => {
    const transaction = current.getStore();
    if (transaction && transaction.connections++ > 0) {
      throw new Error('`db` was used inside `inTransaction`; use the transaction it hands you');
    }
    return pool.connect();
  };
  return { ...pool, connect, end: () => pool.end() };
}

/** PostgreSQL asks for a retry: serialization failure, deadlock. */
const retryable = ['40001', '40P01'];
const attempts = 5;

/** The one way to begin a transaction. `work` may run again, so it does nothing but talk to `transaction`. */
export async function inTransaction<Schema, Value>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await current.run({ connections: 0 }, () => db.transaction().execute(work));
    } catch (failure) {
      if (attempt >= attempts || !retryable.includes(sqlStateOf(failure) ?? '')) throw failure;
    }
  }
}

/** The five-character SQLSTATE of a database error, or undefined for any other. */
export function sqlStateOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
}

/** The unique index or constraint a database error names. */
export function constraintOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'constraint' in failure && typeof failure.constraint === 'string'
    ? failure.constraint
    : undefined;
}
