import type { PayoutMethod } from './payoutMethods.ts';

export type Duration = { readonly amount: number; readonly unit: 'minute' | 'hour' | 'workingDay' };

/** From the sooner end to the later, which is the promise (D-50); equal ends are said as one. */
export type DeliveryTime = { readonly soonest: Duration; readonly latest: Duration };

const minutes = (amount: number): Duration => ({ amount, unit: 'minute' });

/** Expected delivery (QUO-41, spec §9); nobody can choose ATM withdrawal yet (D-17). */
export const deliveryTimes: Record<PayoutMethod | 'atm_withdrawal', DeliveryTime> = {
  mobile_money: { soonest: minutes(10), latest: minutes(10) },
  bank_transfer: { soonest: { amount: 2, unit: 'hour' }, latest: { amount: 1, unit: 'workingDay' } },
  cash_pickup: { soonest: minutes(2), latest: minutes(10) },
  atm_withdrawal: { soonest: minutes(2), latest: minutes(2) },
};
