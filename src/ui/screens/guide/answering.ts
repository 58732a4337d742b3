import { agreedBy } from './agreeing.ts';
import { isOffered, typedBefore, wordsFor } from './answerWords.ts';
import { letsGoOf, reopen } from './changes.ts';
import type { Candidate } from './doubts.ts';
import { take } from './meeting.ts';
import type { PartId, Words } from './question.ts';
import { askAgain, askedPlace, settle, soon } from './settling.ts';
import { draftAt, forget, forgetEverywhere, log, type Plan, set, type Talk, transferParts, without } from './talk.ts';

/** False when the answer will not do: why is said, and the question stays. */
export function answer(talk: Talk, value: string, words?: Words): boolean {
  const { place, part } = talk.state;
  if (!place || !part) return false;
  const isSkipped = value === '' && part.isOptional === true;
  const problem = isSkipped ? undefined : part.check?.(value);
  if (problem) {
    log(talk, { kind: 'told', words: problem });
    set(talk, { problem });
    return false;
  }
  take(talk, place, { [part.id]: value });
  talk.asked = undefined;
  set(talk, { problem: undefined });
  log(talk, { kind: 'answered', part: part.id, words: words ?? wordsFor(part, value) });
  settle(talk);
  return true;
}

/** What was said in place of a yes: another transfer than the one offered, or another answer of the one at hand. */
export function correct(talk: Talk, said: Plan, keepsRest: boolean): void {
  const { part, place, changeable } = talk.state;
  if (part?.takesAlong && isOffered(part.control, part.takesAlong)) {
    talk.plan = { ...talk.plan, ...said };
    answer(talk, part.takesAlong);
  } else if (part?.offers) {
    const lost = transferParts.filter((one) => said[one]).flatMap((one) => letsGoOf[one] ?? []);
    talk.plan = { ...talk.plan, ...(keepsRest && without(part.offers.plan, lost)), ...said };
    answer(talk, part.offers.declined);
  } else {
    const open = transferParts.find((one) => said[one] && changeable.includes(one));
    if (open && place?.flow !== 'guidedSender') change(talk, open, said);
    else log(talk, { kind: 'told', words: { key: 'guide.problems.unclear.confirmation' } });
  }
}

/** Answers of the same step that do not outlive a change of another. */
const followingOf: { readonly [part in PartId]?: readonly PartId[] } = {
  destination: ['method'],
  recipientMobile: ['network'],
};

/** `said` is answered without being asked. */
export function change(talk: Talk, part: PartId, said: Plan = {}): void {
  const place = askedPlace(talk);
  if (!place || !talk.state.changeable.includes(part)) return;
  const answers = draftAt(talk, place);
  if (answers[part] !== undefined) {
    const again = (followingOf[part] ?? []).filter((one) => answers[one] !== undefined);
    log(talk, { kind: 'changing', part, again });
    // What was planned for it is what is changed.
    talk.plan = { ...without(talk.plan, [part]), ...said };
    for (const one of again) forget(talk, place, [one]);
    askAgain(talk, place, [part]);
    set(talk, { before: typedBefore(talk.state.part, answers[part]) });
    return;
  }
  const reopened = reopen(part, talk.guide);
  log(talk, { kind: 'changing', part, again: reopened.again });
  talk.plan = { ...reopened.plan, ...said };
  talk.opened = [part, ...reopened.again];
  talk.asked = undefined;
  const before = [...talk.drafts.values()].find((given) => given[part] !== undefined)?.[part];
  forgetEverywhere(talk, [part]);
  // What comes after it goes out again as it was.
  talk.sent.clear();
  reopened.act();
  settle(talk);
  if (talk.state.part?.id === part) set(talk, { before: typedBefore(talk.state.part, before) });
}

export function choose(talk: Talk, { plan: said, tells, words }: Candidate): void {
  if (tells) {
    set(talk, { candidates: [] });
    log(talk, { kind: 'told', words }, ...tells);
    const { part } = talk.state;
    if (part) log(talk, { kind: 'asked', part: part.id, facts: part.facts });
    return;
  }
  const { part } = talk.state;
  const here = part && said[part.id];
  if (part && !here && agreedBy(part) !== undefined) {
    correct(talk, said, false);
    return;
  }
  talk.plan = { ...talk.plan, ...(part ? without(said, [part.id]) : said) };
  set(talk, { candidates: [] });
  if (here) answer(talk, here.value);
  else soon(talk);
}
