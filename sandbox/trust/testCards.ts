type CardOutcome = 'approved' | 'declined' | 'insufficientFunds' | 'stolen' | 'stepUp';
type CardScheme = 'VISA' | 'MASTERCARD' | 'AMEX';

export type TestCard = {
  readonly name: string;
  readonly number: string;
  readonly scheme: CardScheme;
  readonly outcome: CardOutcome;
};

/** The only numbers this site takes: nobody's real card is ever let in. */
export const testCards: readonly TestCard[] = [
  { name: 'visa', number: '4111111111111111', scheme: 'VISA', outcome: 'approved' },
  { name: 'mastercard', number: '5555555555554444', scheme: 'MASTERCARD', outcome: 'approved' },
  { name: 'amex', number: '378282246310005', scheme: 'AMEX', outcome: 'approved' },
  { name: 'stepUp', number: '4000000000003220', scheme: 'VISA', outcome: 'stepUp' },
  { name: 'declined', number: '4000000000000002', scheme: 'VISA', outcome: 'declined' },
  { name: 'insufficientFunds', number: '4000000000009995', scheme: 'VISA', outcome: 'insufficientFunds' },
  { name: 'stolen', number: '4000000000009979', scheme: 'VISA', outcome: 'stolen' },
];

export const securityCodeLength = ({ scheme }: TestCard) => (scheme === 'AMEX' ? 4 : 3);

/** First six and last four, as on a receipt. */
export const maskedNumber = ({ number }: TestCard) =>
  number.slice(0, 6) + '#'.repeat(number.length - 10) + number.slice(-4);

export type CardEntry = { readonly number: string; readonly expiry: string; readonly securityCode: string };
export type CardProblem = 'numberMissing' | 'numberNotTest' | 'expiryInvalid' | 'expiryPast' | 'securityCodeInvalid';

export type CheckedCard =
  | { readonly card: TestCard; readonly problems?: never }
  | { readonly problems: Partial<Record<keyof CardEntry, CardProblem>> };

export function checkCard({ number, expiry, securityCode }: CardEntry, now: Date): CheckedCard {
  const digits = number.replace(/[\s-]/g, '');
  const card = testCards.find((known) => known.number === digits);
  const expiryProblem = problemWithExpiry(expiry, now);
  const isCode = /^\d{3,4}$/.test(securityCode) && (!card || securityCode.length === securityCodeLength(card));
  if (card && !expiryProblem && isCode) return { card };
  return {
    problems: {
      ...(card ? {} : { number: digits === '' ? 'numberMissing' : 'numberNotTest' }),
      ...(expiryProblem ? { expiry: expiryProblem } : {}),
      ...(isCode ? {} : { securityCode: 'securityCodeInvalid' }),
    },
  };
}

/** A card is good to the end of the month printed on it. */
function problemWithExpiry(expiry: string, now: Date): CardProblem | undefined {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
  if (month === '') return 'expiryInvalid';
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime() ? undefined : 'expiryPast';
}
