import pg from 'pg';
import type { PoolSettings } from '../settings/databasePool.ts';
import { DatabaseBusy } from './databaseAway.ts';

/** Milliseconds beyond the server's own limit after which a database that does not even refuse counts as gone. */
const silenceMs = 5000;

export type ConnectionTrouble = (failure: Error) => void;

type Opened = PoolSettings & {
  readonly connectionString: string;
  /** The role of every connection; undefined where the login itself may do no more (behind a pooler). */
  readonly role: string | undefined;
  /** Hears of each lost connection, used or idle: none of them ends the process. */
  readonly onTrouble: ConnectionTrouble;
};

export function openPool({ connectionString, role, onTrouble, ...settings }: Opened): pg.Pool {
  const { size, queue, connectMs, statementMs, lockMs } = settings;
  const options = [`-c statement_timeout=${statementMs}`, `-c lock_timeout=${lockMs}`];
  const pool = new pg.Pool({
    ...{ connectionString, max: size, types: parsers, pipeline: true },
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + silenceMs,
    // A pooler in transaction mode refuses what is set for a whole connection.
    ...(role !== undefined && { options: [...options, `-c role=${role}`].join(' ') }),
  });
  pool.on('error', onTrouble);
  // The pool listens only to those that are idle; an error nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onTrouble));
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  return Object.assign(pool, {
    connect: async () => {
      if (pool.waitingCount >= queue) throw new DatabaseBusy(`${queue} calls wait for a connection already`);
      return connect();
    },
  });
}

/** The same values from both databases: int8 as BigInt, date and numeric as text. */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return (value: string) => BigInt(value);
    if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.NUMERIC) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;
