import { createDecipheriv } from 'node:crypto';

type Sealed = {
  /** Ciphertext, nonce and tag, each in the encoding this merchant was set up with. */
  readonly body: string;
  readonly initializationVector: string;
  readonly authenticationTag: string;
};

type Opening = { readonly secret: string; readonly encoding: 'hex' | 'base64' };

/** The notification's text, or nothing when it was not sealed with our key: AES-256-GCM, 64 hex digits of key. */
export function openNotification(sealed: Sealed, { secret, encoding }: Opening): string | undefined {
  const key = Buffer.from(secret, 'hex');
  const nonce = Buffer.from(sealed.initializationVector, encoding);
  const tag = Buffer.from(sealed.authenticationTag, encoding);
  if (key.length !== 32 || nonce.length !== 12 || tag.length !== 16) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(Buffer.from(sealed.body, encoding)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
