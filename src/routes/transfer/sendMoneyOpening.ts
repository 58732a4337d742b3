import { z } from 'zod';
import type { User } from '#contract/account/account.ts';
import { draftOfAddress, withExample } from '#domain/quote/addressedDraft.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import { paths } from '#src/app/address/paths.ts';
import { storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import type { SendMoneyInput } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import { sendMoneyFlow } from './transferFlows.ts';

/** Raised whenever a stored snapshot of the flow would not fit any more. */
export const sendMoneySlot = { machine: sendMoneyFlow, version: 3 } as const;

export type Opening = {
  readonly input: SendMoneyInput;
  /** The address asks for something else than what this tab was at. */
  readonly startsAfresh: boolean;
  /** A page of a transfer was opened, and none was begun (TRF-09, PAY-11). */
  readonly lacksTransfer: boolean;
};

type Address = { readonly pathname: string; readonly search: string };

const payingPaths: readonly string[] = [paths.paymentMethod, paths.truelayerProviders, paths.cardPayment];
/** Where a transfer that is there already is chosen: offered with the amount, or found to be made of this draft. */
const choosingPaths: readonly string[] = [paths.getQuote, paths.createTransfer];
/** What an address may ask to be quoted; see quoteAddress. */
export const quotedParams = ['from', 'to', 'send', 'receive', 'recipient', 'reason'] as const;

export function openingOf({ pathname, search }: Address, user: User | undefined): Opening {
  const query = new URLSearchParams(search);
  const input: SendMoneyInput = {
    draftId: crypto.randomUUID(),
    draft: withExample(draftOfAddress(search, user?.profile.location_country)),
    userId: user?.id,
    isVerificationDue: user?.meta.exceededMaxUnverifiedTransactions === true,
  };
  const isPaying = payingPaths.includes(pathname);
  const held = heldTransfer(input);
  const transferId = query.get('transferId') ?? undefined;
  const madeAgainFrom = query.get('again') ?? undefined;
  if (isPaying && madeAgainFrom)
    return { input: { ...input, madeAgainFrom }, startsAfresh: true, lacksTransfer: false };
  if (isPaying || pathname === paths.review) {
    if (transferId === undefined) return { input, startsAfresh: false, lacksTransfer: held === undefined };
    const goesOn = held?.id === transferId && held.isPaying === isPaying;
    const resumed = { ...input, transferId, resumesAt: isPaying ? 'payment' : 'review' } as const;
    return { input: resumed, startsAfresh: !goesOn, lacksTransfer: false };
  }
  // The address moves on when the review is there, and the transfer is there before it: made, or chosen and being read.
  const isJustMade = held !== undefined && pathname === paths.createTransfer;
  const isJustChosen = storedValue(input) === 'resuming' && choosingPaths.includes(pathname);
  const isOver = storedValue(input) !== undefined && !isPrepared(input) && !isJustMade && !isJustChosen;
  const asksForQuote = pathname === paths.getQuote && quotedParams.some((name) => query.has(name));
  const recipientId = query.get('recipient') ?? undefined;
  const reason = query.get('reason') ?? '';
  const reasonId = isTransferReason(reason) ? reason : undefined;
  const restOf = z.uuid().safeParse(query.get('restOf')).data;
  return {
    input: { ...input, recipientId, reasonId, restOf },
    startsAfresh: asksForQuote || isOver,
    lacksTransfer: false,
  };
}

const heldShape = z.object({
  value: z.object({ holding: z.unknown() }),
  context: z.object({ transfer: z.object({ id: z.string() }) }),
});

/** An address that names no transfer goes on with what is being prepared, and with nothing that was. */
const preparedShape = z.union([z.object({ preparing: z.unknown() }), z.literal('creating')]);

function storedValue(input: SendMoneyInput): unknown {
  const stored = z.object({ value: z.unknown() }).safeParse(storedSnapshot(sendMoneySlot, input));
  return stored.data?.value;
}

const isPrepared = (input: SendMoneyInput): boolean => preparedShape.safeParse(storedValue(input)).success;

/** The transfer this tab was left with, if it got as far as one. */
function heldTransfer(input: SendMoneyInput) {
  const held = heldShape.safeParse(storedSnapshot(sendMoneySlot, input));
  if (!held.success) return undefined;
  return { id: held.data.context.transfer.id, isPaying: held.data.value.holding === 'paying' };
}
