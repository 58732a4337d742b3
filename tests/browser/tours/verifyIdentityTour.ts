import type { verifyIdentityMachine } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { verifyIdentityUse } from '#tests/paths/screens/verifyIdentity.screen.ts';
import { verifyIdentityPaths } from '#tests/paths/specs/verifyIdentity.paths.ts';
import { checksOfIdentity } from './identityChecks.ts';
import { at } from './openings.ts';
import { aSender } from './senders.ts';
import type { Tour } from './tour.ts';

export const verifyIdentityTour: Tour<typeof verifyIdentityMachine> = {
  spec: verifyIdentityPaths,
  use: verifyIdentityUse,
  prepares: aSender,
  opens: {
    'by themselves': at('/verification'),
    'with a transfer waiting': at('/verification?transferId=0197a000-0000-7000-8000-00000000007f'),
  },
  ends: checksOfIdentity,
  isInSlowMotion: true,
  // It goes on where the server says the person stands, and keeps nothing itself.
  beginsAnewFrom: Object.keys(verifyIdentityPaths.starts),
};
