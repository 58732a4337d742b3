import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { Cookies } from '../../http/route.ts';
import type { SecurityEvents } from '../../security/securityEvents.ts';
import type { Visitor } from '../../security/visitor.ts';
import type { KnownDevices } from '../knownDevices.ts';

/** Wrong codes an account may be tried with: three of a million are right at a time, so a year of it finds none. */
const triesAllowed: Allowance = { limit: 5, windowSeconds: 900 };

type Dependencies = {
  readonly limiter: AttemptLimiter;
  readonly devices: KnownDevices;
  readonly events: SecurityEvents;
};
type Trying = { readonly userId: string; readonly cookies: Cookies; readonly visitor: Visitor };

/**
 * Counts tries of codes. A browser its person has signed in with counts its own, so whoever knows a password and guesses
 * elsewhere shuts nobody out of theirs.
 */
export function factorTries({ limiter, devices, events }: Dependencies) {
  const bucketOf = ({ userId, cookies }: Trying) => {
    const device = cookies.read('device');
    const isKnown = devices.isKnown({ userId, cookie: device });
    return isKnown ? `factor:device:${sha256Hex(device ?? '')}` : `factor:${userId}`;
  };
  return {
    async take(trying: Trying) {
      const limited = await limiter.take(bucketOf(trying), triesAllowed);
      if (limited) events.note({ kind: 'lockOut', outcome: 'refused', userId: trying.userId, visitor: trying.visitor });
      return limited;
    },
    forget: (trying: Trying) => limiter.forget(bucketOf(trying)),
  };
}
export type FactorTries = ReturnType<typeof factorTries>;
