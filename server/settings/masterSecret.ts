import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What everything is derived from: the present secret, and those before it or about to follow it. */
export type MasterSecrets = { readonly current: string; readonly others: readonly string[] };

type Given = {
  readonly givenMasterSecret: string | undefined;
  readonly otherMasterSecrets: readonly string[];
  readonly dataDir: string;
};

export const masterSecretsOf = ({ givenMasterSecret, otherMasterSecrets, dataDir }: Given): MasterSecrets => ({
  current: givenMasterSecret ?? masterSecretIn(dataDir),
  others: otherMasterSecrets,
});

/** The secret of a sandbox that was given none: made on its first start and kept beside its data, for its owner only. */
function masterSecretIn(dataDir: string): string {
  const path = join(dataDir, 'master-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8').trim();
}

/** A key for one purpose alone: knowing it tells nothing of the secret or of any other key. */
export const keyFor = (masterSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterSecret, '', purpose, 32));
