import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { countryCode } from '../protocol/field.ts';

/** A month of the calendar in UTC, like 2026-10. */
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const count = z.int().min(0);

const deliveryPerformance = z.strictObject({
  month,
  originCurrency: z.enum(payInCurrencies),
  destinationCountry: countryCode,
  method: z.enum(payoutMethods),
  /** Absent where fewer than `fewest` were promised: too few to say anything, and nobody is to be recognised. */
  counted: z
    .strictObject({
      promised: count,
      /** Arrived by the first time that was given. */
      onTime: count,
      late: count,
      /** Among the late: never arrived, or returned. */
      notArrived: count,
      /** Whole minutes from having the money to its arrival, within which half of all arrived. */
      medianMinutes: count.optional(),
      /** The same for nine of ten. */
      ninetiethMinutes: count.optional(),
    })
    .optional(),
});
export type DeliveryPerformance = z.infer<typeof deliveryPerformance>;

const deliveryTimes = z.strictObject({
  fewest: z.int(),
  /** Months that were counted, the newest first. */
  months: z.array(month),
  performance: z.array(deliveryPerformance),
});
export type DeliveryTimes = z.infer<typeof deliveryTimes>;

export const readDeliveryTimes = endpoint({
  method: 'GET',
  path: '/delivery-times',
  access: 'public',
  publishedForSeconds: 3600,
  summary: 'How many transfers arrived by the time we gave, by month, corridor and method (not in the spec: open data)',
  data: deliveryTimes,
});
