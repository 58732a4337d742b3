import { withoutCardNumber } from '#domain/payment/cardNumber.ts';
import { onceRunning } from './onceRunning.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';

/**
 * A card is for the card company's page alone: here its number is neither kept nor shown, and the sender hears why. The
 * numbers of accounts and telephones are left to their questions.
 */
export function asCardNumber(said: string, situation: Situation): Interpretation {
  const { control } = situation.part;
  const hidden = control.kind === 'account' || control.kind === 'phone' ? undefined : withoutCardNumber(said);
  return hidden === undefined
    ? undefined
    : [typed(hidden), onceRunning({ key: 'guide.problems.cardNumber' }, situation)];
}
