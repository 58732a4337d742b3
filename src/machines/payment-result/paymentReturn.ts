/** What a payer comes back with, from the address. */
export type ReturnedWith = {
  /** Believed only where it cannot make a payment a success (D-83). */
  readonly paymentType?: string | undefined;
  /** Pay360's own number for the visit (RES-05). */
  readonly sessionId?: string | undefined;
  /** What the card widget adds; compared by the server, followed by nobody. */
  readonly resourcePath?: string | undefined;
};

/** For a company that is told of its payers' return. */
export type PaymentReturn = ReturnedWith & { readonly transferId: string };

/** Companies with a call for it; Pay360's needs the session (API-53, API-56, API-60). */
export const isReportedReturn = ({ paymentType, sessionId }: ReturnedWith): boolean =>
  paymentType === 'truelayer' || paymentType === 'axcess' || (paymentType === 'pay360' && sessionId !== undefined);

export const returnedWith = ({ paymentType, sessionId, resourcePath }: ReturnedWith): ReturnedWith => ({
  paymentType,
  sessionId,
  resourcePath,
});
