import { isReadOnly } from '../database/databaseState.ts';
import type { Db } from '../database/open.ts';
import type { StatusSection } from './statusSection.ts';

/** Whether the database takes what is written. */
export async function storageStatus(db: Db): Promise<StatusSection> {
  const mayOnlyRead = await isReadOnly(db);
  return {
    heading: 'Storage',
    lines: [
      mayOnlyRead
        ? 'The database can only be read: its disk is nearly full, or somebody set it so. Nothing acknowledged is lost. Make room; it goes on by itself.'
        : 'The database takes what is written.',
    ],
    isWell: !mayOnlyRead,
    data: { isReadOnly: mayOnlyRead },
  };
}
