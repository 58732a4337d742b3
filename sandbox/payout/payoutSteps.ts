import type { Outcome, Payout } from './payout.ts';

type Step = Outcome & { readonly delays: number };

const paid: readonly Step[] = [{ state: 'paid', delays: 1 }];
const senderRejected: readonly Step[] = [{ state: 'failed', reason: 'senderRejected', delays: 1 }];
const accountInvalid: readonly Step[] = [{ state: 'failed', reason: 'recipientAccountInvalid', delays: 1 }];
const lateButPaid: readonly Step[] = [
  { state: 'pending', reason: 'temporaryError', delays: 1 },
  { state: 'paid', delays: 2 },
];

/** By the last two digits of the account, in the manner of AZA's own sandbox. Any other ending is paid. */
const stepsByEnding: Readonly<Record<string, readonly Step[]>> = {
  '01': [],
  '09': senderRejected,
  '19': accountInvalid,
  '38': lateButPaid,
  '44': [...paid, { state: 'refunded', reason: 'returned', delays: 20 }],
  '58': accountInvalid,
  '69': accountInvalid,
};

/** Where AZA's sandbox has other endings for a currency. */
const stepsByCurrency: Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>> = {
  NGN: { '08': lateButPaid, '71': senderRejected },
  GHS: { '18': lateButPaid, '19': senderRejected, '39': accountInvalid },
  UGX: { '11': [], '18': lateButPaid, '49': accountInvalid },
};

type Paid = Pick<Payout, 'account' | 'currency'>;

/** What comes of a payout; one that is returned was paid first. */
export function stepsFor({ account, currency }: Paid, { isReturned }: { isReturned: boolean }): readonly Step[] {
  if (isReturned) return stepsByEnding['44'] ?? paid;
  const ending = account.slice(-2);
  return stepsByCurrency[currency]?.[ending] ?? stepsByEnding[ending] ?? paid;
}

/** Fails, and its money cannot be called back: only a release says what became of it. */
export const heldOnTo = ({ account }: Paid): boolean => account.endsWith('58');
