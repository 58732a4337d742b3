import { createHmac, randomBytes } from 'node:crypto';
import { equalInConstantTime, sha256Hex } from '../http/requestSignature.ts';
import { keyFor } from '../settings/masterSecret.ts';

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * A browser its person has signed in with before counts its own wrong passwords, so that a stranger who tries
 * everybody's account locks nobody out of theirs (ASVS 6.3.1). Nothing is stored but the browser's own cookie.
 */
export function knownDevices(masterSecret: string) {
  const key = keyFor(masterSecret, 'device-v1');
  const markOf = (userId: string, device: string) =>
    createHmac('sha256', key).update(`${userId}:${device}`).digest('base64url');

  return {
    cookieFor(userId: string): string {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${markOf(userId, device)}`;
    },
    /** Names a device without being what its browser keeps. */
    nameOf: (cookie: string): string => sha256Hex(cookie.split('.')[0] ?? ''),
    isKnown({ userId, cookie }: { userId: string; cookie: string | undefined }): boolean {
      const [device = '', mark = ''] = (cookie ?? '').split('.');
      return equalInConstantTime(markOf(userId, device), mark);
    },
  };
}
