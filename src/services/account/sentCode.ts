import type { CodeSent } from '#contract/account/registration.ts';
import { learnServerTime, serverSeconds } from '../http/serverClock.ts';

/** The waits of the wire as instants of the server's clock, which a reload does not change. */
export async function sentCodeOf({ sentTo, resendAfterSeconds, expiresInSeconds }: CodeSent) {
  await learnServerTime();
  const now = serverSeconds();
  return { sentTo, resendAt: now + resendAfterSeconds, expiresAt: now + expiresInSeconds };
}

export type SentCode = Awaited<ReturnType<typeof sentCodeOf>>;
