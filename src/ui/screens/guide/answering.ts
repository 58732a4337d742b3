import { isOffered, typedBefore, wordsFor } from './answerWords.ts';
import { isMade, reopen } from './changes.ts';
import { take } from './meeting.ts';
import type { Answers, Part, PartId, Words } from './question.ts';
import { understood } from './recap.ts';
import { askAgain, askedPlace, settle } from './settling.ts';
import { draftAt, forget, forgetEverywhere, log, type Plan, set, type Talk, without } from './talk.ts';
import { turn } from './turns.ts';

export type Answering = {
  readonly words?: Words | undefined;
  /** Said in one sentence with answers to other questions, and read back with them. */
  readonly isOneOfSeveral?: boolean;
};

/** False when the answer will not do: why is said, and the question stays. */
export function answer(talk: Talk, value: string, { words, isOneOfSeveral = false }: Answering = {}): boolean {
  const { place, part } = talk.state;
  if (!place || !part) return false;
  const isSkipped = value === '' && part.isOptional === true;
  const problem = isSkipped ? undefined : (part.check?.(value) ?? notOffered(part, value));
  if (problem) {
    talk.turn.send({ type: 'words.said' });
    turn(talk, { type: 'answer.refused' }, { words: problem });
    set(talk, { problem });
    return false;
  }
  take(talk, place, { [part.id]: value });
  talk.turn.send({ type: 'answer.taken' });
  set(talk, { problem: undefined });
  const said = { part: part.id, words: words ?? wordsFor(part, value) };
  log(talk, { kind: 'answered', ...said });
  talk.taken = isOneOfSeveral ? [said] : [];
  // What was to be begun anew with is not for what stays.
  if (value === 'no' && (part.id === 'startAgain' || part.id === 'startOver')) talk.plan = {};
  settle(talk);
  return true;
}

/** Whatever was heard or pressed: what is not among the answers is none. */
const notOffered = ({ control }: Part, value: string): Words | undefined =>
  isOffered(control, value) ? undefined : { key: 'guide.problems.whichOne' };

/** Answers of the same step that do not outlive a change of another. */
const followingOf: { readonly [part in PartId]?: readonly PartId[] } = {
  destination: ['method'],
  recipientMobile: ['network'],
};

export function change(talk: Talk, part: PartId): void {
  const place = askedPlace(talk);
  if (!place || !talk.state.changeable.includes(part)) return;
  const answers = draftAt(talk, place);
  if (answers[part] === undefined) {
    openAgain(talk, part, { parts: [part] });
    return;
  }
  const again = (followingOf[part] ?? []).filter((one) => answers[one] !== undefined);
  log(talk, { kind: 'changing', parts: [part], again });
  // What was planned for it is what is changed.
  talk.plan = without(talk.plan, [part]);
  forget(talk, place, again);
  askAgain(talk, place, [part]);
  set(talk, { before: typedBefore(talk.state.part, answers[part]) });
}

type Opening = {
  /** Answered anew. */
  readonly parts: readonly PartId[];
  /** Answered without being asked. */
  readonly said?: Plan;
  /** Asked again, since what they followed from is another. */
  readonly lost?: readonly PartId[];
};

/** Opens an earlier step of the flow; what does not depend on it is answered as it was. */
export function openAgain(talk: Talk, first: PartId, { parts, said = {}, lost = [] }: Opening): void {
  const reopened = reopen(first, talk.guide);
  const known: Answers = understood(talk);
  const again = [...new Set([...reopened.again, ...lost.filter((part) => part !== 'trust')])].filter(
    (part) => !said[part] && known[part] !== undefined,
  );
  // One that is made is not changed: what becomes of it is asked first.
  if (!isMade(talk.guide)) log(talk, { kind: 'changing', parts, again });
  talk.plan = { ...without(reopened.plan, lost), ...said };
  talk.opened = [first, ...reopened.again];
  talk.turn.send({ type: 'answer.reopened' });
  const before = [...talk.drafts.values()].find((given) => given[first] !== undefined)?.[first];
  forgetEverywhere(talk, [...parts]);
  // What comes after it goes out again as it was.
  talk.sent.clear();
  reopened.act();
  settle(talk);
  if (talk.state.part?.id === first) set(talk, { before: typedBefore(talk.state.part, before) });
}
