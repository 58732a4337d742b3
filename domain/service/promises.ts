/** Hours within which a person answers who wrote for help (PUB-28, spec §9). */
export const helpReplyHours = 24;

/** Hours at most between two looks at a payment or a payout that nobody reported on. */
export const longestLookHours = 1;

/** Days within which a question about somebody's data is answered (PUB-28, spec §9). */
export const privacyReplyDays = 30;

/** Hours within which a cancellation is carried out (PUB-27, D-74). */
export const cancellationHours = 24;

/** Hours a transfer waits to be paid, on the server's clock (TRF-10, D-73). */
export const hoursToPay = 24;

/** Minutes a quote holds its rate, on the server's clock (D-120). */
export const rateHeldMinutes = 30;

/** Hours a refund takes to a card (PUB-27, spec §9). */
export const cardRefundHours = 48;

/** Working days a refund takes to a bank account (PUB-27, spec §9). */
export const bankRefundWorkingDays = 5;

/** Working days for the final answer to a complaint about a payment (FCA Handbook, DISP 1.6.2A R). */
export const workingDaysToAnswer = 15;

/** Minutes to take the phone out and go on with an identity check there. */
export const handOverMinutes = 10;

/** Minutes signing up takes, with the message that brings the code. */
export const signUpMinutes = 2;

/** Minutes an identity check asks of a person: their details, a document and their face. */
export const identityCheckMinutes = 5;

/** Minutes until somebody new can pay: the transfer itself, signing up and the check. */
export const firstTransferMinutes = 10;

/** Working days without delivery after which a sender should write to us (PUB-28, spec §9). */
export const workingDaysBeforeAsking = 3;

/** Hours a UK Faster Payment may take to reach us (PUB-28, spec §9). */
export const fasterPaymentHours = 2;

/** Working days another European bank payment may take to reach us (PUB-28, spec §9). */
export const europeanPaymentWorkingDays = 2;

/** Years records stay after the last dealing (Money Laundering Regulations 2017, reg. 40). */
export const recordsKeptYears = 5;

/** Months to tell us of a payment one did not approve (Payment Services Regulations 2017, reg. 74). */
export const unauthorisedClaimMonths = 13;

/** What an average transfer to Africa costs elsewhere, as cited (PUB-24, D-12): basis points of an amount in USD. */
export const citedAverageCost = { basisPoints: 890, amount: 200 } as const;
