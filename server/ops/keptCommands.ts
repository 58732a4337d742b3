import { refuseRestore, takeBackup } from './backupCommands.ts';
import { closePerson, exportPerson } from './personCommands.ts';
import type { CommandEntry } from './runCommand.ts';
import { giveUpSecret, resealSecrets, showSecrets } from './secretCommands.ts';

/** What is kept: all of it, what is somebody’s, and what it is sealed by. */
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
  'secrets-status': {
    takes: '',
    says: 'how much is sealed by which master secret, and which can go',
    run: showSecrets,
  },
  'secrets-reseal': {
    takes: '',
    says: 'move all of it to MASTER_SECRET; the server does so every hour',
    run: resealSecrets,
  },
  'secrets-give-up': {
    takes: 'NAME --reason',
    says: 'a master secret that somebody may know, or that is lost: what it made counts no more',
    run: giveUpSecret,
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;
