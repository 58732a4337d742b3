import { warningOf } from '#src/dialogue/warningOf.ts';
import type { Place } from './place.ts';
import type { Words } from './question.ts';
import { questionAt } from './questionAt.ts';
import { draftAt, forget, keyOf, log, set, type Talk } from './talk.ts';
import { leadToHelp } from './transcript.ts';

/** The transfer that is followed stands in the thread once, and keeps up with its status by itself (R30). */
export function showReceipt(talk: Talk, { flow, snapshot: { context } }: Place): void {
  const transferId = flow === 'paymentResult' && 'transferId' in context ? context.transferId : undefined;
  if (transferId === undefined) return;
  const isShown = talk.state.log.some((entry) => entry.kind === 'receipt' && entry.transferId === transferId);
  if (isShown) return;
  const { followed } = talk.guide.getSnapshot().context;
  if (followed?.isOver) log(talk, { kind: 'told', words: { key: 'guide.told.alreadyOver' } });
  log(talk, { kind: 'receipt', transferId });
}

/** What became of a transfer cancelled here, before another is offered. */
export function tellCancelled(talk: Talk, { step }: Place): void {
  const { round, cancelledRound } = talk.guide.getSnapshot().context;
  if (step !== 'next' || cancelledRound !== round || talk.toldCancelled === round) return;
  talk.toldCancelled = round;
  log(talk, { kind: 'told', words: { key: 'guide.told.cancelled' } });
}

/** What belongs before the question: the warning that fits, and where a person is. */
export function tellSafeguard(talk: Talk, place: Place): void {
  if (place.flow !== 'safeguard') return;
  const { context } = place.snapshot;
  if (place.step === 'decision') {
    log(talk, { kind: 'warned', words: { key: `guide.safeguard.warnings.${warningOf(context)}` } });
  }
  if (place.step === 'pause' && context.decision === 'person') {
    log(talk, leadToHelp);
  }
}

/** Said once, long before it matters (R23). */
export function warnOfExpiry(talk: Talk): void {
  const flow = talk.guide.getSnapshot().children.sendMoney?.getSnapshot();
  const watchdog = flow?.children.expiryWatchdog?.getSnapshot();
  if (!watchdog?.matches({ expiring: 'warning' })) return;
  const moment = watchdog.context.expiresAt;
  const isSaid = talk.state.log.some(
    (entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.facts?.moment === moment,
  );
  if (!isSaid) log(talk, { kind: 'told', words: { key: 'guide.expiring', facts: { moment } } });
}

/** A new refusal is said once, and what it was about is asked again. */
export function hearFailure(talk: Talk, place: Place): void {
  const { context } = place.snapshot;
  // A code refused beside its box is explained there.
  const refusedPromo = talk.sent.has(keyOf(place)) && 'promoFailure' in context ? context.promoFailure : undefined;
  const failure = ('failure' in context ? context.failure : undefined) ?? refusedPromo;
  if (failure === talk.toldFailure) return;
  talk.toldFailure = failure;
  if (!failure) return;
  const fields = failure.details.fields ?? [];
  const question = questionAt(place, { guide: talk.guide, answers: draftAt(talk, place) });
  const refused = question.refusedParts(fields.map(({ field }) => field));
  const [first] = fields;
  const words: Words = refused.length > 0 && first ? { problem: first.problem } : { failure };
  log(talk, { kind: 'told', words });
  // A code stays in its box, to be put right there.
  if (question.parts.at(-1)?.control.kind === 'code') set(talk, { problem: words });
  forget(talk, place, refused);
}
