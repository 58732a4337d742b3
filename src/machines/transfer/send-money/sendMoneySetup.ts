import { assign, setup } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import type { acknowledgeScamAlert, Transfer } from '#contract/transfer/transfer.ts';
import { enterSend } from '#domain/quote/draft.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import { reauthenticationMachine } from '../../account/reauthentication/reauthenticationMachine.ts';
import { answered } from '../../answered.ts';
import { attemptAfter } from '../../attempt.ts';
import type { PaymentOutcome } from '../../payment/pay-transfer/payTransferContext.ts';
import { payTransferMachine } from '../../payment/pay-transfer/payTransferMachine.ts';
import { summaryOf } from '../../payment/pay-transfer/transferSummary.ts';
import { port } from '../../port.ts';
import { withoutPromo } from '../../quote/price-quote/draftPromo.ts';
import type { PriceQuoteOutput } from '../../quote/price-quote/priceQuoteContext.ts';
import { priceQuoteMachine } from '../../quote/price-quote/priceQuoteMachine.ts';
import type { AddRecipientOutput } from '../../recipient/add-recipient/addRecipientContext.ts';
import { addRecipientMachine } from '../../recipient/add-recipient/addRecipientMachine.ts';
import {
  type ChangeRecipientOutput,
  changeRecipientMachine,
} from '../../recipient/change-recipient/changeRecipientMachine.ts';
import {
  confirmNewRecipientMachine,
  type RecipientConfirmation,
} from '../../recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { verifyIdentityMachine } from '../../verification/verify-identity/verifyIdentityMachine.ts';
import { cancelTransferMachine } from '../cancel-transfer/cancelTransferMachine.ts';
import { expiryWatchdogMachine } from '../expiry-watchdog/expiryWatchdogMachine.ts';
import { nextDraftId } from './draftId.ts';
import { limitLeft } from './limitLeft.ts';
import { draftOf, unpriced, unrelated } from './quotedDraft.ts';
import { isAnswered, isTrusted, staysInPlace, withWord } from './recipientAnswers.ts';
import type {
  MadeAgain,
  ReopenableStep,
  SendMoneyContext,
  SendMoneyEvent,
  SendMoneyInput,
  SendMoneyOutcome,
  SendMoneyOutput,
  SendMoneyStep,
  SmallFirst,
  TransferToCreate,
} from './sendMoneyContext.ts';
import { corrections, type WayOut, wayOutOf } from './wayOut.ts';

type Fetched = { output: Transfer };
type Failed = { error: unknown };
type Reopened = { step: ReopenableStep };
type Restored = { at: number };
type Confirmed = { output: { outcome: RecipientConfirmation } };
type Changed = { output: ChangeRecipientOutput };
type Again = { output: MadeAgain };
type Priced = { output: PriceQuoteOutput };

/** Everything the flow's states may use, by name. */
export const sendMoneySetup = setup({
  types: {
    context: {} as SendMoneyContext,
    events: {} as SendMoneyEvent,
    input: {} as SendMoneyInput,
    output: {} as SendMoneyOutput,
    meta: {} as { asks: SendMoneyStep },
    tags: {} as 'waiting' | 'personal',
    children: {} as {
      priceQuote: 'priceQuote';
      addRecipient: 'addRecipient';
      confirmNewRecipient: 'confirmNewRecipient';
      payTransfer: 'payTransfer';
      changeRecipient: 'changeRecipient';
      cancelTransfer: 'cancelTransfer';
      verifyIdentity: 'verifyIdentity';
      expiryWatchdog: 'expiryWatchdog';
      reauthentication: 'reauthentication';
    },
  },
  actors: {
    priceQuote: priceQuoteMachine,
    addRecipient: addRecipientMachine,
    confirmNewRecipient: confirmNewRecipientMachine,
    payTransfer: payTransferMachine,
    changeRecipient: changeRecipientMachine,
    cancelTransfer: cancelTransferMachine,
    verifyIdentity: verifyIdentityMachine,
    expiryWatchdog: expiryWatchdogMachine,
    reauthentication: reauthenticationMachine,
    createTransfer: port<Transfer, TransferToCreate>('createTransfer'),
    acknowledgeScamAlert: port<DataOf<typeof acknowledgeScamAlert>, { transferId: string; recipientId: string }>(
      'acknowledgeScamAlert',
    ),
    fetchTransfer: port<Transfer, { transferId: string }>('fetchTransfer'),
    makeAgain: port<MadeAgain, { transferId: string }>('makeAgain'),
    priceSmallFirst: port<SmallFirst, { transferId: string }>('priceSmallFirst'),
  },
  guards: {
    isMadeAgain: ({ context }) => context.madeAgainFrom !== undefined,
    isMadeElsewhere: (_, { output }: Again) => output.kind === 'goesOn',
    isPriceHeld: (_, { output }: Again) => output.kind === 'priced' && output.isHeld,
    goesOn: ({ context }) => context.transferId !== undefined,
    isVerificationDue: ({ context }) => context.isVerificationDue === true,
    reopens: (_, { step, steps }: Reopened & { steps: readonly ReopenableStep[] }) => steps.includes(step),
    reopensRecipient: ({ context }, { step }: Reopened) => step === 'recipient' && context.quote !== undefined,
    needsSignIn: (_, { output }: Priced) => output.kind === 'signInNeeded',
    isRequote: ({ context }, { output }: Priced) =>
      output.kind === 'quoted' && output.isRequote && context.reasonId !== undefined,
    /** Sent again as before: who it is for and why stood beside the amount. */
    isAnswered: ({ context }, { output }: Priced) => isAnswered(context, output),
    /** A refusal led back to the amount: nobody answers the same question twice. */
    isAnsweredAndTrusted: ({ context }, { output }: Priced) => isAnswered(context, output) && isTrusted(context),
    hasReason: ({ context }) => context.reasonId !== undefined,
    hasRecipient: ({ context }) => context.recipientId !== undefined,
    isChosen: ({ context }, { recipientId }: { recipientId: string }) => context.recipientId === recipientId,
    isSaved: (_, { output }: { output: AddRecipientOutput }) => output.outcome === 'saved',
    isDeclined: (_, { output }: Confirmed) => output.outcome === 'declined',
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
    isQuoteOverAt: ({ context: { quote } }, { at }: Restored) => quote !== undefined && quote.expiresAt <= at,
    leadsTo: ({ context }, { wayOut }: { wayOut: WayOut }) => wayOutOf(context.failure) === wayOut,
    /** The same would be refused again. */
    mayRetry: ({ context }) => !corrections.some((wayOut) => wayOut === wayOutOf(context.failure)),
    /** A transfer that was held here and that nobody has any more. */
    isGone: ({ context }, { error }: Failed) => context.transfer !== undefined && failureOf(error).code === 'notFound',
    isTrusted: ({ context }) => isTrusted(context),
    goesOnToPay: ({ context }, { output }: Fetched) => isUnpaid(output.status) && context.resumesAt === 'payment',
    /** The check of who sends it is still to be passed (KYC-22). */
    isHeldUnverified: ({ context }) => context.transfer?.status === 'PENDING_VERIFICATION',
    isHeldVerified: ({ context }) => context.transfer?.status !== 'PENDING_VERIFICATION',
    offersSmallFirst: ({ context }) => context.transfer?.smallFirst !== undefined,
    wantsConfirmation: (_, { error }: Failed) => failureOf(error).code === 'reauthenticationRequired',
    isUnpaid: (_, { output }: Fetched) => isUnpaid(output.status),
    isExpired: (_, { output }: Fetched) => output.status === 'EXPIRED',
    changedWith: (_, { output, isAcknowledged }: Changed & { isAcknowledged: boolean }) =>
      output.outcome === 'changed' && output.isAcknowledged === isAcknowledged,
    isNotChangeable: (_, { output }: Changed) => output.outcome === 'notChangeable',
    isCancelled: (_, { output }: { output: { outcome: 'cancelled' | 'kept' } }) => output.outcome === 'cancelled',
    paymentEndedAs: (_, { output, outcome }: { output: { outcome: PaymentOutcome }; outcome: PaymentOutcome }) =>
      output.outcome === outcome,
    continuesPayment: (_, { output }: { output: { continuesPayment: boolean } }) => output.continuesPayment,
  },
  actions: {
    takeDraft: assign((_, { output }: Priced) => ({
      draft: output.draft,
      ...(output.kind === 'signInNeeded' && { hold: output.hold, shown: output.shown }),
    })),
    takeQuote: assign(({ context }, { output }: Priced) => ({
      draft: output.draft,
      quote: output.kind === 'quoted' ? output.quote : undefined,
      recipientId: staysInPlace(context, output) ? context.recipientId : undefined,
      promoFailure: undefined,
      ...unpriced,
    })),
    takeOther: assign((_, { output }: Again) =>
      output.kind === 'goesOn'
        ? { transferId: output.transferId, resumesAt: 'payment' as const, madeAgainFrom: undefined }
        : {},
    ),
    /** As it was: what is no longer held is shown beside the new price. */
    takeSame: assign((_, { output }: Again) => {
      if (output.kind === 'goesOn') return {};
      const { quote, isHeld, recipientId, transferReasonId: reasonId } = output;
      return { draft: draftOf(quote), recipientId, reasonId, ...(isHeld ? { quote } : { expiredQuote: quote }) };
    }),
    /** What differs from it is another transfer, to be reviewed. */
    forgetMadeAgain: assign(unrelated),
    /** What a limit leaves stands in the box: the next price is for an amount that may be sent. */
    takeLimitLeft: assign(({ context: { draft, failure, quote } }) => {
      const left = limitLeft(failure, quote);
      return left ? { draft: enterSend(draft, left) } : {};
    }),
    /** The refusal goes along: its field says why the promotion is gone. */
    dropPromo: assign({
      draft: ({ context }) => withoutPromo(context.draft),
      promoFailure: ({ context }) => context.failure,
    }),
    /** Another amount is another transfer than the one that was to be made again. */
    discardQuote: assign({ ...unrelated, quote: undefined, ...unpriced }),
    expireQuote: assign({ expiredQuote: ({ context }) => context.quote, quote: undefined, failure: undefined }),
    /** A new price is no reason to create anything: the reason is asked again. */
    forgetReason: assign({ reasonId: undefined }),
    /** Why money goes to one person says nothing of another. */
    chooseRecipient: assign(({ context }, { recipientId }: { recipientId: string }) => ({
      recipientId,
      reasonId: recipientId === context.recipientId ? context.reasonId : undefined,
      failure: undefined,
    })),
    takeSavedRecipient: assign({
      recipientId: ({ context }, { output }: { output: AddRecipientOutput }) =>
        output.outcome === 'saved' ? output.recipient.id : context.recipientId,
    }),
    takeConfirmation: assign(({ context }, { output }: Confirmed) => ({
      trusted: withWord(context, output.outcome === 'acknowledged'),
    })),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    rememberTransfer: assign((_, { output }: Fetched) => ({
      transfer: summaryOf(output),
      ...unrelated,
      recipientId: output.recipientId,
      failure: undefined,
    })),
    resumeAtReview: assign(({ context }) => ({ transferId: heldTransferId(context), resumesAt: 'review' as const })),
    takeChangedTransfer: assign(({ context }, { output }: Changed) =>
      output.outcome === 'changed'
        ? { transfer: output.transfer, recipientId: output.transfer.recipientId }
        : { transfer: context.transfer },
    ),
    rememberNotChangeable: assign({
      failure: (_, { output }: Changed) => (output.outcome === 'notChangeable' ? output.failure : undefined),
    }),
    rememberMade: assign(({ context }) => ({
      transferId: context.failure?.details.params?.transferId,
      resumesAt: 'review' as const,
    })),
    /** Only what was made counts from here on. */
    forgetPrepared: assign({
      ...unrelated,
      quote: undefined,
      expiredQuote: undefined,
      ...{ quotesAtOnce: false, recipientId: undefined, trusted: [], reasonId: undefined, failure: undefined },
    }),
    /** What is prepared from here on is another transfer, and so another draft. */
    forgetTransfer: assign({
      draftId: ({ context }) => nextDraftId(context.draftId),
      begunDraftId: undefined,
      transfer: undefined,
      transferId: undefined,
      ...unrelated,
      quote: undefined,
      reasonId: undefined,
      failure: undefined,
    }),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    rememberRefusal: assign(({ context }, { error }: Failed) => ({
      failure: failureOf(error),
      attempt: attemptAfter(context.attempt, error),
    })),
    forgetFailure: assign({ failure: undefined }),
    forgetSmallFirst: assign({ smallFirst: undefined }),
    endAs: assign({ outcome: (_, { outcome }: { outcome: SendMoneyOutcome }) => outcome }),
  },
});

/** The id of the transfer every state after creation works on. */
export const heldTransferId = (context: SendMoneyContext) => answered(context, 'transfer').id;

/** How the flow ends, as an action. */
export const endAs = (outcome: SendMoneyOutcome) => ({ type: 'endAs' as const, params: { outcome } });
