import type { User } from '#contract/account/account.ts';
import type { PastTransfer } from '#contract/transfer/pastTransfer.ts';
import type { CodeChannel } from '../../account/confirm-code/codeChannel.ts';
import type { SendMoneyInput } from '../../transfer/send-money/sendMoneyContext.ts';

/** What the guide itself asks; everything else is asked by the flows it runs. */
export type GuidedSenderStep = 'repeat' | 'startOver' | 'next';

/** Answered before, perhaps on another device, and not created. */
export type BegunTransfer = Omit<PastTransfer, 'recipientId'> & {
  /** The server's draft, which the transfer made of it ends. */
  readonly id: string;
  readonly recipientId?: string | undefined;
};

/** What a returning sender may go on from. */
export type Past = {
  readonly last?: PastTransfer | undefined;
  readonly begun?: BegunTransfer | undefined;
  /** A small part arrived first: the rest of it. */
  readonly rest?: (PastTransfer & { readonly restOf: string }) | undefined;
  /** Created and not paid yet, perhaps on another device. */
  readonly unpaidId?: string | undefined;
};

/** A payment the sender went away for, as the address they came back to tells it. */
export type FollowedPayment = {
  readonly transferId: string;
  readonly paymentType?: string | undefined;
  readonly statusCode?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly resourcePath?: string | undefined;
  /** It had been paid or ended by the time it was to be paid here: in another tab, or on another device. */
  readonly isOver?: true;
};

export type GuidedSenderInput = Omit<SendMoneyInput, 'resumesAt'> & {
  readonly resumesAt?: SendMoneyInput['resumesAt'] | undefined;
  readonly referralCode?: string | undefined;
  /** A transfer was begun in this tab, here or on the screens, and is gone on with. */
  readonly isUnderWay: boolean;
  readonly followed?: FollowedPayment | undefined;
  /** Signed in by phone alone: the e-mail comes before anything else (AUT-29). */
  readonly lacksEmail?: boolean;
  /** Known already: what is gone on with here was begun on another device. */
  readonly past?: Past | undefined;
  /** Registered earlier and not confirmed (D-27), here or before a reload. */
  readonly unconfirmed?: { readonly channel: CodeChannel; readonly username: string } | undefined;
};

export type GuidedSenderContext = GuidedSenderInput & {
  /** Transfers begun in this conversation; tells their Idempotency-Keys apart. */
  readonly round: number;
  /** The last of them that the sender cancelled before it was paid. */
  readonly cancelledRound?: number;
  /** Whom the running transfer was told it belongs to. */
  readonly toldUserId?: string | undefined;
  /** Who signed in during the conversation, for the rest of the product to hear. */
  readonly user?: User | undefined;
  readonly username?: string | undefined;
  /** Given in this conversation, which the rest of the product does not know yet. */
  readonly registeredEmail?: string | undefined;
};

export type GuidedSenderEvent =
  /** Somebody is signed in, found out outside of this conversation. */
  | { type: 'user.found'; userId: string }
  | { type: 'repeat.chosen' }
  | { type: 'rest.chosen' }
  | { type: 'unpaid.chosen' }
  | { type: 'begun.chosen' }
  | { type: 'repeat.declined' }
  | { type: 'account.isNew' }
  | { type: 'account.isKnown' }
  /** Back to the transfer, to change something of it first. */
  | { type: 'account.postponed' }
  | { type: 'startOver.requested' }
  | { type: 'startOver.confirmed' }
  | { type: 'startOver.declined' }
  | { type: 'another.chosen' };

/** The transfer as it is told to the flow both faces share. */
export function sendMoneyInputOf(context: GuidedSenderContext): SendMoneyInput {
  const { draftId, begunDraftId, round, draft, userId, recipientId, transferId, resumesAt, isVerificationDue } =
    context;
  const { madeAgainFrom, restOf } = context;
  return {
    draftId: round === 0 ? draftId : `${draftId}.${round}`,
    draft,
    begunDraftId,
    userId,
    recipientId,
    transferId,
    ...(madeAgainFrom !== undefined && { madeAgainFrom }),
    ...(restOf !== undefined && { restOf }),
    ...(resumesAt && { resumesAt }),
    isVerificationDue: isVerificationDue === true,
  };
}
