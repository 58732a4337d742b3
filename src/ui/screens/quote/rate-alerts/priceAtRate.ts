import type { Service } from '#contract/protocol/lookup.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { convert, money, zero } from '#domain/money/money.ts';
import { parseRate } from '#domain/money/rate.ts';
import { costAt } from '#domain/quote/rateAlert.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { AlertOpening } from './AlertWishForm.tsx';

type Asked = {
  readonly base: PayInCurrency;
  readonly target: Currency;
  readonly countryCode: PayoutCountryCode;
  readonly rate: string;
};

/** Minor units: what most people send. */
const exampleMinor = 10_000;

/** What a hundred brought at a rate of the past, and what that would cost at it with today's fees; nothing of no rate. */
export function priceAtRate(
  { base, target, countryCode: destination, rate: text }: Asked,
  services: readonly Service[],
): AlertOpening | undefined {
  const rate = parseRate(text);
  const [method] = methodsAvailable(destination);
  const service = services.find(({ name }) => name === method);
  if (!rate.ok || !method || !service) return undefined;
  const theyGet = convert(money(base, exampleMinor), target, rate.value);
  const cost = costAt(rate.value, { theyGet, most: zero(base), destination, method, terms: serviceTerms(service) });
  return cost.ok ? { theyGet, most: cost.value } : undefined;
}
