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
  const nonce = bytesOf(sealed.initializationVector, encoding);
  const tag = bytesOf(sealed.authenticationTag, encoding);
  const text = bytesOf(sealed.body, encoding);
  if (key.length !== 32 || nonce?.length !== 12 || tag?.length !== 16 || !text) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Nothing where it is not all in this encoding: Node would take what comes before the first wrong character. */
function bytesOf(text: string, encoding: Opening['encoding']): Buffer | undefined {
  const bytes = Buffer.from(text, encoding);
  const again = bytes.toString(encoding);
  return (encoding === 'hex' ? again === text.toLowerCase() : again === text) ? bytes : undefined;
}
