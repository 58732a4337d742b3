import { expiryWatchdogMachine } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { ok, type PathSpec } from '../walker/pathSpec.ts';

export const expiryWatchdogPaths: PathSpec<typeof expiryWatchdogMachine> = {
  machine: expiryWatchdogMachine,
  starts: { 'a day left': { expiresAt: someMoment + 86_400 } },
  outcomes: { waitUntil: [ok(undefined, 'time came')] },
  cannotFail: ['waitUntil'],
  key: () => 0,
  invariants: {
    'time is not over before both moments came (TRF-10)': {
      in: ['expired'],
      holds: (_, past) => past.filter((event) => event === 'waitUntil: time came').length === 2,
    },
  },
  about: {
    expired: ['TRF-10', 'TRF-11'],
    'expiring.warning': ['D-73'],
  },
  words: {
    events: { 'warning.dismissed': 'puts the warning away' },
    outcomes: { waitUntil: { 'time came': 'the deadline draws nearer' } },
  },
};
