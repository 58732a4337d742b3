import type { CommandEntry } from './acting.ts';
import { refuseRestore, takeBackup } from './backupActs.ts';

/** What is kept, as a whole. */
export const keptCommands = {
  backup: { takes: 'FILE', says: 'the whole database into a sealed file, opened and looked through', run: takeBackup },
  restore: {
    takes: 'FILE [--replace --database]',
    says: 'put a backup in the place of the database',
    run: refuseRestore,
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;
