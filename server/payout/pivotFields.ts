import { toMajorText } from '#domain/money/money.ts';
import type { PayoutFailure } from '#domain/recipient/payoutFailure.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { PayoutOrder, PayoutRecipient } from './payoutPartner.ts';

/**
 * PIVOT's field names, all in this file: nothing of its protocol is public, so it is spoken to in our neutral one
 * (providers notes, 1.9) and its real names take the place of these when it gives them.
 */
const methodNames: Record<PayoutMethod, string> = {
  mobile_money: 'mobile',
  bank_transfer: 'bank',
  cash_pickup: 'cash',
};

export const pivotOrder = ({ reference, method, amount, recipient, sender }: PayoutOrder, callbackUrl: string) => ({
  reference,
  method: methodNames[method],
  currency: amount.currency,
  amount: toMajorText(amount),
  recipient: recipientFields(method, recipient),
  sender: { name: `${sender.firstName} ${sender.lastName}`, country: sender.countryCode },
  callbackUrl,
});

/** What is not there is left out by JSON. */
function recipientFields(method: PayoutMethod, recipient: PayoutRecipient) {
  const { firstName, lastName, countryCode, phone, accountNumber, bank, branch, network, pickupPoint } = recipient;
  const who = { name: `${firstName} ${lastName}`, country: countryCode, phone };
  switch (method) {
    case 'mobile_money':
      return { ...who, accountNumber: phone, telecomCode: network ?? 'by-number' };
    case 'bank_transfer':
      return { ...who, accountNumber, bank, branch };
    case 'cash_pickup':
      return { ...who, pickupPoint };
  }
}

const failures: Readonly<Record<string, PayoutFailure>> = {
  recipientAccountInvalid: 'recipientAccountInvalid',
  returned: 'recipientAccountInvalid',
  senderRejected: 'senderRejected',
};

/** What its reason comes to; one we do not know is for staff to look at. */
export const pivotFailure = (reason = ''): PayoutFailure => failures[reason] ?? 'partnerUnavailable';
