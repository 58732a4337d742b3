import { expiryWatchdogMachine } from '#src/machines/expiry-watchdog/expiryWatchdogMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { ok, type PathSpec } from '../walker/pathSpec.ts';

export const expiryWatchdogPaths: PathSpec<typeof expiryWatchdogMachine> = {
  machine: expiryWatchdogMachine,
  starts: { 'a day left': { expiresAt: someMoment + 86_400 } },
  outcomes: { waitUntil: [ok(undefined, 'time came')] },
  cannotFail: ['waitUntil'],
  key: () => 0,
};
