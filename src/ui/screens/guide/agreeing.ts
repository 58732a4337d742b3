import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { keptAnswers } from './changes.ts';
import { yesOrNo } from './heardAnswers.ts';

/** What a sentence does to a question that is answered by yes. */
export type Agreeing =
  | { readonly kind: 'answer'; readonly value: string }
  /** All of what is offered, said again and not agreed to: the yes is asked. */
  | { readonly kind: 'sameAsOffered' }
  /** Something else than what is offered. */
  | { readonly kind: 'correction'; readonly plan: Plan }
  | { readonly kind: 'unclear' };

/** Questions for a fact, which the one there is to choose may answer. */
const asksForFacts: readonly PartId[] = ['destination', 'method', 'network', 'reason', 'paymentMethod'];

/** The option a yes stands for, at a question that is answered by yes. */
export const agreedBy = (part: Part): string | undefined =>
  part.control.kind === 'search' || asksForFacts.includes(part.id) ? undefined : yesOrNo(part, 'yes');

type Met = { readonly part: Part; readonly guide: GuidedSenderActor; readonly isDoubtful: boolean };

/** `plan` is what was said for certain. A yes or a choice is one only where no fact is beside it. */
export function agreeingIn(plan: Plan, { part, guide, isDoubtful }: Met): Agreeing {
  const { [part.id]: answer, ...facts } = plan;
  if (isDoubtful) return { kind: 'unclear' };
  const said = Object.entries(facts as Plan);
  if (said.length === 0) return answer ? { kind: 'answer', value: answer.value } : { kind: 'unclear' };
  const offered = part.offers?.plan ?? keptAnswers(guide, []);
  const isSame = said.every(([id, fact]) => fact?.value === offered[id as PartId]?.value);
  return isSame ? { kind: 'sameAsOffered' } : { kind: 'correction', plan: facts };
}
