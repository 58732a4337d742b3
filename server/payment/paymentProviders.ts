import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { ClosedReason, PaymentSwitch, PaymentWays } from '#domain/payment/paymentWays.ts';
import { type CircuitBreaker, circuitBreaker } from '../outbound/circuitBreaker.ts';
import { providerClient } from '../outbound/providerClient.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { PaymentProvider, PaymentProviders } from './paymentProvider.ts';
import { axcess } from './providers/axcess.ts';
import { interac } from './providers/interac.ts';
import { ivy } from './providers/ivy.ts';
import { pay360 } from './providers/pay360.ts';
import { paycross } from './providers/paycross.ts';
import { truelayer } from './providers/truelayer.ts';
import { trustPayments } from './providers/trustPayments.ts';

/** Makes the adapter of a company there are keys for. */
type Maker = (credentials: Credentials, send: SendRequest) => PaymentProvider | undefined;

const withKeys =
  <Keys>(
    keysOf: (credentials: Credentials) => Keys | undefined,
    make: (keys: Keys, send: SendRequest) => PaymentProvider,
  ): Maker =>
  (credentials, send) => {
    const keys = keysOf(credentials);
    return keys && make(keys, send);
  };

/** Each company's adapter and the keys it is made with; TrueLayer's also lists banks. */
const makers: Readonly<Record<Exclude<PaymentProviderId, 'truelayer'>, Maker>> = {
  'trust-payment': withKeys(({ trust }) => trust, trustPayments),
  axcess: withKeys((keys) => keys.axcess, axcess),
  pay360: withKeys((keys) => keys.pay360, pay360),
  paycross: withKeys((keys) => keys.paycross, paycross),
  ivy: withKeys((keys) => keys.ivy, ivy),
  /** Interac is reached by way of the acquirer that speaks for it. */
  interac: withKeys((keys) => keys.interac && keys.paycross && { ...keys.interac, paycross: keys.paycross }, interac),
};

type Making = { readonly credentials: Credentials; readonly send: SendRequest };

/** The companies there are keys for, each behind a breaker of its own. */
export function paymentProviders({ credentials, send }: Making, switched: readonly PaymentSwitch[] = []) {
  const breakers: Partial<Record<PaymentProviderId, CircuitBreaker>> = {};
  const sendTo = (id: PaymentProviderId): SendRequest => {
    const breaker = circuitBreaker();
    breakers[id] = breaker;
    return providerClient(send, { breaker });
  };
  const openBanking = truelayer(credentials.truelayer, sendTo('truelayer'));
  const made = Object.entries(makers).map(([id, make]) => [id, make(credentials, sendTo(id as PaymentProviderId))]);
  const providers: PaymentProviders = { ...Object.fromEntries(made), truelayer: openBanking.provider };

  const closedFor = (id: PaymentProviderId): ClosedReason | undefined => {
    if (!providers[id]) return 'providerNotOpen';
    return breakers[id]?.isOpen() ? 'providerUnavailable' : undefined;
  };
  return {
    providers,
    listBanks: openBanking.listBanks,
    /** What can be paid with at this moment. */
    ways: (): PaymentWays => ({
      closed: Object.fromEntries(
        paymentProviderIds.flatMap((id) => {
          const reason = closedFor(id);
          return reason ? [[id, reason] as const] : [];
        }),
      ),
      switched,
    }),
  };
}
