import { assign, setup } from 'xstate';
import { failureOf } from '#contract/protocol/failure.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { accountNameMatches } from '#domain/recipient/accountNameMatch.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { reauthenticationMachine } from '../../account/reauthentication/reauthenticationMachine.ts';
import { attemptAfter } from '../../attempt.ts';
import { port } from '../../port.ts';
import {
  type AddRecipientContext,
  type AddRecipientEvent,
  type AddRecipientInput,
  type AddRecipientOutput,
  type AddRecipientStep,
  accountOf,
  type BankAccount,
  checkOf,
  isSameAccount,
  type MobileAccount,
  needsAccountName,
  needsNameCheck,
  type RecipientToCreate,
} from './addRecipientContext.ts';

type Entered = { draft: RecipientDraft };
type Failed = { error: unknown };

/** Everything the recipient form's states may use, by name. */
export const addRecipientSetup = setup({
  types: {
    context: {} as AddRecipientContext,
    events: {} as AddRecipientEvent,
    input: {} as AddRecipientInput,
    output: {} as AddRecipientOutput,
    meta: {} as { asks: AddRecipientStep },
    tags: {} as 'waiting' | 'personal',
    children: {} as { reauthentication: 'reauthentication' },
  },
  actors: {
    lookUpAccountName: port<{ accountName: string }, BankAccount>('lookUpAccountName'),
    lookUpCustomerName: port<{ customerName: string }, MobileAccount>('lookUpCustomerName'),
    createRecipient: port<Recipient, RecipientToCreate>('createRecipient'),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isWholeAccount: ({ context }, { bankId, accountNumber }: BankAccount) =>
      needsAccountName(context) && bankId !== '' && /^\d{10}$/.test(accountNumber),
    hasProblems: ({ context }, { draft }: Entered) => !checkOf(context, draft).ok,
    lacksAccountName: ({ context }, { draft }: Entered) =>
      needsAccountName(context) &&
      !(context.accountName && context.account && isSameAccount(context.account, accountOf(draft))),
    isAccountFound: ({ context }) => context.accountName !== undefined,
    needsNameCheck: ({ context }) => needsNameCheck(context),
    isNotFound: (_, { error }: Failed) => failureOf(error).code === 'accountNameNotFound',
    nameMatches: ({ context }, { output }: { output: { customerName: string } }) =>
      context.recipient !== undefined && accountNameMatches(output.customerName, context.recipient),
    needsReauthentication: (_, { error }: Failed) => failureOf(error).code === 'reauthenticationRequired',
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
  },
  actions: {
    rememberAccount: assign((_, { bankId, accountNumber }: BankAccount) => ({
      account: { bankId, accountNumber },
      accountName: undefined,
      failure: undefined,
    })),
    forgetAccount: assign({ account: undefined, accountName: undefined }),
    rememberDetails: assign(({ context }, { draft }: Entered) => {
      const check = checkOf(context, draft);
      return {
        draft,
        recipient: check.ok ? check.value : undefined,
        warnings: check.ok ? check.warnings : {},
        problems: check.ok ? {} : check.problems,
        nameCheck: 'notNeeded' as const,
        failure: undefined,
      };
    }),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    rememberRefusal: assign(({ context }, { error }: Failed) => ({
      failure: failureOf(error),
      attempt: attemptAfter(context.attempt, error),
    })),
  },
});
