import type { expiryWatchdogMachine } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { expiryWatchdogFacts } from './expiryWatchdog.facts.ts';
import { words } from './words.ts';

export const expiryWatchdogUse: ScreenUse<typeof expiryWatchdogMachine> = {
  facts: expiryWatchdogFacts,
  headlines: { expiryWarning: words('send.review.title') },
  controls: {
    'warning.dismissed': words('send.expiry.understood'),
  },
  table: { 'warning.dismissed': (page) => page.press(words('send.expiry.understood')) },
};
