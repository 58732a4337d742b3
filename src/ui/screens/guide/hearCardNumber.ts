import type { Part } from '#src/dialogue/question.ts';
import { withoutCardNumber } from '#src/understanding/cardNumber.ts';
import type { Listener } from './hear.ts';

/**
 * A card is for the card company's page alone: here its number is neither kept nor shown, and the sender hears why. The
 * numbers of accounts and telephones are left to their questions. True where there was one.
 */
export function hearCardNumber(said: string, { control }: Part, { conversation }: Listener): boolean {
  const hidden = control.kind === 'account' || control.kind === 'phone' ? undefined : withoutCardNumber(said);
  if (hidden === undefined) return false;
  conversation.noteTyped(hidden);
  conversation.tell({ key: 'guide.problems.cardNumber' });
  return true;
}
