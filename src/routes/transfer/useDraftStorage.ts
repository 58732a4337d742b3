import { useEffect } from 'react';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { keepDrafts } from './keptDraft.ts';

export function useDraftStorage(actor: SendMoneyActor | undefined): void {
  useEffect(() => (actor ? keepDrafts(actor) : undefined), [actor]);
}
