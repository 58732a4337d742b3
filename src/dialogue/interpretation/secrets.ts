import { withoutCardNumber } from '#domain/payment/cardNumber.ts';
import { withoutSecret } from '#src/understanding/secrets.ts';
import { onceRunning } from './onceRunning.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';
import { worryIn } from './worries.ts';

/**
 * A card is for the card company's page, a password and a code are for their own box: anywhere else they are neither
 * kept, shown nor sent, and the sender hears why. A worry told with them comes first, without them.
 */
export function asSecret(said: string, situation: Situation): Interpretation {
  const { part, reading } = situation;
  const card = mayBeCard(said, situation) ? withoutCardNumber(said) : undefined;
  const shown = withoutSecret(card ?? said, { isCodeAsked: part.control.kind === 'code' }) ?? card;
  if (shown === undefined) return undefined;
  const worry = reading.place?.flow === 'safeguard' ? undefined : worryIn(shown, part);
  if (worry) return [typed(shown), { type: 'worry.told', worry, said: shown }];
  const key = shown === card ? 'guide.problems.cardNumber' : 'guide.problems.secret';
  return [typed(shown), onceRunning({ key }, situation)];
}

/** A text that is kept before it is sent, without what is nobody else’s to know. */
export const withoutSecrets = (text: string): string => {
  const shown = withoutCardNumber(text) ?? text;
  return withoutSecret(shown, { isCodeAsked: false }) ?? shown;
};

/** The numbers of accounts and telephones are left to their questions, where they are answers of them. */
function mayBeCard(said: string, { part: { control, check } }: Situation): boolean {
  const isNumber = control.kind === 'account' || control.kind === 'phone';
  return !isNumber || check?.(said) !== undefined;
}
