import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { StatusSection } from './statusSection.ts';

/** Whether the database takes what is written. */
export async function storageStatus(db: Db): Promise<StatusSection> {
  const { rows } = await sql<{ is: boolean }>`select current_setting('transaction_read_only')::bool as is`.execute(db);
  const isReadOnly = rows[0]?.is === true;
  return {
    heading: 'Storage',
    lines: [
      isReadOnly
        ? 'The database can only be read: its disk is nearly full, or somebody set it so. Nothing acknowledged is lost. Make room; it goes on by itself.'
        : 'The database takes what is written.',
    ],
    isWell: !isReadOnly,
    data: { isReadOnly },
  };
}
