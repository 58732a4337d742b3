/** Thrown with one sentence for whoever asked for a backup or a restore; nothing was changed by then. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
