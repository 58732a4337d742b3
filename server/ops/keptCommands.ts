import { refuseRestore, takeBackup } from './backupCommands.ts';
import { closePerson, exportPerson } from './personCommands.ts';
import type { CommandEntry } from './runCommand.ts';

/** What is kept: all of it, and what is somebody’s. */
export const keptCommands = {
  backup: { takes: 'FILE', says: 'the whole database into a sealed file, opened and looked through', run: takeBackup },
  restore: {
    takes: 'FILE [--replace --database]',
    says: 'put a backup in the place of the database',
    run: refuseRestore,
  },
  'person-export': {
    takes: 'PERSON',
    says: 'everything kept about somebody that is theirs to have; --json for a program',
    run: exportPerson,
  },
  'person-close': {
    takes: 'PERSON',
    says: 'close an account for whoever asked; what the law wants stays for its years',
    run: closePerson,
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;
