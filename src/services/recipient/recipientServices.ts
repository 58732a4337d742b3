import { fromPromise } from 'xstate';
import {
  createRecipient,
  isFirstTime,
  type NewRecipient,
  type Recipient,
  validateBankAccount,
  validateMobileAccount,
} from '#contract/recipient/recipient.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';
import { refreshRecipients } from './recipientQueries.ts';

export const addRecipientServices = {
  lookUpAccountName: fromPromise<{ accountName: string }, { bankId: string; accountNumber: string }>(
    async ({ input: { bankId, accountNumber } }) => {
      const found = await callApi(validateBankAccount, { body: { bank: bankId, accountnumber: accountNumber } });
      return { accountName: found.data.AccountName };
    },
  ),
  lookUpCustomerName: fromPromise<
    { customerName: string },
    { telecomCode: string; customerAccountNumber: string; expectedName: string }
  >(({ input: { telecomCode, customerAccountNumber, expectedName } }) =>
    callApi(validateMobileAccount, { body: { telecomCode, customerAccountNumber, expectedName } }),
  ),
  createRecipient: fromPromise<Recipient, { recipient: NewRecipient; idempotencyKey: string }>(
    async ({ input: { recipient, idempotencyKey } }) => {
      const params = { id: currentUserId() };
      const created = await callApi(createRecipient, { params, body: recipient, idempotencyKey });
      void refreshRecipients();
      return created;
    },
  ),
};

export const confirmNewRecipientServices = {
  checkFirstTime: fromPromise<{ isFirstTime: boolean }, { recipientId: string }>(({ input: { recipientId } }) =>
    callApi(isFirstTime, { params: { recipientId } }),
  ),
};
