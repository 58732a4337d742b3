import { randomBytes } from 'node:crypto';
import { sha256Hex } from '../http/requestSignature.ts';
import type { Keyring } from '../keys/keyring.ts';
import { macs } from '../keys/macs.ts';

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * A browser its person has signed in with before counts its own wrong passwords, so that a stranger who tries
 * everybody's account locks nobody out of theirs (ASVS 6.3.1). Nothing is stored but the browser's own cookie.
 */
export function knownDevices(keys: Keyring) {
  const marks = macs(keys, 'device-v1');

  return {
    cookieFor(userId: string): string {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${marks.of(`${userId}:${device}`)}`;
    },
    /** Names a device without being what its browser keeps. */
    nameOf: (cookie: string): string => sha256Hex(cookie.split('.')[0] ?? ''),
    isKnown({ userId, cookie }: { userId: string; cookie: string | undefined }): boolean {
      const [device = '', mark = ''] = (cookie ?? '').split('.');
      return marks.isOf({ text: `${userId}:${device}`, mac: mark });
    },
  };
}
