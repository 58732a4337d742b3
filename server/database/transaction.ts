import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, PostgresPool, PostgresPoolClient, Transaction } from 'kysely';
import { isStalePlan } from './preparedStatements.ts';

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
    return goingOnFromBegin(await pool.connect());
  };
  return { ...pool, connect, end: () => pool.end() };
}

/**
 * A transaction's first statement is sent with its `begin`, not after the answer to it: a round trip less. A statement
 * outside of any is a transaction by itself, and begins again as they do.
 */
function goingOnFromBegin(client: PostgresPoolClient): PostgresPoolClient {
  let isTransaction = false;
  let begun: Promise<unknown> | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (!isTransaction && text !== 'begin') return retried(conflicts, () => client.query(text, values));
    if (text === 'begin') {
      isTransaction = true;
      begun = client.query(text, []);
      begun.catch(() => undefined);
      return { command: 'BEGIN' as const, rows: [], rowCount: 0 };
    }
    const answered = client.query(text, values);
    await Promise.all([begun, answered]);
    begun = undefined;
    return answered;
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** PostgreSQL asks for a retry: serialization failure, deadlock. Nothing of what was tried stays. */
const conflicts = ['40001', '40P01'];
/** Where somebody else wrote first what may be there once, the second time finds it there and answers as ever. */
const conflictsAndDuplicates = [...conflicts, '23505'];
const attempts = 5;

async function retried<Value>(states: readonly string[], work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (attempt >= attempts || !(states.includes(sqlStateOf(failure) ?? '') || isStalePlan(failure))) throw failure;
    }
  }
}

/** The one way to begin a transaction. `work` may run again, so it does nothing but talk to `transaction`. */
export const inTransaction = <Schema, Value>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> =>
  retried(conflictsAndDuplicates, () => current.run({ connections: 0 }, () => db.transaction().execute(work)));

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
