import { createContext, useContext } from 'react';
import type { DeliveryPerformance } from '#contract/quote/deliveryPerformance.ts';
import { estimateFrom } from '#domain/transfer/deliveryPerformance.ts';

/** How promises were kept, month by month; nothing until it is read. */
export const DeliveryRecordContext = createContext<readonly DeliveryPerformance[]>([]);

export type Way = Pick<DeliveryPerformance, 'originCurrency' | 'destinationCountry' | 'method'>;

/** What nine of ten of the latest counted month took; undefined where too few were sent that way. */
export const useEstimate = (way: Way) => estimateFrom(useContext(DeliveryRecordContext), way);
