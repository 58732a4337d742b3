/** What a payer comes back with, from the address. */
export type ReturnedWith = {
  /** Believed only where it cannot make a payment a success (D-83). */
  readonly paymentType?: string | undefined;
  /** Pay360's own number for the visit (RES-05). */
  readonly sessionId?: string | undefined;
  /** What the card widget adds; compared by the server, followed by nobody. */
  readonly resourcePath?: string | undefined;
};

/** Told to the server, which asks the company. */
export type PaymentReturn = ReturnedWith & { readonly transferId: string };

/** From whichever company: until it has answered, nothing is said of what it took (API-53, API-56, API-60). */
export const isReportedReturn = ({ paymentType }: ReturnedWith): boolean => paymentType !== undefined;

export const returnedWith = ({ paymentType, sessionId, resourcePath }: ReturnedWith): ReturnedWith => ({
  paymentType,
  sessionId,
  resourcePath,
});
