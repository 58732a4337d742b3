import { chooseDestination, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { without } from '../plan.ts';
import type { Answers } from '../question.ts';
import type { Entry } from '../thread.ts';
import type { PartId } from '../words.ts';
import { quoteValues } from './changes.ts';
import type { Place } from './place.ts';

type Entered = {
  readonly guide: GuidedSenderActor;
  readonly place: Place;
  readonly log: readonly Entry[];
  /** Something was said here before the screens were gone to. */
  readonly hasThread: boolean;
};

/** What a calculator that is met for the first time need not be asked, since it was said before. */
export function prefill({ guide, place, log, hasThread }: Entered): Answers {
  if (place.flow !== 'priceQuote' || place.step !== 'amount') return {};
  const { context } = place.snapshot;
  const values = quoteValues(context.draft);
  const { past, recipientId, draft, isUnderWay } = guide.getSnapshot().context;
  const isRepeat = past?.last !== undefined && recipientId === past.last.recipientId;
  const isBegun = past?.begun !== undefined && draft === past.begun.draft;
  if (context.quotesAtOnce || isRepeat || isBegun) return values;
  if (!isUnderWay) return {};
  // Left on the screens, whose calculator shows all three; or here, in the middle of them.
  const said = new Set(log.flatMap((entry) => (entry.kind === 'answered' ? [entry.part] : [])));
  if (!hasThread) return without(values, ['amount']);
  const chosen = chosenElsewhere(context.draft);
  return without(
    values,
    (['destination', 'method', 'amount'] as const).filter((part) => !said.has(part) && !chosen.has(part)),
  );
}

/** Where the money goes and how, chosen with an amount before the guide was opened; the amount stands in its field. */
export function broughtAlong({ guide, place }: Pick<Entered, 'guide' | 'place'>): Answers {
  const { draft, isUnderWay, round } = guide.getSnapshot().context;
  const hasAmount = draft.payinActualValue !== undefined || draft.payoutActualValue !== undefined;
  if (place.flow !== 'priceQuote' || place.step !== 'amount' || !hasAmount || isUnderWay || round > 0) return {};
  const { draft: chosen } = place.snapshot.context;
  const isOneWay = methodsAvailable(chosen.toReceive.countryCode).length < 2;
  return without(quoteValues(chosen), isOneWay ? ['amount', 'method'] : ['amount']);
}

/** What the screens show without being asked is nobody's choice; anything else is. */
function chosenElsewhere({ toSend, toReceive, transferMethod }: TransferDraft): ReadonlySet<PartId> {
  const start = startDraft(toSend.countryCode);
  const { countryCode } = toReceive;
  const isElsewhere = countryCode !== start.toReceive.countryCode;
  const usual = isElsewhere ? chooseDestination(start, countryCode).transferMethod : start.transferMethod;
  return new Set<PartId>([
    ...(isElsewhere ? ['destination' as const] : []),
    ...(transferMethod === usual ? [] : ['method' as const]),
  ]);
}
