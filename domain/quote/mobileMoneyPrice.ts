import type { Currency, PayInCurrency } from '../money/currency.ts';
import { add, convert, convertBack, type Money } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import { landingMinimumSend } from './limits.ts';
import { operatorFee } from './operatorFee.ts';
import { type Service, serviceTerms } from './serviceTerms.ts';

/** What an example amount costs and brings by mobile money; `cashOut` is the part of the fee the network asks (D-08). */
export type MobileMoneyPrice = {
  readonly youSend: Money;
  readonly theyGet: Money;
  readonly fee: Money;
  readonly cashOut: Money;
};

/** The amount rates are shown with: twice the least the landing page takes, so anybody may send it (LAN-05). */
export function exampleSend(currency: PayInCurrency): Money {
  const least = landingMinimumSend(currency);
  return add(least, least);
}

/** Priced by the very rules a transfer is priced with (QUO-27, QUO-38). */
export function mobileMoneyPrice({
  service,
  rate,
}: {
  readonly service: Service;
  readonly rate: Rate;
}): MobileMoneyPrice {
  const youSend = exampleSend(service.originCurrency);
  const theyGet = convert(youSend, service.destinationCurrency, rate);
  const info = operatorFee({ youSend, theyGet, rate, method: 'mobile_money', terms: serviceTerms(service) });
  const inOrigin = (amount: Money): Money =>
    info.isInOriginCurrency ? amount : convertBack(amount, youSend.currency, rate);
  return { youSend, theyGet, fee: info.operatorFeeInOriginCurrency, cashOut: inOrigin(info.mobileMoneyFee) };
}

/** Ways to send mobile money from a currency, in the order countries are offered. */
export const mobileMoneyServices = (services: readonly Service[], from: Currency): readonly Service[] =>
  services.filter(({ name, originCurrency }) => name === 'mobile_money' && originCurrency === from);
