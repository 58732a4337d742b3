import type { expiryWatchdogMachine } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import type { Facts } from '../walker/screenTable.ts';

/** The server's clock stands still at `someMoment` while the notice is walked. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

export const expiryWatchdogFacts: Facts<typeof expiryWatchdogMachine> = {
  expiryWarning: { 'time left': ({ expiresAt }) => clockText(expiresAt - someMoment) },
};
