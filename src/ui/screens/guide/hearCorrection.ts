import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import { transferParts } from '#src/dialogue/transferAnswers.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { marksCorrection } from '#src/understanding/correction.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Intent, SlotName, Slots } from '#src/understanding/understanding.ts';
import { agreedBy } from './agreeing.ts';
import type { Listener } from './hear.ts';
import { planFrom } from './heardAnswers.ts';
import { askedFor, isTyped, listeningTo } from './listening.ts';
import { inOneSentence, understood } from './recap.ts';

type Heard = Listener & { readonly part: Part };

/**
 * Something said before is put right: with a word that says so it is taken, without one it is asked whether it is meant.
 * False where nothing that was said before is otherwise now.
 */
export function hearCorrection(said: string, listener: Heard, isAnswered: boolean): boolean {
  const { conversation, part } = listener;
  const isMarked = marksCorrection(said, { isFree: isTyped(part) });
  const isElsewhere = isTyped(part) || isAnswered || agreedBy(part) !== undefined;
  if (!isMarked && isElsewhere) return false;
  const plan = correctionIn(said, listener, isMarked);
  const parts = conversation.corrects(plan);
  if (parts.length === 0) return false;
  conversation.noteTyped(said);
  if (isMarked) {
    conversation.putRight(plan);
    return true;
  }
  const now = understood(listener);
  const before = inOneSentence(Object.fromEntries(parts.map((id) => [id, now[id]])));
  const after = inOneSentence(Object.fromEntries(parts.map((id) => [id, plan[id]?.value])));
  conversation.doubt({ key: 'guide.correct.askedBefore', facts: { said: before } }, [
    { words: { key: 'guide.correct.change', facts: { said: after } }, plan },
  ]);
  return true;
}

/** Heard as if nothing was asked; a value alone, as an answer to what is named, to what was said last, or a sum. */
function correctionIn(said: string, listener: Heard, isMarked: boolean): Plan {
  const listening = listeningTo(listener.part, listener);
  const heard = understand(said, { ...listening, asking: undefined });
  const plan = factsIn(heard.slots, listener);
  const named = nameIn(heard.intents);
  const isBare = isMarked && Object.keys(plan).length === 0;
  for (const asked of named ? [named] : isBare ? [lastAnswered(listener), 'amount' as const] : []) {
    if (!asked || plan[asked]) continue;
    const again = factsIn(understand(said, { ...listening, asking: askedFor[asked] }).slots, listener);
    if (again[asked]) return { ...plan, ...again };
  }
  return plan;
}

const factsIn = (slots: Slots, { guide }: Heard): Plan => {
  const all = planFrom(slots, { part: undefined, guide });
  return Object.fromEntries(Object.entries(all).filter(([part]) => transferParts.some((known) => known === part)));
};

function nameIn(intents: readonly Intent[]): PartId | undefined {
  const change = intents.find((intent) => intent.wish === 'change');
  const slot = change?.wish === 'change' ? change.answer : undefined;
  return slot && partsOf[slot]?.find((part) => transferParts.some((known) => known === part));
}

/** What an answer is called, and the questions it may belong to. */
export const partsOf: { readonly [slot in SlotName]?: readonly PartId[] } = {
  amount: ['amount'],
  currency: ['amount'],
  destination: ['destination'],
  payoutMethod: ['method'],
  network: ['network'],
  recipient: ['recipient'],
  reason: ['reason'],
  phone: ['recipientMobile', 'signUpMobile'],
  account: ['accountNumber', 'cameroonAccount'],
  birthDate: ['birthDate'],
  email: ['signUpEmail', 'email'],
  name: ['recipientLastName', 'recipientFirstName', 'signUpLastName', 'signUpFirstName'],
};

const lastAnswered = ({ state }: Heard): PartId | undefined =>
  state.log.findLast((entry) => entry.kind === 'answered')?.part;
