import { marksCorrection } from '#src/understanding/correction.ts';
import type { Intent, SlotName, Slots, Understanding } from '#src/understanding/understanding.ts';
import { agreedBy } from '../agreement.ts';
import { corrected } from '../correcting.ts';
import type { Plan } from '../question.ts';
import { inOneSentence } from '../recap.ts';
import { transferParts } from '../transferAnswers.ts';
import type { PartId } from '../words.ts';
import { isOfAnAccount, planFrom } from './answersFrom.ts';
import { candidatesOf } from './candidates.ts';
import { keptForLater } from './keptForLater.ts';
import { askedFor, isTyped, understandAs } from './parsing.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';
import { mayChangeSum, sumChangedIn } from './sumChange.ts';
import { asSaidAlready } from './unserved.ts';

/**
 * Something said before is put right: with a word that says so it is taken, without one it is asked whether it is meant.
 * Nothing where nothing that was said before is otherwise now. `isAnswered`: the sentence answers the open question.
 */
export function asCorrection(said: string, situation: Situation, isAnswered: boolean): Interpretation {
  const { part, context, reading, answers } = situation;
  const isMarked = marksCorrection(said, { isFree: isTyped(part) });
  const isElsewhere = isTyped(part) || isAnswered || agreedBy(part, reading.optionsOf) !== undefined;
  const sum = isAnswered && part.id !== 'recipient' ? undefined : sumBesides(said, situation);
  if (sum?.kind === 'told') return sum.outcomes;
  if (!isMarked && isElsewhere && !sum) return undefined;
  const plan = sum?.plan ?? correctionIn(said, situation, isMarked);
  const parts = corrected(context, reading, plan);
  if (parts.length === 0 && sum) return asSaidAlready(said, plan, situation);
  if (parts.length === 0) return isMarked && !isElsewhere ? plannedOtherwise(said, plan, situation) : undefined;
  if (isMarked) return [typed(said), { type: 'answers.corrected', said: plan }];
  const now = reading.understood(answers);
  const before = inOneSentence(Object.fromEntries(parts.map((id) => [id, now[id]])));
  const after = inOneSentence(Object.fromEntries(parts.map((id) => [id, plan[id]?.value])));
  const change = { words: { key: 'guide.correct.change', facts: { said: after } }, plan } as const;
  return [
    typed(said),
    {
      type: 'words.ambiguous',
      words: { key: 'guide.correct.askedBefore', facts: { said: before } },
      candidates: [change],
    },
  ];
}

/** A sum that is said whole needs no working out; whom it is for ("250 for Paul") is no part of it. */
function sumBesides(said: string, situation: Situation) {
  if (!mayChangeSum(situation)) return undefined;
  const { recipient } = understandAs('recipient', said, situation).slots;
  const rest = recipient ? `${said.slice(0, recipient.span.start)} ${said.slice(recipient.span.end)}` : said;
  const changed = sumChangedIn(rest.trim(), situation);
  const isSaidWhole = () => factsIn(understandAs(undefined, said, situation).slots, situation).amount !== undefined;
  if (!changed || isSaidWhole()) return undefined;
  if (changed.kind !== 'plan' || !recipient) return changed;
  return { ...changed, plan: { ...changed.plan, ...factsIn({ recipient }, situation) } };
}

/** "Make that 250", of a sum that was said before it is asked: what is kept for later is put right. */
function plannedOtherwise(said: string, plan: Plan, situation: Situation): Interpretation {
  const { context, part } = situation;
  const kept = Object.keys(plan).filter((id) => id !== part.id && context.plan[id as PartId] !== undefined);
  const isOther = kept.some((id) => context.plan[id as PartId]?.value !== plan[id as PartId]?.value);
  if (!isOther || kept.length < Object.keys(plan).length) return undefined;
  return [typed(said), ...keptForLater(plan, situation)];
}

/** Heard as if nothing was asked; a value alone, as an answer to what is named, to what was said last, or a sum. */
function correctionIn(said: string, situation: Situation, isMarked: boolean): Plan {
  const parsed = understandAs(undefined, said, situation);
  const plan = factsIn(parsed.slots, situation);
  const named = partNamed(parsed.intents);
  const isBare = isMarked && Object.keys(plan).length === 0;
  for (const asked of named ? [named] : isBare ? [lastAnswered(situation), 'amount' as const] : []) {
    if (!asked || plan[asked]) continue;
    const heard = understandAs(askedFor[asked], said, situation);
    const again = { ...(named && onlyMeaning(heard, asked, situation)), ...factsIn(heard.slots, situation) };
    if (again[asked]) return { ...plan, ...again };
  }
  return plan;
}

/** "Change the amount to 250 for Marie": beside a name a figure may be anything, where what it is was not said. */
function onlyMeaning({ ambiguities }: Understanding, asked: PartId, situation: Situation): Plan {
  const [only, ...others] = candidatesOf(ambiguities, situation).filter(({ plan }) => plan[asked]);
  return only && others.length === 0 ? { [asked]: only.plan[asked] } : {};
}

const factsIn = (slots: Slots, { part, reading }: Situation): Plan => {
  const all = planFrom(slots, { part: undefined, reading });
  return Object.fromEntries(
    Object.entries(all).filter(
      ([id, planned]) =>
        transferParts.some((known) => known === id) && !(id === 'method' && isOfAnAccount(planned?.value, part.id)),
    ),
  );
};

function partNamed(intents: readonly Intent[]): PartId | undefined {
  const change = intents.find((intent) => intent.intentName === 'change');
  const slot = change?.intentName === 'change' ? change.answer : undefined;
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

const lastAnswered = ({ context }: Situation): PartId | undefined =>
  context.thread.findLast((entry) => entry.kind === 'answered')?.part;
