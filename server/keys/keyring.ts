import type { MasterSecrets } from '../settings/masterSecret.ts';
import { keyFor } from '../settings/masterSecret.ts';

/**
 * What is made with these is checked for as long as somebody holds it: a cookie, a link in an e-mail, a password. Their
 * keys outlive the secret they come from (`keptKeys`), because what was made cannot be made anew without its holder.
 */
export const lastingPurposes = [
  ...['password-pepper-v1', 'code-v1', 'recovery-code-v1', 'device-v1', 'challenge-v1', 'req-sign-v2'],
  ...['tracking-link-v1', 'rate-alert-stop-v1', 'complaint-case-v1'],
  ...['book-checkpoint-v1', 'book-checkpoint-key-id-v1'],
] as const;
export type LastingPurpose = (typeof lastingPurposes)[number];

/** What is sealed with these is sealed anew when the secret turns. */
export type SealingPurpose =
  | 'message-v1'
  | 'identity-check-v1'
  | 'authenticator-v1'
  | 'guide-thread-v1'
  | 'person-key-v1'
  | 'kept-keys-v1';

/** Backups name their own key in the file; networks are only ever compared within an hour. */
type OwnPurpose = 'backup-v1' | 'backup-key-id-v1' | 'network-v1';

export type Purpose = LastingPurpose | SealingPurpose | OwnPurpose;

/** A key, and the name of the secret it comes from: 16 hexadecimal digits. */
export type NamedKey = { readonly id: string; readonly key: Buffer };

export type Keyring = {
  /** The name of the present secret. */
  readonly current: string;
  /** The names of all the secrets the settings hold, the present one first. */
  readonly given: readonly string[];
  /** What a new thing is made with. */
  readonly newest: (purpose: Purpose) => Buffer;
  /**
   * The key of one secret; undefined where it is not here. What bears no name was made before secrets had one, by the
   * first this database knew.
   */
  readonly named: (purpose: Purpose, id: string | undefined) => Buffer | undefined;
  /** The keys of every secret that is here, the present one first: for what does not say which it was made with. */
  readonly all: (purpose: Purpose) => readonly NamedKey[];
};

export type KeptKeys = Readonly<Partial<Record<LastingPurpose, Buffer>>>;

type Known = {
  /** Keys of secrets that are in no setting any more, by the name of their secret. */
  readonly kept?: ReadonlyMap<string, KeptKeys>;
  /** The first secret this database knew. */
  readonly first?: string | undefined;
};

/** Of a key that is for nothing else but to name: 16 hexadecimal digits. */
const nameIn = (key: Buffer): string => key.subarray(0, 8).toString('hex');

/** Names a secret without telling anything of it. */
export const keyIdOf = (masterSecret: string): string => nameIn(keyFor(masterSecret, 'master-key-id-v1'));

export type NamedKeys = {
  /** The name of the present one. */
  readonly newestId: string;
  /** Every one that is here, the present one too, by name. */
  readonly byId: ReadonlyMap<string, Buffer>;
};

/** The keys of a purpose that gives its own names, by `namedBy`: what is read without a database names no secret of one. */
export const namedKeysOf = (keys: Keyring, purpose: Purpose, namedBy: Purpose): NamedKeys => ({
  newestId: nameIn(keys.newest(namedBy)),
  byId: new Map(
    keys.all(namedBy).flatMap(({ id, key: name }): [string, Buffer][] => {
      const key = keys.named(purpose, id);
      return key ? [[nameIn(name), key]] : [];
    }),
  ),
});

export function keyringOf({ current, others }: MasterSecrets, { kept = new Map(), first }: Known = {}): Keyring {
  const secrets = new Map([current, ...others].map((secret) => [keyIdOf(secret), secret]));
  const given = [...secrets.keys()];
  const currentId = keyIdOf(current);
  const ids = [...given, ...[...kept.keys()].filter((id) => !secrets.has(id))];
  const derived = new Map<string, Buffer>();

  function derive(purpose: Purpose, secret: string): Buffer {
    const name = `${purpose} ${keyIdOf(secret)}`;
    const known = derived.get(name) ?? keyFor(secret, purpose);
    derived.set(name, known);
    return known;
  }

  function named(purpose: Purpose, id: string = first ?? currentId): Buffer | undefined {
    const secret = secrets.get(id);
    if (secret !== undefined) return derive(purpose, secret);
    const keys: Readonly<Partial<Record<Purpose, Buffer>>> | undefined = kept.get(id);
    return keys?.[purpose];
  }

  return {
    current: currentId,
    given,
    newest: (purpose) => derive(purpose, current),
    named,
    all: (purpose) =>
      ids.flatMap((id) => {
        const key = named(purpose, id);
        return key ? [{ id, key }] : [];
      }),
  };
}
