import dayjs from 'dayjs';
import type { RateAlert } from '#contract/quote/rateAlert.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { RateAlertContext, rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

const day = (seconds: number) => dayjs.unix(seconds).format('DD-MM-YYYY');

/** What is to arrive where, at which price or on which day, and how long we look. */
function inWords(alert: RateAlert): string {
  const facts = {
    received: amountText(alert.destinationAmount, alert.destinationCurrency),
    to: words('rateAlerts.toCountry', { country: countryName(alert.destinationCountryCode, 'en-GB') }),
    until: day(alert.expiresAt),
  };
  if (alert.kind === 'monthly') return words('rateAlerts.monthly', { ...facts, next: day(alert.nextAt) });
  const pair = { base: alert.originCurrency, target: alert.destinationCurrency, rate: alert.rateNeeded };
  return words('rateAlerts.price', { ...facts, ...pair, most: amountText(alert.most, alert.originCurrency) });
}

const failure = ({ failure: refusal }: RateAlertContext) => sentence(refusal);

export const rateAlertFacts: Facts<typeof rateAlertMachine> = {
  alerts: {
    alert: ({ alerts: [alert] }) => alert && inWords(alert),
    stopped: ({ stopped }) => stopped && words('rateAlerts.stopped', { alert: inWords(stopped) }),
    failure,
  },
  readingFailed: { failure },
};
