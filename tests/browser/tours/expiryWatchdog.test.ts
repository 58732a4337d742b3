import { expiryWatchdogUse } from '#tests/paths/screens/expiryWatchdog.screen.ts';
import { expiryWatchdogPaths } from '#tests/paths/specs/expiryWatchdog.paths.ts';
import { byPlaying } from './endings.ts';
import { aSenderWithTransfers } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

/** Before the end, as the flow has it. */
const warningSeconds = 600;

/** First up to the warning, then a day, whatever of it is over by then. */
const letDeadlineCome = ({ flow, pace }: Stage): Promise<void> =>
  pace.letPass((flow.now()?.value === 'watching' ? 86_400 - warningSeconds : 86_400) * 1000);

const sender = aSenderWithTransfers();

walkTours({
  spec: expiryWatchdogPaths,
  use: expiryWatchdogUse,
  prepares: sender.prepares,
  opens: { 'a day left': sender.reviewNewTransfer },
  ends: { waitUntil: byPlaying(letDeadlineCome) },
  sees: () => undefined,
});
