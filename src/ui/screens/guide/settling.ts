import { costOf } from '../landing/wholeCost.ts';
import { calculatorView } from '../send-money/calculatorView.ts';
import { changeableParts } from './changes.ts';
import { meet, takePlanned } from './meeting.ts';
import { hearFailure, showReceipt, tellCancelled, tellSafeguard, warnOfExpiry } from './news.ts';
import { type Place, placeOf } from './place.ts';
import type { Finish, Part, PartId } from './question.ts';
import { type AskedQuestion, hasQuestion, questionAt } from './questionAt.ts';
import { inReadingOrder } from './recap.ts';
import { draftAt, forget, forgetEverywhere, keyOf, log, set, silent, type Talk } from './talk.ts';
import { turn } from './turns.ts';

/** Once for all that happens in one go, when it is over. */
export function soon(talk: Talk): void {
  if (talk.isDue) return;
  talk.isDue = true;
  queueMicrotask(() => {
    talk.isDue = false;
    settle(talk);
  });
}

/** A step whose child has not begun to ask is none yet. */
export function askedPlace({ root, stopped }: Talk): Place | undefined {
  const place = placeOf(stopped ?? root);
  return place && hasQuestion(place) ? place : undefined;
}

/** Brings the conversation to where the flows are. */
export function settle(talk: Talk): void {
  warnOfExpiry(talk);
  const place = askedPlace(talk);
  if (!place) {
    set(talk, { place: undefined, part: undefined, changeable: [] });
    return;
  }
  meet(talk, place);
  hearFailure(talk, place);
  const answers = draftAt(talk, place);
  const question = questionAt(place, { guide: talk.guide, answers });
  if (question.keepUp()) return;
  const part = question.parts.find(({ id }) => answers[id] === undefined);
  if (!part) {
    conclude(talk, place, question);
    return;
  }
  if (takePlanned(talk, place, part)) {
    settle(talk);
    return;
  }
  ask(talk, place, { part, asked: question });
}

function ask(talk: Talk, place: Place, { part, asked }: { part: Part; asked: AskedQuestion }): void {
  const answers = draftAt(talk, place);
  const changeable = changeableParts({ guide: talk.guide, place, parts: asked.parts, answers });
  set(talk, { place, part, answers, changeable });
  const question = `${place.flow}.${part.id}`;
  if (talk.turn.getSnapshot().context.asked === question) return;
  talk.turn.send({ type: 'question.asked', question });
  set(talk, { candidates: [], before: undefined });
  showReceipt(talk, place);
  tellCancelled(talk, place);
  tellSafeguard(talk, place);
  readBack(talk);
  log(talk, { kind: 'asked', part: part.id, facts: part.facts });
  tellOffer(talk, part);
}

/** What was taken from one sentence is said once more before anything is asked (chat rule 16). */
function readBack(talk: Talk): void {
  const { taken } = talk;
  talk.taken = [];
  if (taken.length === 0) return;
  const said = inReadingOrder(taken);
  log(talk, { kind: 'told', words: { key: 'guide.recap.noted', facts: { said } } });
}

/** What was said of this and not taken: why, and what may be meant. */
function tellOffer(talk: Talk, part: Part): void {
  const { offer } = talk;
  talk.offer = undefined;
  if (offer?.part !== part.id) return;
  turn(talk, { type: 'words.doubted' }, offer);
}

/** Everything of the step is answered. */
function conclude(talk: Talk, place: Place, { parts, finish }: AskedQuestion): void {
  const finished = finish();
  if (finished.kind === 'wait') {
    set(talk, { place, part: undefined, changeable: [] });
    return;
  }
  if (finished.kind === 'refuse') {
    log(talk, { kind: 'told', words: finished.words });
    askAgain(talk, place, [finished.asksAgain]);
    return;
  }
  if (talk.sent.get(keyOf(place)) === draftAt(talk, place)) {
    // The flow came back, or did not hear it.
    const { refused } = finished;
    if (refused) log(talk, { kind: 'told', words: refused.words });
    askAgain(talk, place, refused ? [refused.asksAgain] : parts.slice(-1).map(({ id }) => id));
    return;
  }
  send(talk, place, { parts, finished });
}

export function askAgain(talk: Talk, place: Place, parts: readonly PartId[]): void {
  forget(talk, place, parts);
  for (const part of parts) talk.askedOpenly.add(part);
  talk.turn.send({ type: 'answer.reopened' });
  settle(talk);
}

type Sending = { readonly parts: readonly Part[]; readonly finished: Extract<Finish, { kind: 'send' }> };

/** A form's answers stay at hand in case they are refused; an answer that stands alone is over, and so are secrets. */
function send(talk: Talk, place: Place, { parts, finished: { act, forgets = [], plans = {} } }: Sending): void {
  if (place.flow === 'priceQuote' && place.step === 'amount') {
    const { sum } = calculatorView(place.snapshot.context);
    readBack(talk);
    if (sum) log(talk, { kind: 'priced', sum, cost: costOf(sum, place.snapshot.context.exchange) });
  }
  set(talk, { place, part: undefined, changeable: [] });
  talk.plan = { ...talk.plan, ...silent(plans) };
  act();
  if (place.flow === 'priceQuote') talk.opened = [];
  if (parts.length === 1)
    forget(
      talk,
      place,
      parts.map(({ id }) => id),
    );
  forgetEverywhere(talk, forgets);
  talk.sent.set(keyOf(place), draftAt(talk, place));
  talk.turn.send({ type: 'flow.awaited' });
  soon(talk);
}
