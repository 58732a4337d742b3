import { countryName } from '#domain/reference/countries.ts';
import type { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { rateAlertFacts } from './rateAlert.facts.ts';
import { words } from './words.ts';

export const rateAlertUse: ScreenUse<typeof rateAlertMachine> = {
  facts: rateAlertFacts,
  headlines: {
    alerts: words('rateAlerts.titles.alerts'),
    readingFailed: words('rateAlerts.titles.readingFailed'),
  },
  table: {
    async 'alert.wished'(page, { wish }) {
      await page.fill(
        words('rateAlerts.receive', { country: countryName(wish.destinationCountryCode, 'en-GB') }),
        String(wish.destinationAmount),
      );
      if (wish.kind === 'price') await page.fill(words('rateAlerts.most'), String(wish.most));
      await page.press(words('rateAlerts.set'));
    },
    'alert.stopped': (page) => page.press(words('rateAlerts.stop')),
    'stop.undone': (page) => page.press(words('rateAlerts.undo')),
    'reading.retried': (page) => page.press(words('common.tryAgain')),
    'alerts.left': (page) => page.press(words('rateAlerts.close')),
  },
};
