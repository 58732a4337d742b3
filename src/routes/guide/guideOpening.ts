import type { User } from '#contract/account/account.ts';
import { draftOfAddress } from '#domain/quote/addressedDraft.ts';
import { storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import type { GuidedSenderInput } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import { awaitedCode } from '../account/awaitedCode.ts';
import { sendMoneySlot } from '../transfer/sendMoneyOpening.ts';
import { guideMemory } from './guideMemory.ts';
import type { TakenThread } from './takenThread.ts';

/**
 * How the conversation begins: with the payment come back from, the transfer under way in this tab or on another device,
 * or afresh.
 */
export function guideOpening(search: string, user: User | undefined, taken?: TakenThread): GuidedSenderInput {
  const query = new URLSearchParams(search);
  const named = query.get('transferId') ?? undefined;
  const returned = named !== undefined && query.has('payment_type');
  const { followedId } = guideMemory();
  const start = {
    draftId: crypto.randomUUID(),
    draft: draftOfAddress(search, user?.profile.location_country),
    userId: user?.id,
    isVerificationDue: user?.meta.exceededMaxUnverifiedTransactions === true,
    referralCode: query.get('referral') ?? undefined,
    recipientId: query.get('recipient') ?? undefined,
    lacksEmail: user?.hasEmail === false,
    unconfirmed: user ? undefined : awaitedCode(),
  };
  if (taken?.begun) {
    const { id: begunDraftId, draft, recipientId } = taken.begun;
    return { ...start, begunDraftId, draft, recipientId, past: { begun: taken.begun }, isUnderWay: true };
  }
  const isUnderWay = storedSnapshot(sendMoneySlot, start) !== undefined;
  const transferId = returned ? named : isUnderWay ? undefined : followedId;
  if (transferId === undefined) return { ...start, isUnderWay };
  return {
    ...start,
    isUnderWay: false,
    followed: {
      transferId,
      paymentType: query.get('payment_type') ?? undefined,
      statusCode: query.get('statusCode') ?? undefined,
      sessionId: query.get('sessionId') ?? undefined,
      resourcePath: query.get('resourcePath') ?? undefined,
    },
  };
}
