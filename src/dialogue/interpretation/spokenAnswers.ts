import { withoutNameLead } from '#src/understanding/nameLeads.ts';
import { withDateInFigures } from '#src/understanding/spokenDates.ts';
import { withDigitsInFigures } from '#src/understanding/spokenDigits.ts';
import { withEmailInSigns } from '#src/understanding/spokenEmails.ts';
import type { Part } from '../question.ts';
import { askedFor } from './parsing.ts';
import type { Outcome } from './situation.ts';

/** An answer as it is typed, where it was said: digits and dates in figures, an address with its signs, a name alone. */
export function asTyped(said: string, { id, control: { kind } }: Part): string {
  if (kind === 'phone' || kind === 'account' || kind === 'code') return withDigitsInFigures(said);
  if (kind === 'date') return withDateInFigures(said);
  if (askedFor[id] === 'name') return withoutNameLead(said, { isOfRecipient: id.startsWith('recipient') });
  return askedFor[id] === 'email' ? withEmailInSigns(said) : said;
}

/** What was made of the words is read back, so that it can be put right. */
export const readBack = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.map((outcome) => (outcome.type === 'answer.given' ? { ...outcome, isOneOfSeveral: true } : outcome));
