import type { AnyActorRef } from 'xstate';
import { sendingCountries } from '#domain/quote/sendingCountries.ts';
import { costOf } from '#domain/quote/wholeCost.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { TalkToPersonActor } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { TypedForms } from '#src/machines/typedForm.ts';
import type { Answers } from '../question.ts';
import type { Act, PlaceRead, Reading } from '../reading.ts';
import type { SafeguardActor } from '../safeguardMachine.ts';
import type { Entry, Happening } from '../thread.ts';
import { wordsOfTransferPart } from '../transferWords.ts';
import type { PartId } from '../words.ts';
import { arrival } from './arrival.ts';
import { changeableParts, keptAnswers, reopen } from './changes.ts';
import { closedNews } from './closedNews.ts';
import { feeChoice, feeSwitch } from './feeChoice.ts';
import { lastTime } from './lastTime.ts';
import { optionsOf } from './listedOptions.ts';
import { newsAt } from './news.ts';
import { type Place, placeOf } from './place.ts';
import { broughtAlong, prefill } from './prefill.ts';
import { priceNow } from './priceNow.ts';
import { progressAt } from './progress.ts';
import { hasQuestion, questionAt } from './questionAt.ts';
import { waysTo } from './reach.ts';
import type { Records } from './records.ts';
import { understood } from './understood.ts';

export type Flows = {
  readonly guide: GuidedSenderActor;
  /** Where the innermost flow is looked for. */
  readonly root: AnyActorRef;
  /** Asked before anything else: somebody is worried, or writes to one of our people. */
  readonly beside?: SafeguardActor | TalkToPersonActor | undefined;
  /** Where typed text outlives the page; passwords and codes do not. */
  readonly typed: TypedForms;
  readonly records: Records;
};

/** A step whose child has not begun to ask is none yet. */
export function askedPlace({ root, beside }: Pick<Flows, 'root' | 'beside'>): Place | undefined {
  const place = placeOf(beside ?? root);
  return place && hasQuestion(place) ? place : undefined;
}

/** Where the flows are now, as the dialogue needs to know it. */
export function readFlows(flows: Flows, place: Place | undefined): Reading {
  const { guide, records } = flows;
  const { context, children } = guide.getSnapshot();
  const { round, cancelledRound, isUnderWay, userId, followed } = context;
  const book = records.recipients(userId);
  const isOver = place?.step === 'next' && cancelledRound === round;
  const held = children.sendMoney?.getSnapshot().context;
  const made = held?.transfer;
  const transfer = made ? { id: made.id, isUnpaid: true } : followed && { id: followed.transferId, isUnpaid: false };
  const draft = held?.draft ?? context.draft;
  return {
    now: records.now(),
    place: place && placeRead(place, flows),
    expiresSoon: expiresSoon(guide),
    cancelledRound: isOver ? round : undefined,
    isSignedIn: userId !== undefined,
    origins: sendingCountries(records.residence(userId)),
    draft,
    isMade: made !== undefined,
    payableUntil: made?.expiresAt,
    transfer,
    recipients: book,
    price: () => priceNow(guide),
    arrival: () => {
      const deliveries = records.deliveries();
      return deliveries && arrival(deliveries, draft);
    },
    understood: (here) => understood(guide, here),
    kept: (asked) => keptAnswers(guide, asked),
    answeredElsewhere: isUnderWay ? () => answeredElsewhere(guide) : undefined,
    reopening: (part) => reopen(part, guide),
    startOver: () => guide.send({ type: 'startOver.requested' }),
    askToStartOver: askToStartOver(guide),
    askToCancel: askToCancel(guide),
    enterPromo: enterPromo(place),
    feeChoice: () => feeChoice(guide),
    feeSwitch: feeSwitch(place, guide),
    chooseRecipient: (recipientId) => () => chooseRecipient(recipientId, guide),
    callOff: () => callOff(transfer !== undefined, guide),
    waysTo: (recipientId) => waysTo(recipientId, book),
    optionsOf: (control) => optionsOf(control, records),
  };
}

const askToStartOver = (guide: GuidedSenderActor): Act | undefined =>
  guide.getSnapshot().can({ type: 'startOver.requested' })
    ? () => guide.send({ type: 'startOver.requested' })
    : undefined;

function enterPromo(place: Place | undefined): Reading['enterPromo'] {
  if (place?.flow !== 'priceQuote') return undefined;
  const { actor, snapshot } = place;
  if (!snapshot.can({ type: 'promo.entered', code: '' })) return undefined;
  return (code) => () => actor.send({ type: 'promo.entered', code });
}

function askToCancel(guide: GuidedSenderActor): Act | undefined {
  const { sendMoney } = guide.getSnapshot().children;
  if (!sendMoney?.getSnapshot().can({ type: 'cancellation.requested' })) return undefined;
  return () => sendMoney.send({ type: 'cancellation.requested' });
}

/** One place of them. */
export function placeRead(place: Place, { guide, typed: forms, records }: Flows): PlaceRead {
  const { context } = place.snapshot;
  const question = once((answers: Answers) => {
    const { typed, ...asked } = questionAt(place, { guide, answers, records });
    if (!typed) return asked;
    const { form, read, write } = typed;
    return { ...asked, typed: { form, before: () => read(forms.read(form)), textOf: write } };
  });
  const closed = (thread: readonly Entry[]) => closedNews(place, { thread, records });
  return {
    flow: place.flow,
    step: place.step,
    actorId: place.actor.sessionId,
    question,
    known: ({ thread, hasThread }) => prefill({ guide, place, log: thread, hasThread }),
    brought: () => broughtAlong({ guide, place }),
    goesOnAlone: place.flow === 'priceQuote' && place.snapshot.context.quotesAtOnce,
    failure: 'failure' in context ? context.failure : undefined,
    promoFailure: 'promoFailure' in context ? context.promoFailure : undefined,
    progress: (thread) => progressAt(place, thread, { guide, records }),
    news: (thread) => [...newsAt(place, { guide, thread }), ...closed(thread)],
    closed,
    changeable: (answers) => changeableParts({ guide, place, parts: question(answers).parts, answers }),
    price: () => priceAt(place, guide),
  };
}

/** Every rule of one settling asks what is asked of the same answers. */
function once<Result>(work: (answers: Answers) => Result): (answers: Answers) => Result {
  let last: { readonly answers: Answers; readonly result: Result } | undefined;
  return (answers) => {
    if (last?.answers !== answers) last = { answers, result: work(answers) };
    return last.result;
  };
}

function expiresSoon(guide: GuidedSenderActor): number | undefined {
  const flow = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const watchdog = flow?.children.expiryWatchdog?.getSnapshot();
  return watchdog?.matches({ expiring: 'warning' }) ? watchdog.context.expiresAt : undefined;
}

function priceAt(place: Place, guide: GuidedSenderActor): readonly Happening[] | undefined {
  if (place.flow !== 'priceQuote' || place.step !== 'amount') return undefined;
  const { context } = place.snapshot;
  const { sum } = calculatorView(context);
  return sum ? [{ kind: 'priced', sum, cost: costOf(sum, context.exchange) }, ...lastTime(guide, context)] : [];
}

/** What the screens were told, or an older thread that is gone. */
function answeredElsewhere(guide: GuidedSenderActor): readonly Happening[] {
  const flow = guide.getSnapshot().children.sendMoney?.getSnapshot().context;
  if (!flow?.quote && !flow?.transfer && !flow?.quotesAtOnce) return [];
  return Object.entries(keptAnswers(guide, ['trust'])).flatMap(([name, answer]) => {
    const part = name as PartId;
    const words = answer && wordsOfTransferPart(part, answer.value);
    return words ? [{ kind: 'answered', part, words } as const] : [];
  });
}

function chooseRecipient(recipientId: string, guide: GuidedSenderActor): void {
  const { sendMoney } = guide.getSnapshot().children;
  if (!sendMoney?.getSnapshot().can({ type: 'step.reopened', step: 'recipient' })) return;
  sendMoney.send({ type: 'step.reopened', step: 'recipient' });
  sendMoney.send({ type: 'recipient.chosen', recipientId });
}

/** A transfer is read again and found to be over; what was only begun is begun anew. */
function callOff(made: boolean, guide: GuidedSenderActor): void {
  if (made) guide.getSnapshot().children.sendMoney?.send({ type: 'step.reopened', step: 'review' });
  else if (guide.getSnapshot().can({ type: 'startOver.requested' })) {
    guide.send({ type: 'startOver.requested' });
    guide.send({ type: 'startOver.confirmed' });
  }
}
