import { createCipheriv, randomBytes } from 'node:crypto';

/** A notification as OPPWA sends it: AES-256-GCM, everything in hex. */
export function sealNotification(text: string, secret: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret, 'hex'), nonce, { authTagLength: 16 });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    body: body.toString('hex').toUpperCase(),
    headers: {
      'content-type': 'text/plain',
      'x-initialization-vector': nonce.toString('hex').toUpperCase(),
      'x-authentication-tag': cipher.getAuthTag().toString('hex').toUpperCase(),
    },
  };
}
