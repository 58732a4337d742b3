import { estimateFrom } from '#domain/transfer/deliveryPerformance.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { type Happening, told } from '../thread.ts';
import type { Records } from './records.ts';

/** How soon nine of ten arrived lately this way, and from how many that is known; by the rule where too few went (peers 9). */
export function arrival(guide: GuidedSenderActor, records: Records): readonly Happening[] {
  const { context, children } = guide.getSnapshot();
  const { payinCurrency, toReceive, transferMethod } = children.sendMoney?.getSnapshot().context.draft ?? context.draft;
  const counted = estimateFrom(records.deliveries(), {
    originCurrency: payinCurrency,
    destinationCountry: toReceive.countryCode,
    method: transferMethod,
  });
  if (!counted) return [told({ arrivesBy: transferMethod })];
  const page = { kind: 'lead', words: { key: 'guide.told.deliveryTimes' }, to: '/delivery-times' } as const;
  return [told({ nineOfTen: counted }), page];
}
