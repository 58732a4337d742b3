import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { agreedBy } from './agreeing.ts';
import { answer, followingOf, isMade, openAgain } from './answering.ts';
import { isOffered } from './answerWords.ts';
import { keptAnswers, letsGoOf } from './changes.ts';
import type { Candidate } from './doubts.ts';
import type { PartId } from './question.ts';
import { understood } from './recap.ts';
import { askAgain, askedPlace, soon } from './settling.ts';
import {
  type ConversationState,
  draftAt,
  forget,
  log,
  type Plan,
  set,
  type Talk,
  transferParts,
  without,
} from './talk.ts';
import { turn } from './turns.ts';

type Standing = { readonly guide: GuidedSenderActor; readonly state: ConversationState };

/** What of this was answered before and is otherwise now, in the order it is asked. */
export function putRightBy(said: Plan, standing: Standing): readonly PartId[] {
  const { part: asked, changeable } = standing.state;
  const now = understood(standing);
  return transferParts.filter(
    (part) =>
      said[part] !== undefined && part !== asked?.id && changeable.includes(part) && now[part] !== said[part].value,
  );
}

/** Takes each as it is now; what does not outlive it is asked again, and the rest stays as it was. */
export function putRight(talk: Talk, said: Plan): void {
  const place = askedPlace(talk);
  const parts = putRightBy(said, talk);
  const [first] = parts;
  if (!place || !first) return;
  const answers = draftAt(talk, place);
  if (answers[first] === undefined) {
    putRightEarlier(talk, { said, parts, first });
    return;
  }
  const again = parts
    .flatMap((part) => followingOf[part] ?? [])
    .filter((part) => said[part] === undefined && answers[part] !== undefined);
  log(talk, { kind: 'changing', parts, again });
  talk.plan = { ...without(talk.plan, [...parts, ...again]), ...said };
  forget(talk, place, again);
  askAgain(
    talk,
    place,
    parts.filter((part) => answers[part] !== undefined),
  );
}

type Correction = { readonly said: Plan; readonly parts: readonly PartId[]; readonly first: PartId };

function putRightEarlier(talk: Talk, { said, parts, first }: Correction): void {
  const { guide } = talk;
  const lost = parts.flatMap((part) => letsGoOf[part] ?? []).filter((part) => said[part] === undefined);
  const sendMoney = guide.getSnapshot().children.sendMoney;
  const recipientId = said.recipient?.value;
  if (isMade(talk) && recipientId && first === 'recipient') {
    talk.offer = {
      part: 'otherRecipient',
      words: { key: 'guide.correct.heldRecipient', facts: { recipientId } },
      candidates: [{ words: { recipientId }, plan: { otherRecipient: { value: recipientId } } }],
    };
    openAgain(talk, first, { parts });
    return;
  }
  if (isMade(talk) && recipientId && parts.includes('recipient')) {
    // Made for somebody else, it is left as it is, and another is begun with all that was said.
    talk.plan = { ...keptAnswers(guide, [...parts, ...lost]), ...said };
    log(talk, { kind: 'told', words: { key: 'guide.correct.madeAlready' } });
    guide.send({ type: 'startOver.requested' });
    soon(talk);
    return;
  }
  if (
    recipientId &&
    first !== 'recipient' &&
    sendMoney?.getSnapshot().can({ type: 'step.reopened', step: 'recipient' })
  ) {
    // Or the flow would go on with the one before as soon as it has a price.
    sendMoney.send({ type: 'step.reopened', step: 'recipient' });
    sendMoney.send({ type: 'recipient.chosen', recipientId });
  }
  openAgain(talk, first, { said, parts, lost });
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
  } else if (place?.flow !== 'guidedSender' && putRightBy(said, talk).length > 0) {
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
  if (putRightBy(said, talk).length > 0) {
    putRight(talk, said);
    return;
  }
  talk.plan = { ...talk.plan, ...(part ? without(said, [part.id]) : said) };
  if (here) answer(talk, here.value);
  else soon(talk);
}
