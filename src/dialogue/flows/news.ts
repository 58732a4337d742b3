import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { type Entry, type Happening, leadToHelp, leadToPerson, told } from '../thread.ts';
import { warningOf } from '../warningOf.ts';
import type { Place } from './place.ts';

type Met = { readonly guide: GuidedSenderActor; readonly thread: readonly Entry[] };

/** What belongs before the question of a place. */
export const newsAt = (place: Place, met: Met): readonly Happening[] => [
  ...accountAt(met),
  ...receiptAt(place, met),
  ...safeguardAt(place),
  ...personAt(place),
  ...blockedAt(place),
  ...takenAt(place),
  ...profileAt(place, met),
];

const ready = 'guide.told.accountReady';
const needed = 'guide.told.profileNeeded';

/** Whoever signed up here is told once that it is done. */
function accountAt({ guide, thread }: Met): readonly Happening[] {
  if (guide.getSnapshot().context.userId === undefined) return [];
  const isAgreed = thread.some((entry) => entry.kind === 'answered' && entry.part === 'agreements');
  const isTold = thread.some((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === ready);
  return isAgreed && !isTold ? [told({ key: ready })] : [];
}

/** The transfer that is followed stands in the thread once, and keeps up with its status by itself (R30). */
function receiptAt({ flow, snapshot: { context } }: Place, { guide, thread }: Met): readonly Happening[] {
  const transferId = flow === 'paymentResult' && 'transferId' in context ? context.transferId : undefined;
  const isShown = thread.some((entry) => entry.kind === 'receipt' && entry.transferId === transferId);
  if (transferId === undefined || isShown) return [];
  const { followed } = guide.getSnapshot().context;
  return [...(followed?.isOver ? [told({ key: 'guide.told.alreadyOver' })] : []), { kind: 'receipt', transferId }];
}

/** Who answers and in what time, before somebody writes to them. */
const personAt = ({ flow, step }: Place): readonly Happening[] =>
  flow === 'talkToPerson' && step === 'message' ? [told({ key: 'guide.support.opens' })] : [];

/** The warning that fits, and where a person is. */
function safeguardAt(place: Place): readonly Happening[] {
  if (place.flow !== 'safeguard') return [];
  const { context } = place.snapshot;
  if (place.step === 'decision') {
    return [{ kind: 'warned', words: { key: `guide.safeguard.warnings.${warningOf(context)}` } }];
  }
  if (place.step !== 'pause' || context.decision !== 'person') return [];
  return [context.isSignedIn ? leadToPerson : leadToHelp];
}

/** What a block is, in the same words whatever it was for: of what was found nothing may be told (peers 31). */
function blockedAt({ flow, step, snapshot: { context } }: Place): readonly Happening[] {
  const isBlocked = flow === 'signIn' && step === 'blockedNotice' && 'failure' in context;
  if (!isBlocked || context.failure?.code !== 'accountBlocked') return [];
  return [
    told({ key: 'auth.onHold.rule.whyText' }),
    told({ key: 'auth.onHold.rule.moneyText' }),
    told({ key: 'auth.onHold.rule.nextText' }),
  ];
}

const toProfile: Happening = { kind: 'lead', words: { key: 'pay.profile.updateNow' }, to: '/profile?mode=edit' };

/** Whose word it is that something is missing, once each time somebody goes to pay; or where it is changed (PAY-10). */
function profileAt({ flow, step }: Place, { thread }: Met): readonly Happening[] {
  if (flow !== 'completeProfile' || step === 'readingFailed') return [];
  const news = step === 'details' ? told({ key: needed }) : toProfile;
  const last = thread.findLast((entry) => isGoingToPay(entry) || isSame(entry, news));
  return last && isSame(last, news) ? [] : [news];
}

const isGoingToPay = (entry: Entry): boolean =>
  entry.kind === 'answered' && (entry.part === 'paymentMethod' || entry.part === 'review');

function isSame(entry: Entry, news: Happening): boolean {
  const { id, at, ...said } = entry;
  return JSON.stringify(said) === JSON.stringify(news);
}

/** Whether the money is then held or taken, before somebody leaves to approve it (peers 19). */
function takenAt(place: Place): readonly Happening[] {
  if (place.flow !== 'payTransfer' || place.step !== 'leaving') return [];
  const { transfer, provider } = place.snapshot.context;
  const option = transfer && paymentOptions(transfer).find((offered) => offered.provider === provider);
  return option ? [told({ key: `pay.next.taken.${option.kind}` })] : [];
}
