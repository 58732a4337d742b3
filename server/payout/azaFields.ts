import { toMajorNumber } from '#domain/money/money.ts';
import { activeHandler } from '#domain/recipient/activeCorridors.ts';
import type { PayoutFailure } from '#domain/recipient/payoutFailure.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { PayoutOrder } from './payoutPartner.ts';

/** TransferZero's words for what we order, and ours for what it answers (providers notes, 1.8). */

const kindNames: Record<PayoutMethod, string> = { mobile_money: 'Mobile', bank_transfer: 'Bank', cash_pickup: 'Cash' };

/** Accounts in francs are IBANs; the others a number beside the bank's code. */
const ibanCurrencies: readonly string[] = ['XAF', 'XOF'];

/** Undefined where AZA does not pay out today. */
export function azaTransaction(order: PayoutOrder) {
  const { reference, method, amount, sender } = order;
  if (activeHandler('AZA', { currency: amount.currency, method }) !== 'AZA') return undefined;
  return {
    transaction: {
      external_id: reference,
      input_currency: amount.currency,
      sender: {
        type: 'person',
        external_id: sender.id,
        first_name: sender.firstName,
        last_name: sender.lastName,
        country: sender.countryCode,
        phone_country: sender.countryCode,
        phone_number: sender.phone,
        email: sender.email,
        street: sender.street,
        city: sender.city,
        postal_code: sender.postcode,
        birth_date: sender.birthDate,
      },
      recipients: [
        {
          type: 'person',
          requested_amount: toMajorNumber(amount),
          requested_currency: amount.currency,
          payout_method: { type: `${amount.currency}::${kindNames[method]}`, details: detailsOf(order) },
        },
      ],
      metadata: { reference },
    },
  };
}

function detailsOf({ method, amount, recipient, reason }: PayoutOrder) {
  const who = { first_name: recipient.firstName, last_name: recipient.lastName, phone_number: recipient.phone };
  const inGhana = amount.currency === 'GHS' ? { transfer_reason: reason } : {};
  if (method === 'mobile_money') {
    return { ...who, ...inGhana, country: recipient.countryCode, mobile_provider: recipient.network };
  }
  if (ibanCurrencies.includes(amount.currency)) {
    return { ...who, iban: recipient.accountNumber, bank_name: recipient.bank, country: recipient.countryCode };
  }
  return {
    ...who,
    ...inGhana,
    bank_account: recipient.accountNumber,
    bank_code: recipient.bank,
    branch_code: recipient.branch,
  };
}

const failures: Readonly<Record<string, PayoutFailure>> = {
  recipient_error: 'recipientAccountInvalid',
  recipient_action_required: 'recipientMustAct',
  sender_error: 'senderRejected',
};

/** What a sender can be told; AZA's own words are for staff. */
export const azaFailure = (category = ''): PayoutFailure => failures[category] ?? 'partnerUnavailable';
