import { correctionOf, putRightBy } from '#src/dialogue/correction.ts';
import { letsGoOf, type TransferAnswers, type TransferPart, transferParts } from '#src/dialogue/transferAnswers.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { agreedBy } from './agreeing.ts';
import { answer, openAgain } from './answering.ts';
import { isOffered } from './answerWords.ts';
import { isMade, keptAnswers } from './changes.ts';
import type { Candidate } from './doubts.ts';
import { understood } from './recap.ts';
import { askAgain, askedPlace, soon } from './settling.ts';
import { type ConversationState, draftAt, forget, log, type Plan, set, type Talk, without } from './talk.ts';
import { turn } from './turns.ts';

type Standing = { readonly guide: GuidedSenderActor; readonly state: ConversationState };

const valuesOf = (said: Plan): TransferAnswers =>
  Object.fromEntries(
    transferParts.flatMap((part) => {
      const value = said[part]?.value;
      return value === undefined ? [] : [[part, value]];
    }),
  );

const standingOf = (standing: Standing) => ({
  now: understood(standing),
  asked: standing.state.part?.id,
  changeable: standing.state.changeable,
});

/** What of this was answered before and is otherwise now. */
export const corrected = (said: Plan, standing: Standing): readonly TransferPart[] =>
  putRightBy(valuesOf(said), standingOf(standing));

/** Takes each as it is now; what does not outlive it is asked again, and the rest stays as it was. */
export function putRight(talk: Talk, said: Plan): void {
  const { guide } = talk;
  const place = askedPlace(talk);
  if (!place) return;
  const here = Object.keys(draftAt(talk, place));
  const correction = correctionOf(valuesOf(said), { ...standingOf(talk), here, isMade: isMade(talk.guide) });
  switch (correction.kind) {
    case 'none':
      return;
    case 'here': {
      const { parts, again } = correction;
      log(talk, { kind: 'changing', parts, again });
      talk.plan = { ...without(talk.plan, [...parts, ...again]), ...said };
      forget(talk, place, again);
      askAgain(talk, place, parts);
      return;
    }
    case 'otherRecipient': {
      const { recipientId } = correction;
      talk.offer = {
        part: 'otherRecipient',
        words: { key: 'guide.correct.heldRecipient', facts: { recipientId } },
        candidates: [{ words: { recipientId }, plan: { otherRecipient: { value: recipientId } } }],
      };
      openAgain(talk, 'recipient', { parts: ['recipient'] });
      return;
    }
    case 'another':
      talk.plan = { ...keptAnswers(guide, [...correction.parts, ...correction.lost]), ...said };
      log(talk, { kind: 'told', words: { key: 'guide.correct.madeAlready' } });
      guide.send({ type: 'startOver.requested' });
      soon(talk);
      return;
    case 'earlier':
      chooseFirst(correction.recipientFirst, guide);
      openAgain(talk, correction.first, { said, parts: correction.parts, lost: correction.lost });
      return;
  }
}

/** Or the flow would go on with the one before as soon as it has a price. */
function chooseFirst(recipientId: string | undefined, guide: GuidedSenderActor): void {
  const { sendMoney } = guide.getSnapshot().children;
  if (recipientId === undefined || !sendMoney?.getSnapshot().can({ type: 'step.reopened', step: 'recipient' })) return;
  sendMoney.send({ type: 'step.reopened', step: 'recipient' });
  sendMoney.send({ type: 'recipient.chosen', recipientId });
}

/** What was said in place of a yes: another transfer than the one offered, or another answer of the one at hand. */
export function correct(talk: Talk, said: Plan, keepsRest: boolean): void {
  const { part, place } = talk.state;
  if (part?.takesAlong && isOffered(part.control, part.takesAlong)) {
    talk.plan = { ...talk.plan, ...said };
    answer(talk, part.takesAlong);
  } else if (part?.offers) {
    const lost = transferParts.filter((one) => said[one]).flatMap((one) => letsGoOf[one] ?? []);
    talk.plan = { ...talk.plan, ...(keepsRest && without(part.offers.plan, lost)), ...said };
    answer(talk, part.offers.declined);
  } else if (place?.flow !== 'guidedSender' && corrected(said, talk).length > 0) {
    putRight(talk, said);
  } else {
    turn(talk, { type: 'words.doubted' }, { words: { key: 'guide.problems.unclear.confirmation' }, candidates: [] });
  }
}

export function choose(talk: Talk, { plan: said, tells, words }: Candidate): void {
  const { part } = talk.state;
  if (tells) {
    set(talk, { candidates: [] });
    log(talk, { kind: 'told', words }, ...tells);
    if (part) log(talk, { kind: 'asked', part: part.id, facts: part.facts });
    return;
  }
  const here = part && said[part.id];
  if (part && !here && agreedBy(part) !== undefined) {
    correct(talk, said, false);
    return;
  }
  set(talk, { candidates: [] });
  if (corrected(said, talk).length > 0) {
    putRight(talk, said);
    return;
  }
  talk.plan = { ...talk.plan, ...(part ? without(said, [part.id]) : said) };
  if (here) answer(talk, here.value);
  else soon(talk);
}
