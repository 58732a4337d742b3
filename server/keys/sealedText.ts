import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring, SealingPurpose } from './keyring.ts';

/** AES-256-GCM with a nonce of its own: codes and addresses wait in the database unreadable (ASVS 11.3.2). */
const nonceBytes = 12;
const tagBytes = 16;

/** A sealed text begins with the name of the secret it was sealed by, unless it is older than those names. */
const named = /^([\da-f]{16})\.(.*)$/s;

/** Nobody here can read it: its secret is not here, or it was touched since. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  readonly isKeyHere: boolean;

  constructor(message: string, isKeyHere: boolean) {
    super(message);
    this.isKeyHere = isKeyHere;
  }
}

/** Seals with the present secret, and opens with whichever a text names. */
export function sealer(keys: Keyring, purpose: SealingPurpose) {
  /** Throws `CannotOpen`. */
  function open(sealed: string): string {
    const [, id, text = sealed] = named.exec(sealed) ?? [];
    const key = keys.named(purpose, id);
    if (key === undefined) throw new CannotOpen(`Sealed by the secret ${id ?? 'there was first'}, not here`, false);
    try {
      return unseal(key, text);
    } catch {
      throw new CannotOpen('Changed since it was sealed', true);
    }
  }

  return {
    seal: (text: string): string => `${keys.current}.${seal(keys.newest(purpose), text)}`,
    open,

    /** Undefined where nobody here can read it: for what can be made anew. */
    openIfHere(sealed: string): string | undefined {
      try {
        return open(sealed);
      } catch (failure) {
        if (failure instanceof CannotOpen) return undefined;
        throw failure;
      }
    },
  };
}

/** Without a name, for texts that say in another place what they were sealed by; it opens only with the same `about`. */
export function seal(key: Buffer, text: string, about = ''): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the text was sealed with another key, about something else, or touched since. */
export function unseal(key: Buffer, sealed: string, about = ''): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
