import { checkSession } from '#contract/session/session.ts';
import { checkSessionPaths } from '#tests/paths/specs/checkSession.paths.ts';
import { byCall } from './endings.ts';
import { openSignedIn } from './openSignedIn.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: checkSessionPaths,
  // It asks nobody anything.
  use: { headlines: {}, table: {} },
  opens: { anybody: (stage) => openSignedIn(stage, '/get-quote') },
  ends: { readSession: byCall(checkSession, { wire: (read) => read }) },
});
