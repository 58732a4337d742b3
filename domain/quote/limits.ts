import { type Currency, minorDigits, type PayInCurrency } from '../money/currency.ts';
import { type Money, money } from '../money/money.ts';

/** Characters an amount box holds, separators included: everywhere (QUO-19), and on the landing page (spec §5). */
export const amountCharacters = { standard: 11, landingSend: 7, landingReceive: 10 } as const;

/** The least that may be sent, in major units of the currency paid in (QUO-20, D-43). */
const minimum = 5;

/** The least the public calculator takes, in major units (LAN-05, D-43). */
const landingMinimum: Record<PayInCurrency, number> = {
  GBP: 50,
  CAD: 75,
  EUR: 50,
  DKK: 200,
  NOK: 300,
  SEK: 300,
  CHF: 50,
};

export const minimumSend = (currency: Currency): Money => wholeUnits(currency, minimum);
export const landingMinimumSend = (currency: PayInCurrency): Money => wholeUnits(currency, landingMinimum[currency]);

const wholeUnits = (currency: Currency, major: number): Money => money(currency, major * 10 ** minorDigits(currency));
