import { allTerms, askHow } from './answerValues.ts';
import type { Part, Plan } from './question.ts';
import type { Reading } from './reading.ts';
import type { PartId } from './words.ts';

/** What a sentence does to a question that is answered by yes. */
export type Agreement =
  | { readonly kind: 'answer'; readonly value: string }
  /** All of what is offered, said again and not agreed to: the yes is asked. */
  | { readonly kind: 'sameAsOffered' }
  /** Something else than what is offered. */
  | { readonly kind: 'correction'; readonly plan: Plan }
  | { readonly kind: 'unclear' };

type OptionsOf = Reading['optionsOf'];

/** Questions for a fact, which the one there is to choose may answer. */
const asksForFacts: readonly PartId[] = ['destination', 'method', 'network', 'reason', 'paymentMethod'];

/** The option a yes stands for, at a question that is answered by yes. */
export const agreedBy = (part: Part, optionsOf: OptionsOf): string | undefined =>
  part.control.kind === 'search' || asksForFacts.includes(part.id) ? undefined : yesOrNo(part, 'yes', optionsOf);

/** The option that stands for yes or no, where the question has one. */
export function yesOrNo(part: Part | undefined, said: 'yes' | 'no', optionsOf: OptionsOf): string | undefined {
  const control = part?.control;
  if (control?.kind === 'review' && said === 'yes') return optionsOf(control)[0]?.id ?? askHow;
  if (control?.kind === 'newPrice') return said === 'yes' ? 'accept' : 'change';
  const ids =
    said === 'yes'
      ? ['yes', 'agree', 'rest', 'repeat', 'go', 'retry', 'begin', 'verify']
      : ['no', 'none', 'decline', 'other', 'leave', 'later'];
  if (control?.kind === 'consent' && said === 'yes') return allTerms(control.hasPartnerTerms);
  if (control?.kind === 'leaving' && said === 'no') return 'other';
  const options = control && 'options' in control && typeof control.options !== 'string' ? control.options : [];
  if (options.length === 1) return said === 'yes' ? options[0]?.id : undefined;
  return options.find(({ id }) => ids.includes(id))?.id;
}

type Met = { readonly part: Part; readonly kept: Reading['kept']; readonly isAmbiguous: boolean };

/** `plan` is what was said for certain. A yes or a choice is one only where no fact is beside it. */
export function agreementIn(plan: Plan, { part, kept, isAmbiguous }: Met): Agreement {
  const { [part.id]: answer, ...facts } = plan;
  if (isAmbiguous) return { kind: 'unclear' };
  const said = Object.entries(facts as Plan);
  if (said.length === 0) return answer ? { kind: 'answer', value: answer.value } : { kind: 'unclear' };
  const offered = part.offers?.plan ?? kept([]);
  const isSame = said.every(([id, fact]) => fact?.value === offered[id as PartId]?.value);
  return isSame ? { kind: 'sameAsOffered' } : { kind: 'correction', plan: facts };
}
