import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import type { Payout } from '../payout/payout.ts';
import type { PayoutNews, PayoutOrder } from '../payout/payoutStore.ts';

/** What AZA takes and gives, in its own words; its book keeps payouts as every partner's does. */

const name = z.string().trim().min(1).max(100);
const country = z.string().regex(/^[A-Z]{2}$/);

const details = z.looseObject({
  first_name: name,
  last_name: name,
  phone_number: z.string().optional(),
  mobile_provider: z.string().optional(),
  bank_account: z.string().optional(),
  bank_code: z.string().optional(),
  bank_name: z.string().optional(),
  iban: z.string().optional(),
  transfer_reason: z.string().optional(),
});

export const azaOrder = z.strictObject({
  transaction: z.strictObject({
    external_id: z.string().min(1).max(64),
    input_currency: z.enum(currencies),
    sender: z.looseObject({ first_name: name, last_name: name, country, external_id: z.string().min(1) }),
    recipients: z
      .array(
        z.strictObject({
          type: z.literal('person'),
          requested_amount: z.number().positive(),
          requested_currency: z.enum(currencies),
          payout_method: z.strictObject({ type: z.string(), details }),
        }),
      )
      .length(1),
    metadata: z.record(z.string(), z.string()).optional(),
  }),
});
type AzaOrder = z.infer<typeof azaOrder>;

const methods: Readonly<Record<string, PayoutOrder['method']>> = { Mobile: 'mobile', Bank: 'bank', Cash: 'cash' };

/** Corridors of the documentation. Cash and NGN mobile money are in none (providers notes, 1.8). */
const corridors = [
  ...['XAF::Mobile', 'XOF::Mobile', 'GHS::Mobile', 'GNF::Mobile', 'UGX::Mobile', 'KES::Mobile'],
  ...['XAF::Bank', 'XOF::Bank', 'NGN::Bank', 'GHS::Bank', 'ZAR::Bank', 'UGX::Bank'],
];

type Refusals = Readonly<Record<string, readonly { readonly error: string }[]>>;

/** The order as the book keeps it, or what is wrong with it, field by field. */
export function neutralOrder({ transaction }: AzaOrder): PayoutOrder | { readonly errors: Refusals } {
  const [recipient] = transaction.recipients;
  if (!recipient) return { errors: wrong('recipients', 'blank') };
  const { type, details: to } = recipient.payout_method;
  const [currency, kind = ''] = type.split('::');
  const method = methods[kind];
  if (!method || !corridors.includes(type)) return { errors: wrong('payout_method.type', 'not_supported') };
  if (currency !== recipient.requested_currency) return { errors: wrong('requested_currency', 'invalid') };
  const accountNumber = method === 'mobile' ? to.phone_number : (to.iban ?? to.bank_account);
  if (!accountNumber) return { errors: wrong(method === 'mobile' ? 'phone_number' : 'bank_account', 'blank') };
  const bank = to.bank_code ?? to.bank_name;
  if (method === 'bank' && !bank) return { errors: wrong('bank_code', 'blank') };
  if (currency === 'GHS' && !to.transfer_reason) return { errors: wrong('transfer_reason', 'blank') };
  return {
    reference: transaction.external_id,
    method,
    currency: recipient.requested_currency,
    amount: String(recipient.requested_amount),
    recipient: {
      name: `${to.first_name} ${to.last_name}`,
      country: 'XX',
      accountNumber,
      ...(bank && { bank }),
    },
    sender: {
      name: `${transaction.sender.first_name} ${transaction.sender.last_name}`,
      country: transaction.sender.country,
    },
    callbackUrl: '',
  };
}

export const wrong = (field: string, error: string): Refusals => ({ [field]: [{ error }] });

const recipientStates: Record<Payout['state'], string> = {
  pending: 'pending',
  paid: 'success',
  failed: 'error',
  refunded: 'refunded',
};
const transactionStates: Record<Payout['state'], string> = {
  pending: 'received',
  paid: 'paid',
  failed: 'received',
  refunded: 'refunded',
};
const categories: Readonly<Record<string, string>> = {
  senderRejected: 'sender_error',
  recipientAccountInvalid: 'recipient_error',
  returned: 'recipient_error',
  temporaryError: 'temporary_error',
};

/** A payout as AZA shows it; its one recipient's state is the truth. */
export function transactionView(payout: Payout) {
  const isRetried = payout.state === 'pending' && payout.reason === 'temporaryError';
  const category = payout.reason === undefined ? payout.state : (categories[payout.reason] ?? 'exception');
  return {
    id: payout.id,
    external_id: payout.reference,
    state: transactionStates[payout.state],
    input_currency: payout.currency,
    input_amount: Number(payout.amount),
    recipients: [
      {
        id: payout.id,
        state: isRetried ? 'error' : recipientStates[payout.state],
        requested_amount: Number(payout.amount),
        requested_currency: payout.currency,
        editable: payout.state === 'failed',
        retriable: payout.state === 'failed',
        may_cancel: payout.state === 'failed',
        state_reason_details: { category, code: '000', messages: payout.reason ? [payout.reason] : [] },
      },
    ],
    created_at: payout.createdAt,
  };
}

/** The body of a webhook: what happened, and the recipient it happened to. */
export function webhookBody(payout: Payout, { eventId, state }: PayoutNews): string {
  const event = {
    paid: 'recipient.paid',
    failed: 'recipient.error',
    refunded: 'recipient.refunded',
    pending: 'recipient.pending',
  };
  const object = {
    ...transactionView(payout).recipients[0],
    transaction_id: payout.id,
    transaction_external_id: payout.reference,
  };
  return JSON.stringify({ webhook: eventId, event: event[state], object });
}
