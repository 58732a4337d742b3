import type { Currency } from '../money/currency.ts';
import { add, compareMoney, type Money, money } from '../money/money.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { PaymentKind } from './paymentKind.ts';
import type { PaymentProviderId } from './paymentProvider.ts';
import { type ClosedReason, kindOf, type PaymentSwitch, type PaymentWays } from './paymentWays.ts';

export type PaymentOption = {
  readonly provider: PaymentProviderId;
  readonly kind: PaymentKind;
  /** In the origin currency, on top of the total to pay (D-52). */
  readonly chargeMinor: number;
  readonly recommended: boolean;
  /** Shown, but not to be chosen. */
  readonly disabledReason?: ClosedReason | 'cardLimitExceeded';
};

/** 0.99 in the origin currency; nothing on the way to Cameroon (PAY-12, PAY-14). */
export const cardChargeMinor = 99;
const withoutCardCharge = 'CM';

/** The most one card payment may take, charge included (PAY-16, D-51). */
export const cardLimits: Readonly<Partial<Record<Currency, Money>>> = {
  GBP: money('GBP', 2_000_000),
  EUR: money('EUR', 2_400_000),
};

type Paying = {
  readonly totalToPay: Money;
  readonly destinationCountryCode: string;
  /** Of the server that asks or answers: what it may use now, and by which companies. */
  readonly ways?: PaymentWays | undefined;
};

/** What a sender may pay with, the recommended way first; empty where nothing takes the currency (PAY-12…16). */
export function paymentOptions({ totalToPay, destinationCountryCode, ways }: Paying): PaymentOption[] {
  return offered(totalToPay.currency, destinationCountryCode).map((usual) => {
    const option = switched(usual, { currency: totalToPay.currency, switches: ways?.switched ?? [] });
    const disabledReason = reasonAgainst(option, { totalToPay, closed: ways?.closed ?? {} });
    return disabledReason ? { ...option, disabledReason } : option;
  });
}

export type PaymentOptionRefusal = 'providerNotOffered' | ClosedReason | 'cardLimitExceeded';

/** The option a sender chose, if it may be chosen. */
export function choosePaymentOption(
  provider: PaymentProviderId,
  paying: Paying,
): Result<PaymentOption, PaymentOptionRefusal> {
  const option = paymentOptions(paying).find((candidate) => candidate.provider === provider);
  if (!option) return refuse('providerNotOffered');
  return option.disabledReason ? refuse(option.disabledReason) : accept(option);
}

type Switching = { readonly currency: Currency; readonly switches: readonly PaymentSwitch[] };

/** An operator may give a currency's bank, Interac or card to another company that serves it (D-80). */
function switched(option: PaymentOption, { currency, switches }: Switching): PaymentOption {
  const other = switches.find((each) => each.currency === currency && each.kind === option.kind);
  return other ? { ...option, provider: other.provider, kind: kindOf(other.provider) } : option;
}

/** One table from currency to companies (D-80); paycross and ivy come in by a switch. */
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
  { totalToPay, closed }: { totalToPay: Money; closed: PaymentWays['closed'] },
): PaymentOption['disabledReason'] {
  const closedFor = closed[provider];
  if (closedFor) return closedFor;
  const limit = kind === 'card' ? cardLimits[totalToPay.currency] : undefined;
  const charged = add(totalToPay, money(totalToPay.currency, chargeMinor));
  return limit && compareMoney(charged, limit) > 0 ? 'cardLimitExceeded' : undefined;
}
