import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { estimateFrom } from '#domain/transfer/deliveryPerformance.ts';
import { type Happening, told } from '../thread.ts';

/** How soon nine of ten arrived lately this way, and from how many that is known; by the rule where too few went (peers 9). */
export function arrival(
  deliveries: DataOf<typeof readDeliveryTimes>['performance'],
  { payinCurrency, toReceive, transferMethod }: TransferDraft,
): readonly Happening[] {
  const counted = estimateFrom(deliveries, {
    originCurrency: payinCurrency,
    destinationCountry: toReceive.countryCode,
    method: transferMethod,
  });
  if (!counted) return [told({ arrivesBy: transferMethod })];
  const page = { kind: 'lead', words: { key: 'guide.told.deliveryTimes' }, to: '/delivery-times' } as const;
  return [told({ nineOfTen: counted }), page];
}
