import { type PaymentProviderId, paymentCompany } from '../payment/paymentProvider.ts';
import { bankRefundWorkingDays, cardRefundHours } from '../service/promises.ts';
import { addWorkingDays } from './workingDays.ts';

/** What a refund goes back to. */
export const refundRoutes = ['card', 'bank'] as const;
export type RefundRoute = (typeof refundRoutes)[number];

export const refundRouteOf = (provider: PaymentProviderId): RefundRoute => paymentCompany(provider).refundsTo;

export const refundDueAt = (route: RefundRoute, requestedAt: number): number =>
  route === 'card' ? requestedAt + cardRefundHours * 3600 : addWorkingDays(requestedAt, bankRefundWorkingDays);
