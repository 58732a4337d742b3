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

type Making = { readonly credentials: Credentials; readonly send: SendRequest };

/** The companies there are keys for, each behind a breaker of its own. Adding one is one line here. */
export function paymentProviders({ credentials, send }: Making, switched: readonly PaymentSwitch[] = []) {
  const breakers: Partial<Record<PaymentProviderId, CircuitBreaker>> = {};
  const sendTo = (id: PaymentProviderId): SendRequest => {
    const breaker = circuitBreaker();
    breakers[id] = breaker;
    return providerClient(send, { breaker });
  };
  const made = <Keys>(
    id: PaymentProviderId,
    keys: Keys | undefined,
    make: (keys: Keys, send: SendRequest) => PaymentProvider,
  ) => keys && { [id]: make(keys, sendTo(id)) };

  const acquirer = credentials.paycross;
  const interacKeys = credentials.interac && acquirer && { ...credentials.interac, paycross: acquirer };
  const openBanking = truelayer(credentials.truelayer, sendTo('truelayer'));
  const providers: PaymentProviders = {
    truelayer: openBanking.provider,
    ...made('trust-payment', credentials.trust, trustPayments),
    ...made('axcess', credentials.axcess, axcess),
    ...made('pay360', credentials.pay360, pay360),
    ...made('paycross', credentials.paycross, paycross),
    ...made('interac', interacKeys, interac),
    ...made('ivy', credentials.ivy, ivy),
  };

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
