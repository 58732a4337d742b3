import { accept, type Result, refuse } from '#domain/result.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../ids.ts';
import { commitEffects } from './commitEffects.ts';
import { decide } from './decide.ts';
import type { Happening, HappeningRefusal } from './happening.ts';
import { lockTransfer } from './lockTransfer.ts';

export type HappenRefusal = HappeningRefusal | 'transferNotFound';
export type Happen = (transferId: string, happening: Happening) => Promise<Result<TransferStatus, HappenRefusal>>;

/**
 * The one door through which a transfer changes: locks it, decides, writes, in one transaction. HTTP calls, webhooks,
 * jobs and the operator's tool all come this way.
 */
export const happenIn =
  (db: Db): Happen =>
  (transferId, happening) =>
    inTransaction(db, async (transaction) => {
      const state = await lockTransfer(transaction, transferId);
      if (!state) return refuse('transferNotFound');

      const decision = decide(state, happening, newId);
      if (!decision.ok) return decision;
      await commitEffects(transaction, state, decision.value);
      return accept(decision.value.steps.at(-1)?.to ?? state.status);
    });
