import { useEffect } from 'react';
import { isSameAccount, needsAccountName } from '#src/machines/recipient/add-recipient/addRecipientContext.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { useDebounced } from '../../controls/useDebounced.ts';
import type { RecipientAnswers } from './useRecipientForm.ts';

/** RCP-28. */
const pauseMilliseconds = 700;

/** Asks whose Nigerian account it is as soon as bank and number are there and typing has paused (RCP-29). */
export function useAccountLookup(
  actor: AddRecipientActor,
  { bankId = '', accountNumber = '' }: RecipientAnswers,
): void {
  const number = useDebounced(accountNumber.replace(/\s/g, ''), pauseMilliseconds);
  useEffect(() => {
    const { context } = actor.getSnapshot();
    const isNothing = bankId === '' && number === '' && !context.account;
    if (!needsAccountName(context) || isNothing) return;
    const account = { bankId, accountNumber: number };
    if (!context.account || !isSameAccount(context.account, account))
      actor.send({ type: 'account.entered', ...account });
  }, [actor, bankId, number]);
}
