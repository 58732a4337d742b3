import type { Currency } from '../money/currency.ts';
import { add, compareMoney, type Money, money } from '../money/money.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { PaymentProviderId } from './paymentProvider.ts';

export type PaymentKind = 'bank' | 'interac' | 'card';

export type PaymentOption = {
  readonly provider: PaymentProviderId;
  readonly kind: PaymentKind;
  /** In the origin currency, on top of the total to pay (D-52). */
  readonly chargeMinor: number;
  readonly recommended: boolean;
  /** Shown, but not to be chosen. */
  readonly disabledReason?: 'providerNotOpen' | 'cardLimitExceeded';
};

/** The companies that take money today; the options of the others are shown as not open yet. */
export const openProviders: readonly PaymentProviderId[] = ['truelayer', 'trust-payment'];

/** 0.99 in the origin currency; nothing on the way to Cameroon (PAY-12, PAY-14). */
const cardChargeMinor = 99;
const withoutCardCharge = 'CM';

/** The most one card payment may take, charge included (PAY-16, D-51). */
export const cardLimits: Readonly<Partial<Record<Currency, Money>>> = {
  GBP: money('GBP', 2_000_000),
  EUR: money('EUR', 2_400_000),
};

type Paying = {
  readonly totalToPay: Money;
  readonly destinationCountryCode: string;
  readonly open?: readonly PaymentProviderId[];
};

/** What a sender may pay with, the recommended way first; empty where nothing takes the currency (PAY-12…16). */
export function paymentOptions({ totalToPay, destinationCountryCode, open = openProviders }: Paying): PaymentOption[] {
  return offered(totalToPay.currency, destinationCountryCode).map((option) => {
    const disabledReason = reasonAgainst(option, { totalToPay, open });
    return disabledReason ? { ...option, disabledReason } : option;
  });
}

export type PaymentOptionRefusal = 'providerNotOffered' | 'providerNotOpen' | 'cardLimitExceeded';

/** The option a sender chose, if it may be chosen. */
export function choosePaymentOption(
  provider: PaymentProviderId,
  paying: Paying,
): Result<PaymentOption, PaymentOptionRefusal> {
  const option = paymentOptions(paying).find((candidate) => candidate.provider === provider);
  if (!option) return refuse('providerNotOffered');
  return option.disabledReason ? refuse(option.disabledReason) : accept(option);
}

/** One table from currency to companies (D-80); paycross and ivy are known and offered nowhere yet. */
function offered(currency: Currency, destination: string): PaymentOption[] {
  const chargeMinor = destination === withoutCardCharge ? 0 : cardChargeMinor;
  switch (currency) {
    case 'GBP':
      return [
        { provider: 'truelayer', kind: 'bank', chargeMinor: 0, recommended: true },
        { provider: 'trust-payment', kind: 'card', chargeMinor, recommended: false },
      ];
    case 'CAD':
      return destination === 'NG'
        ? [{ provider: 'pay360', kind: 'card', chargeMinor: 0, recommended: true }]
        : [
            { provider: 'interac', kind: 'interac', chargeMinor: 0, recommended: true },
            { provider: 'pay360', kind: 'card', chargeMinor: 0, recommended: false },
          ];
    case 'EUR':
    case 'NOK':
    case 'SEK':
    case 'CHF':
    case 'DKK':
      return [{ provider: 'axcess', kind: 'card', chargeMinor, recommended: true }];
    default:
      return [];
  }
}

function reasonAgainst(
  { provider, kind, chargeMinor }: PaymentOption,
  { totalToPay, open }: { totalToPay: Money; open: readonly PaymentProviderId[] },
): PaymentOption['disabledReason'] {
  if (!open.includes(provider)) return 'providerNotOpen';
  const limit = kind === 'card' ? cardLimits[totalToPay.currency] : undefined;
  const charged = add(totalToPay, money(totalToPay.currency, chargeMinor));
  return limit && compareMoney(charged, limit) > 0 ? 'cardLimitExceeded' : undefined;
}
