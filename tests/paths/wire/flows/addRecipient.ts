import { createRecipient, validateBankAccount, validateMobileAccount } from '#contract/recipient/recipient.ts';
import { sendMoneyFlow } from '#src/routes/transfer/transferFlows.ts';
import { addRecipientPaths } from '../../specs/addRecipient.paths.ts';
import { childOf, dataOf, told, wireOf } from '../wire.ts';

export const addRecipientWire = wireOf({
  spec: addRecipientPaths,
  flow: childOf(sendMoneyFlow, 'addRecipient'),
  answers: {
    lookUpAccountName: ({ accountName }) =>
      new Map([told(validateBankAccount, { data: { AccountName: accountName } })]),
    lookUpCustomerName: dataOf(validateMobileAccount),
    createRecipient: dataOf(createRecipient),
  },
});
