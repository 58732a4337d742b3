import { editDistance } from '../editDistance.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import { nameWords } from './accountNameMatch.ts';

type Named = { readonly firstName: string; readonly lastName: string };
type Account = {
  readonly transferMethod: PayoutMethod;
  readonly countryCode: string;
} & { readonly [part in (typeof accountParts)[number]]?: string | undefined };
export type Compared = Named & { readonly profile: Account };

/** What one of two recipients of a transfer is to the other: the same, the same with a slip in the name put right, or somebody else. */
export type RecipientDifference = 'none' | 'correctedName' | 'anotherPerson';

/** Letters of a name that may be put right, in all. */
export const mostLettersCorrected = 2;
/** Of a short name fewer: two letters make another one of it. */
const lettersForEachSlip = 4;

/**
 * A few letters, or the same words in another order, at the same account; where nothing but the name says who collects
 * it, never. Once: a few letters and a few more lead from any name to any other.
 */
export function differenceOf(
  before: Compared,
  after: Compared,
  { recipientChanged }: { readonly recipientChanged: boolean },
): RecipientDifference {
  if (!isSameAccount(before.profile, after.profile)) return 'anotherPerson';
  if (wholeName(before) === wholeName(after)) return 'none';
  const mayBeCorrected = before.profile.transferMethod !== 'cash_pickup' && !recipientChanged;
  return mayBeCorrected && isSlip(before, after) ? 'correctedName' : 'anotherPerson';
}

const wholeName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

const accountParts = [
  'phoneCode',
  'mobile',
  'mobileMoneyProvider',
  'pickupPoint',
  'bankName',
  'bankId',
  'bankCode',
  'branchCode',
  'accountNumber',
  'recipientAccountNumber',
  'key',
] as const;

const isSameAccount = (one: Account, other: Account): boolean =>
  one.countryCode === other.countryCode &&
  one.transferMethod === other.transferMethod &&
  accountParts.every((part) => (one[part] ?? '') === (other[part] ?? ''));

function isSlip(before: Named, after: Named): boolean {
  const [one, other] = [nameWords(wholeName(before)), nameWords(wholeName(after))];
  if (one.toSorted().join(' ') === other.toSorted().join(' ')) return true;
  const [written, corrected] = [one.join(''), other.join('')];
  const most = Math.min(
    mostLettersCorrected,
    Math.floor(Math.min(written.length, corrected.length) / lettersForEachSlip),
  );
  return editDistance(written, corrected, most) <= most;
}
