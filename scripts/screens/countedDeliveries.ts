import type { DeliveryTimes } from '#contract/quote/deliveryPerformance.ts';

/** A month as a picture shows it: a product begun a moment ago has counted none. */
export const countedDeliveries: DeliveryTimes = {
  fewest: 20,
  months: ['2026-10', '2026-09'],
  performance: [
    {
      ...{ month: '2026-10', originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' },
      counted: { promised: 1240, onTime: 1203, late: 37, notArrived: 4, medianMinutes: 3, ninetiethMinutes: 6 },
    },
    {
      ...{ month: '2026-10', originCurrency: 'EUR', destinationCountry: 'CM', method: 'bank_transfer' },
      counted: { promised: 318, onTime: 290, late: 28, notArrived: 1, medianMinutes: 140, ninetiethMinutes: 1380 },
    },
    {
      ...{ month: '2026-10', originCurrency: 'CAD', destinationCountry: 'KE', method: 'mobile_money' },
      counted: { promised: 87, onTime: 71, late: 16, notArrived: 9, medianMinutes: 8 },
    },
    { month: '2026-10', originCurrency: 'GBP', destinationCountry: 'UG', method: 'cash_pickup' },
  ],
};
