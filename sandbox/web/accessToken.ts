import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from './secretText.ts';

const claims = z.object({ subject: z.string(), expiresAt: z.number(), nonce: z.string() });

type Issuing = { readonly subject: string; readonly secret: string; readonly expiresInSeconds: number };

/** A token that carries its own end, so that it still works after a restart. */
export function issueToken({ subject, secret, expiresInSeconds }: Issuing): string {
  const expiresAt = Date.now() + expiresInSeconds * 1000;
  const nonce = randomBytes(9).toString('base64url');
  const encoded = Buffer.from(JSON.stringify({ subject, expiresAt, nonce })).toString('base64url');
  return `${encoded}.${sealOf(encoded, secret)}`;
}

/** Whom the token was issued to, or undefined when it is not ours or is over. */
export function tokenSubject(token: string, secret: string): string | undefined {
  const [encoded = '', seal = ''] = token.split('.');
  if (!isSameSecret(seal, sealOf(encoded, secret))) return undefined;
  const { subject, expiresAt } = claims.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  return expiresAt > Date.now() ? subject : undefined;
}

const sealOf = (encoded: string, secret: string) => createHmac('sha256', secret).update(encoded).digest('base64url');
