import { z } from 'zod';
import { type PoolSettings, usualPool } from './databasePool.ts';

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
const whole = (least: number, most: number) => z.coerce.number<string>().int().min(least).max(most);

/** The variables about the database; `settings.ts` reads them with all others. */
export const databaseVariables = {
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  /** On: production keeps its books in the database inside, and its operator knows. */
  EMBEDDED_DATABASE: z.enum(['on', 'off']).default('off'),
  /** A login that may change tables, where DATABASE_URL leads through a pooler in transaction mode. */
  DATABASE_MIGRATION_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: whole(2, 500).default(usualPool.size),
  DATABASE_QUEUE: whole(1, 100_000).default(usualPool.queue),
  DATABASE_CONNECT_MS: whole(100, 120_000).default(usualPool.connectMs),
  DATABASE_STATEMENT_MS: whole(1000, 3_600_000).default(usualPool.statementMs),
  DATABASE_LOCK_MS: whole(100, 600_000).default(usualPool.lockMs),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
};

/** What each must be, in words a person can act on. */
export const databaseExpectations: Record<keyof typeof databaseVariables, string> = {
  DATA_DIR: 'the folder the data is kept in',
  DATABASE_URL: 'a PostgreSQL address like postgres://user:password@host:5432/sawa',
  EMBEDDED_DATABASE: "'on' or 'off'",
  DATABASE_MIGRATION_URL: 'the PostgreSQL address of a login that may change tables, not through a pooler',
  DATABASE_POOL_SIZE: 'how many connections one server holds, from 2 to 500',
  DATABASE_QUEUE: 'how many calls may wait for a connection, from 1 to 100000',
  DATABASE_CONNECT_MS: 'milliseconds a call waits for a connection, from 100 to 120000',
  DATABASE_STATEMENT_MS: 'milliseconds a statement may take, from 1000 to 3600000',
  DATABASE_LOCK_MS: 'milliseconds a statement waits for a lock, from 100 to 600000',
  DATABASE_PREPARED: "'on', or 'off' behind a pooler that keeps no prepared statements",
};

type Read = z.infer<z.ZodObject<typeof databaseVariables>>;

export const poolIn = (read: Read): PoolSettings => ({
  size: read.DATABASE_POOL_SIZE,
  queue: read.DATABASE_QUEUE,
  connectMs: read.DATABASE_CONNECT_MS,
  statementMs: read.DATABASE_STATEMENT_MS,
  lockMs: read.DATABASE_LOCK_MS,
  prepares: read.DATABASE_PREPARED === 'on',
});
