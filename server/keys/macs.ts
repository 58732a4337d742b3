import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring, LastingPurpose } from './keyring.ts';

/** Macs of one purpose: made with the present secret, and good with every secret that is here. */
export function macs(keys: Keyring, purpose: LastingPurpose, encoding: 'base64url' | 'hex' = 'base64url') {
  const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest(encoding);
  const allOf = (text: string) => keys.all(purpose).map(({ key }) => macOf(key, text));
  return {
    of: (text: string): string => macOf(keys.newest(purpose), text),
    /** What any secret makes of it, the present one first: for looking one up. */
    allOf,
    isOf: ({ text, mac }: { readonly text: string; readonly mac: string }): boolean =>
      allOf(text).some((known) => equalInConstantTime(known, mac)),
  };
}

/** Compares secrets without telling by time how much of them agrees. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
