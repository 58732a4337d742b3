import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements kept prepared on a connection; the server has about a hundred, and a search makes some more. */
const mostPrepared = 300;

/** Parses and plans each statement once a connection: with a name, node-postgres sends its text the first time only. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  let named = 0;

  function nameOf(sql: string): string | undefined {
    const known = names.get(sql);
    if (known !== undefined || names.size >= mostPrepared) return known;
    named += 1;
    names.set(sql, `statement-${named}`);
    return names.get(sql);
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    const run = async (text: string, values: unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      try {
        return await client.query({ text, values, ...(name !== undefined && { name }) });
      } catch (failure) {
        if (!isStalePlan(failure)) throw failure;
        names.delete(text);
        if (client.getTransactionStatus() !== 'I') throw failure;
        return client.query({ text, values });
      }
    };
    const query = async (text: string, values?: unknown[]) => {
      const { command, rows, rowCount } = await run(text, values);
      return { command, rows, rowCount: rowCount ?? 0 };
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  }

  return { connect, end: () => pool.end() };
}

/** For poolers that give each transaction another connection. */
export const unprepared = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    const query = async (text: string, values: unknown[] = []) => {
      const { command, rows, rowCount } = await client.query(text, values);
      return { command, rows, rowCount: rowCount ?? 0 };
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});

/** Another server has changed a table since the statement was planned here. Planned anew, it runs. */
export const isStalePlan = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === 'cached plan must not change result type';
