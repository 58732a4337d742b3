import type { PaymentProviderId } from '../payment/paymentProvider.ts';
import { bankRefundWorkingDays, cardRefundHours } from '../service/promises.ts';
import { addWorkingDays } from './workingDays.ts';

/** What a refund goes back to. */
export const refundRoutes = ['card', 'bank'] as const;
export type RefundRoute = (typeof refundRoutes)[number];

/** Money goes back the way it came. */
export const refundRouteOf: Readonly<Record<PaymentProviderId, RefundRoute>> = {
  truelayer: 'bank',
  interac: 'bank',
  ivy: 'bank',
  'trust-payment': 'card',
  axcess: 'card',
  pay360: 'card',
  paycross: 'card',
};

export const refundDueAt = (route: RefundRoute, requestedAt: number): number =>
  route === 'card' ? requestedAt + cardRefundHours * 3600 : addWorkingDays(requestedAt, bankRefundWorkingDays);
