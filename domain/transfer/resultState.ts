import { isTerminal, isUnpaid } from './statusGroups.ts';
import type { TransferStatus } from './transferStatus.ts';

/** What the page after paying shows (RES-07, RES-10…12). */
export const resultStates = ['COMPLETE', 'CANCELLED', 'INPROGRESS', 'ERROR'] as const;
export type ResultState = (typeof resultStates)[number];

export type PaymentResult = {
  readonly state: ResultState;
  /** The card adds a line saying that this transfer has ended (D-77). */
  readonly ended: boolean;
  /** The loyalty points box (RES-09). */
  readonly showsPoints: boolean;
};

type Return = {
  /** As fetched; missing when the fetch failed. */
  readonly status?: TransferStatus | undefined;
  readonly paymentType?: string | undefined;
  readonly statusCode?: string | undefined;
};

/** What paycross puts in the address when the payer turned back (RES-13). */
const paycrossCancelled = '2002';

/** The fetched status decides; the address can only say that a payment still expected was cancelled (D-83). */
export function paymentResult({ status, paymentType, statusCode }: Return): PaymentResult {
  if (status === undefined) return { state: 'ERROR', ended: false, showsPoints: false };

  const turnedBack = paymentType === 'paycross' && statusCode === paycrossCancelled && isUnpaid(status);
  const state = turnedBack ? 'CANCELLED' : stateOf(status);
  return { state, ended: isTerminal(status) && status !== 'COMPLETE', showsPoints: state !== 'CANCELLED' };
}

function stateOf(status: TransferStatus): ResultState {
  if (status === 'PAYMENT_COMPLETED' || status === 'COMPLETE') return 'COMPLETE';
  return status === 'PAYMENT_CANCELLED' || status === 'PAYMENT_DECLINED' ? 'CANCELLED' : 'INPROGRESS';
}
