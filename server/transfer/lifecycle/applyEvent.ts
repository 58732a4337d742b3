import { accept, type Result, refuse } from '#domain/result.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { commitEffects } from './commitEffects.ts';
import { decide } from './decide.ts';
import type { Effects } from './effects.ts';
import { lockTransfer } from './lockTransfer.ts';
import type { EventRefusal, ReportedEvent } from './reportedEvent.ts';
import type { TransferState } from './transferState.ts';

export type EventRejection = EventRefusal | 'transferNotFound';
export type ApplyEvent = (
  transferId: string,
  reportedEvent: ReportedEvent,
) => Promise<Result<TransferStatus, EventRejection>>;

/** Hears of each change of a transfer once it is kept: how it stood, and what was done to it. */
export type OnTransferChange = (before: TransferState, effects: Effects) => void;

/**
 * The one door through which a transfer changes: locks it, decides, writes, in one transaction. HTTP calls, webhooks,
 * jobs and the operator's tool all come this way.
 */
export const applyEventIn =
  (db: Db, onChange?: OnTransferChange): ApplyEvent =>
  async (transferId, reportedEvent) => {
    const happened = await inTransaction(db, async (transaction) => {
      const state = await lockTransfer(transaction, transferId);
      if (!state) return refuse('transferNotFound');

      const decision = decide(state, reportedEvent, newId);
      if (!decision.ok) return decision;
      await commitEffects(transaction, state, decision.value);
      return accept({ state, effects: decision.value });
    });
    if (!happened.ok) return happened;
    const { state, effects } = happened.value;
    onChange?.(state, effects);
    return accept(effects.steps.at(-1)?.to ?? state.status);
  };
