import { type DraftTransfer, keepDraft, readDraft } from '#contract/transfer/draft.ts';
import { fromMajorNumber, toMajorNumber } from '#domain/money/money.ts';
import {
  chooseDestination,
  choosePayIn,
  enterReceive,
  enterSend,
  startDraft,
  type TransferDraft,
} from '#domain/quote/draft.ts';
import { callApi } from '../http/apiClient.ts';

type Prepared = {
  readonly id: string;
  readonly draft: TransferDraft;
  readonly recipientId?: string | undefined;
  readonly reasonId?: string | undefined;
};

/** As it crosses the wire; nothing before there is an amount. */
export function draftToKeep({ id, draft, recipientId, reasonId }: Prepared): DraftTransfer | undefined {
  const { toSend, toReceive, transferMethod, typed, allowOperatorFee, payinActualValue, payoutActualValue } = draft;
  const amount = typed === 'payin' ? payinActualValue : payoutActualValue;
  return (
    amount && {
      id,
      originCountryCode: toSend.countryCode,
      destinationCountryCode: toReceive.countryCode,
      transferMethod,
      typed,
      amount: toMajorNumber(amount),
      includeOperatorFee: allowOperatorFee,
      ...(recipientId && { recipientId }),
      ...(reasonId && { transferReasonId: reasonId }),
    }
  );
}

/** As it is gone on with, at whatever the rate is by then. */
export function draftKept(kept: DraftTransfer): Prepared | undefined {
  const { originCountryCode: from, destinationCountryCode: to, transferMethod, typed, includeOperatorFee } = kept;
  const place = chooseDestination(choosePayIn(startDraft(from), from), to);
  const draft = { ...place, transferMethod, allowOperatorFee: includeOperatorFee };
  const amount = fromMajorNumber(kept.amount, typed === 'payin' ? draft.payinCurrency : draft.payoutCurrency);
  if (!amount.ok) return undefined;
  return {
    id: kept.id,
    draft: typed === 'payin' ? enterSend(draft, amount.value) : enterReceive(draft, amount.value),
    recipientId: kept.recipientId,
    reasonId: kept.transferReasonId,
  };
}

/** As the server has it, where no transfer was made since. */
export async function readDraftOf(userId: string): Promise<Prepared | undefined> {
  const { draft } = await callApi(readDraft, { params: { id: userId } });
  return draft && draftKept(draft);
}

/**
 * Another device can go without it, so a failure is nobody's trouble; nor is that a transfer was made of it meanwhile,
 * which whoever creates the next one is told.
 */
export async function keepDraftOf(userId: string, body: DraftTransfer): Promise<void> {
  await callApi(keepDraft, { params: { id: userId }, body }).catch(() => undefined);
}
