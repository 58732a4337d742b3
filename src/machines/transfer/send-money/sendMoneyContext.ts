import type { PaymentChoice } from '#contract/payment/payment.ts';
import type { BodyOf, DataOf } from '#contract/protocol/endpoint.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import type { TransferQuote } from '#contract/quote/quote.ts';
import type { makeAgain } from '#contract/transfer/makeAgain.ts';
import type { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import type { createTransfer } from '#contract/transfer/transfer.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { TransferSummary } from '../../payment/pay-transfer/transferSummary.ts';
import type { PriceShown } from '../../quote/price-quote/calculation.ts';
import type { RateHold } from '../../quote/price-quote/priceQuoteContext.ts';

type SentAs<Names extends Record<string, keyof BodyOf<typeof createTransfer>>> = Names;

/**
 * Steps whose answer is part of the transfer, by its name in the call that makes it. One more stands at an address of
 * its own, can be gone back to and changed on both faces, and is sent: the build names where.
 */
type AnswersSent = SentAs<{ recipient: 'recipientId'; reason: 'transferReasonId' }>;
export type AnsweredStep = keyof AnswersSent;

/**
 * What the sender is being asked. These are asked by a child, which has steps of its own: `amount` by priceQuote,
 * `newRecipient` by addRecipient, `acknowledgement` by confirmNewRecipient, `otherRecipient` by changeRecipient,
 * `cancellation` by cancelTransfer, `payment` by payTransfer, `identity` by verifyIdentity, `password` by reauthentication.
 */
export type SendMoneyStep =
  | 'amount'
  | 'signIn'
  | AnsweredStep
  | 'newRecipient'
  | 'acknowledgement'
  | 'draftUsed'
  | 'creationRetry'
  | 'password'
  | 'verifyFirst'
  | 'agreementRetry'
  | 'transferRetry'
  | 'review'
  | 'smallFirst'
  | 'otherRecipient'
  | 'cancellation'
  | 'startAgain'
  | 'payment'
  | 'identity'
  | 'expired';

/** Steps a sender may go back to. */
export type ReopenableStep = AnsweredStep | 'amount' | 'review';

export type SendMoneyInput = {
  /** A fresh UUID; every Idempotency-Key of this transfer begins with it. */
  readonly draftId: string;
  readonly draft: TransferDraft;
  /** The draft gone on with, which another device may have begun; the transfer made of it ends it. */
  readonly begunDraftId?: string | undefined;
  /** Missing while signed out. */
  readonly userId?: string | undefined;
  /** Preselected when a transfer is sent again (D-87). */
  readonly recipientId?: string | undefined;
  /** Why it was sent before, chosen already when it is sent again (D-87). */
  readonly reasonId?: string | undefined;
  /** An unpaid transfer to go on with (TXN-28). */
  readonly transferId?: string | undefined;
  readonly resumesAt?: 'review' | 'payment';
  /** A transfer that ended unpaid, to be made again as it was (TRF-19). */
  readonly madeAgainFrom?: string | undefined;
  /** The least that was sent first and arrived, whose rest this is (peers 26). */
  readonly restOf?: string | undefined;
  /** The sender has as many unverified transfers as allowed, so none may be started (D-85). */
  readonly isVerificationDue?: boolean;
};

export type SendMoneyOutcome =
  /** The provider's page has the sender now. */
  | 'paying'
  /** It was paid, or is being paid, already. */
  | 'notPayable'
  | 'cancelled'
  | 'expired'
  | 'verifyFirst'
  | 'left';

export type SendMoneyOutput = { readonly outcome: SendMoneyOutcome; readonly transferId?: string | undefined };

/** Ids and amounts only: snapshots are stored in the browser. */
export type SendMoneyContext = SendMoneyInput & {
  readonly quote?: TransferQuote | undefined;
  /** The quote that ran out while the sender was busy. */
  readonly expiredQuote?: TransferQuote | undefined;
  /** Continue was pressed before signing in, so the quote is made at once afterwards (D-13). */
  readonly quotesAtOnce: boolean;
  /** What was promised to a visitor, and the price they were shown. */
  readonly hold?: RateHold | undefined;
  readonly shown?: PriceShown | undefined;
  /** Why the promotion was taken off when the transfer was to be created. */
  readonly promoFailure?: Failure | undefined;
  /** Recipients the sender said they know and trust: asked once, told to the server once there is a transfer (D-65). */
  readonly trusted: readonly string[];
  /** Counts tries to create, recipients added and payments begun; part of their Idempotency-Keys. */
  readonly attempt: number;
  readonly transfer?: TransferSummary | undefined;
  /** The least of the transfer that is held, priced, while the sender is asked about it. */
  readonly smallFirst?: SmallFirst | undefined;
  readonly outcome: SendMoneyOutcome;
  readonly failure?: Failure | undefined;
};

export type SendMoneyEvent =
  | { type: 'signed.in'; userId: string }
  | { type: 'recipient.chosen'; recipientId: string }
  | { type: 'recipient.deleted'; recipientId: string }
  | { type: 'recipient.confirmed' }
  | { type: 'newRecipient.chosen' }
  | { type: 'reason.chosen'; reasonId: string }
  | { type: 'madeTransfer.chosen' }
  /** Instead of beginning another. */
  | { type: 'unpaid.chosen'; transferId: string }
  | { type: 'retry.chosen' }
  /** To what has to be otherwise before it can be created (wayOut.ts). */
  | { type: 'correction.chosen' }
  | { type: 'verification.chosen' }
  /** It is another status by now, decided elsewhere while the review is open. */
  | { type: 'transfer.moved' }
  /** `payBy` where the way to pay stood beside the amount. */
  | { type: 'review.accepted'; payBy?: PaymentChoice | undefined }
  | { type: 'smallFirst.chosen' }
  | { type: 'smallFirst.confirmed' }
  | { type: 'smallFirst.declined' }
  | { type: 'otherRecipient.requested' }
  | { type: 'cancellation.requested' }
  | { type: 'startAgain.confirmed' }
  | { type: 'startAgain.declined' }
  | { type: 'step.reopened'; step: ReopenableStep }
  /** The flow goes on from what was stored; epoch seconds by the server's clock. */
  | { type: 'flow.restored'; at: number }
  | { type: 'dashboard.chosen' };

export type TransferToCreate = { readonly [Name in AnswersSent[AnsweredStep]]: string } & {
  readonly transferQuoteId: string;
  readonly draftId: string;
  readonly madeAgainFrom?: string | undefined;
  readonly smallFirstOf?: string | undefined;
  readonly restOf?: string | undefined;
  readonly idempotencyKey: string;
};

/** What a transfer is made again with, or the transfer to go on with instead. */
export type MadeAgain = DataOf<typeof makeAgain>;

export type SmallFirst = DataOf<typeof priceSmallFirst>;
