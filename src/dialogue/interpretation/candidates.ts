import type { Ambiguity, SlotName, Slots } from '#src/understanding/understanding.ts';
import { isOffered, wordsFor } from '../answerWords.ts';
import type { Candidate, Part } from '../question.ts';
import type { Reading } from '../reading.ts';
import { wordsOfTransferPart } from '../transferWords.ts';
import type { PartId, Words } from '../words.ts';
import { planFrom } from './answersFrom.ts';
import { toldApart } from './sameName.ts';

type Met = { readonly part: Part; readonly reading: Pick<Reading, 'draft' | 'optionsOf' | 'origins' | 'recipients'> };

/** What the doubtful words may mean, next to the question; money, people and places are never guessed (R16). */
export function candidatesOf([ambiguity]: readonly Ambiguity[], met: Met): readonly Candidate[] {
  if (!ambiguity || isRatherNumber(ambiguity)) return [];
  const meant = ambiguity.candidates as readonly unknown[];
  return meant.flatMap((value) => {
    const plan = planFrom({ [ambiguity.slot]: { value, span: ambiguity.span } } as Slots, met);
    const id = plan[met.part.id] ? met.part.id : (Object.keys(plan).at(-1) as PartId | undefined);
    const planned = id && plan[id];
    const words = planned && wordsOf(id, planned.value, met);
    const detail = detailOf(ambiguity.slot, String(value), { listed: meant.map(String), met });
    return words ? [{ words, plan, ...(detail && { detail }) }] : [];
  });
}

/** "677123456": nobody writes so much money in one run, and without its currency. */
const isRatherNumber = ({ slot, text }: Ambiguity): boolean => slot === 'amount' && /^\d{9,}$/.test(text.trim());

type Listed = { readonly listed: readonly string[]; readonly met: Met };

function detailOf(slot: SlotName, value: string, { listed, met }: Listed): Words | undefined {
  if (slot === 'birthDate') return { inWords: value };
  return slot === 'recipient' ? toldApart(value, listed, met.reading.recipients) : undefined;
}

function wordsOf(id: PartId, value: string, { part, reading: { optionsOf } }: Met): Words | undefined {
  if (id !== part.id) return wordsOfTransferPart(id, value);
  return isOffered(part.control, value, optionsOf) ? wordsFor(part, value, optionsOf) : undefined;
}

const unclear: { readonly [slot in SlotName]?: Words } = {
  confirmation: { key: 'guide.problems.unclear.confirmation' },
  amount: { key: 'guide.problems.unclear.amount' },
  currency: { key: 'guide.problems.unclear.amount' },
  recipient: { key: 'guide.problems.unclear.person' },
  destination: { key: 'guide.problems.unclear.country' },
};

/** What to say where nothing stands below to be chosen from. */
const unclearAlone: { readonly [slot in SlotName]?: Words } = {
  amount: { key: 'guide.problems.unclear.amountInFull' },
  currency: { key: 'guide.problems.unclear.amountInFull' },
  recipient: { key: 'guide.problems.unclear.personByName' },
};

/** Nothing where it is not known what was meant. */
export function ambiguityWords(
  [ambiguity]: readonly Ambiguity[],
  { part, candidates, hasPeople = true }: Shown,
): Words | undefined {
  if (!ambiguity) return undefined;
  const isAmongPeople = ambiguity.slot === 'recipient' && part.control.kind === 'recipient' && hasPeople;
  const alone = candidates.length === 0 && !isAmongPeople ? unclearAlone[ambiguity.slot] : undefined;
  return alone ?? unclear[ambiguity.slot];
}

type Shown = {
  readonly part: Part;
  readonly candidates: readonly Candidate[];
  /** Somebody stands in the list that is chosen from. */
  readonly hasPeople?: boolean;
};
