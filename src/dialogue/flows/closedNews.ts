import { type ClosedCorridor, corridorsFrom, unknownReturns } from '#domain/reference/corridors.ts';
import { type Entry, type Happening, told } from '../thread.ts';
import type { Words } from '../words.ts';
import type { Place } from './place.ts';
import type { Records } from './records.ts';

type Met = { readonly thread: readonly Entry[]; readonly records: Pick<Records, 'pairs'> };

/** Where nothing can be sent right now, and where it can: once, before where it goes is asked (peers 36). */
export function closedNews(place: Place, { thread, records }: Met): readonly Happening[] {
  if (place.flow !== 'priceQuote') return [];
  const isTold = thread.some(
    (entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === 'guide.closedNow',
  );
  const { closed, open } = corridorsFrom(place.snapshot.context.draft.payinCurrency, records.pairs());
  if (isTold || closed.length === 0) return [];
  const unknown = unknownReturns(closed);
  return [
    told({ key: 'guide.closedNow', facts: { options: closed.map(closedName), count: closed.length } }),
    ...(unknown === 'none' ? [] : [told({ key: unknown === 'all' ? 'closed.until' : 'closed.untilOthers' })]),
    told(
      open.length > 0
        ? { key: 'closed.open', facts: { options: open.map((country) => ({ country })) } }
        : { key: 'closed.none' },
    ),
  ];
}

const closedName = ({ country, returnsOn }: ClosedCorridor): Words =>
  returnsOn ? { key: 'closed.untilDay', facts: { country, day: returnsOn } } : { country };
