import { z } from 'zod';
import { challenge } from './challenge.ts';

/** Every way the API refuses. A new code fails the build until it has an HTTP status and a sentence in each language. */
export const errorCodes = [
  'requestInvalid',
  'requestTooLarge',
  'signInRequired',
  'hashInvalid',
  'reauthenticationRequired',
  'secondFactorRequired',
  'signInExpired',
  'passkeyRefused',
  'factorCodeWrong',
  'factorsFull',
  'crossSiteRefused',
  'notFound',
  'methodNotAllowed',
  'httpsRequired',
  'tooManyRequests',
  'challengeRequired',
  'idempotencyKeyReused',
  'requestInProgress',
  'serviceUnavailable',
  'unexpected',

  'credentialsWrong',
  'accountNotConfirmed',
  'accountBlocked',
  'accountInactive',
  'codeWrong',
  'codeExpired',
  'codeTriesUsedUp',
  'codeRequestedTooSoon',
  'tokenMissing',
  'tokenInvalid',
  'phoneImpossible',
  'smsNotServed',
  'smsPaused',
  'registrationInvalid',
  'passwordRefused',
  'passwordsDiffer',
  'oldPasswordWrong',
  'businessOnly',

  'amountInvalid',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'currencyPairNotOffered',
  'methodUnavailable',
  'rateUnavailable',
  'comparisonUnavailable',
  'pairDown',
  'locationSuspended',
  'originNotYours',
  'quoteExpired',
  'quoteUsed',
  'promoNotFound',
  'promoRedeemed',
  'promoExpired',
  'promoNotStarted',
  'promoUsedUp',
  'promoOutsideSpendLimits',
  'promoCurrencyMismatch',
  'promoPairMismatch',

  'recipientInvalid',
  'recipientDoesNotFit',
  'accountNameNotFound',
  'accountNameUnavailable',

  'reasonUnknown',
  'draftUsed',
  'threadChanged',
  'unverifiedTransfersExceeded',
  'sendingLimitExceeded',
  'transferNotPayable',
  'transferExpired',
  'transferNotCancellable',
  'transferNotShared',
  'transferNotDelivered',
  'rateAlertMetToday',
  'rateAlertOutOfReach',
  'rateAlertRateFixed',
  'rateAlertNeedsEmail',
  'rateAlertsFull',
  'payoutNotClosed',
  'recipientNotChangeable',
  'recipientBoundToPayment',
  'acknowledgmentRequired',

  'verificationRequired',
  'personalDetailsInvalid',
  'personalDetailsRequired',
  'verificationUnavailable',
  'handOverNeedsHttps',
  'profileIncomplete',
  'providerNotOffered',
  'providerNotOpen',
  'providerUnavailable',
  'cardLimitExceeded',
  'paymentInProgress',
  'heldBySender',
  'paymentNotStarted',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field; `problem` is a key of the locale's field problems. */
const fieldProblem = z.strictObject({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Facts the sentence needs (`{{min}}`), the fields it is about, and the work that would be taken instead. */
const failureDetails = z.strictObject({
  params: z.record(z.string(), z.string()).optional(),
  fields: z.array(fieldProblem).optional(),
  /** What the server said of a refusal without a code of ours, as text: shown as it came (API-01, ERR-01). */
  message: z.string().optional(),
  challenge: challenge.optional(),
});
export type FailureDetails = z.infer<typeof failureDetails>;

export const failureBody = z.strictObject({
  status: z.string(),
  error: z.strictObject({ code: z.enum(errorCodes), message: z.string(), details: failureDetails.optional() }),
});
export type FailureBody = z.infer<typeof failureBody>;

/** An HTTP status of a refusal, as text or number. */
export const isFailureStatus = (status: unknown): boolean => /^[45]\d\d$/.test(String(status));

/** The one class we write: XState and React Query both recognise failure by a thrown Error. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.details = details;
  }
}

/** A refusal as data, which a machine can keep in its context. */
export type Failure = { readonly code: ErrorCode; readonly details: FailureDetails };

/** Anything we did not foresee is 'unexpected': shown politely, and logged with its cause. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiFailure ? { code: error.code, details: error.details } : { code: 'unexpected', details: {} };
