import { type Duration, deliveryTimes } from '../reference/deliveryTimes.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { TransferStatus } from './transferStatus.ts';
import { addWorkingDays } from './workingDays.ts';

/** Seconds a promise may be late before we say so: companies report by themselves, and are asked every few seconds. */
const graceSeconds = 60;

/** Why money has not arrived in time, as far as we can tell a sender. */
export const delayCauses = ['partner', 'queue'] as const;
export type DelayCause = (typeof delayCauses)[number];

type Source = {
  readonly transferMethod: PayoutMethod;
  readonly status: TransferStatus;
  readonly approved: boolean;
  readonly history: readonly { readonly status: TransferStatus; readonly at: number }[];
};

/** When the money is promised to have arrived (D-50): the clock runs from when we have it and let it go. */
export function promisedBy({ transferMethod, status, approved, history }: Source): number | undefined {
  const releasedAt = history.findLast((step) => step.status === 'PAYMENT_COMPLETED')?.at;
  if (status !== 'PAYMENT_COMPLETED' || !approved || releasedAt === undefined) return undefined;
  return promiseFor(transferMethod, releasedAt);
}

/** The time given for money let go at `releasedAt`, both in epoch seconds. */
export const promiseFor = (method: PayoutMethod, releasedAt: number): number =>
  after(releasedAt, deliveryTimes[method].latest);

/** Whether the promise is broken by more than reporting takes. */
export function isOverdue(source: Source, now: number): boolean {
  const promised = promisedBy(source);
  return promised !== undefined && now > promised + graceSeconds;
}

function after(epochSeconds: number, { amount, unit }: Duration): number {
  switch (unit) {
    case 'minute':
      return epochSeconds + amount * 60;
    case 'hour':
      return epochSeconds + amount * 3600;
    case 'workingDay':
      return addWorkingDays(epochSeconds, amount);
  }
}
