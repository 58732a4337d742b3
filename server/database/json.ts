import type { ColumnType } from 'kysely';

/** A jsonb column: written as JSON text, read back parsed and checked by whoever reads it. */
export type Json = ColumnType<unknown, string, string>;
