import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { money, toMajorText } from '#domain/money/money.ts';

const url = z.string().optional();

/** One visit to the payment page and what came of it. The card's number is never here, only its mask. */
export const cardPayment = z.object({
  /** The unguessable part of the page's address. */
  id: z.string(),
  orderReference: z.string(),
  currency: z.enum(payInCurrencies),
  amountMinor: z.number(),
  validUntil: z.number(),
  successUrl: url,
  declinedUrl: url,
  notificationUrls: z.object({ successful: url, declined: url, all: url }),
  redirectFields: z.array(z.string()),
  notifyFields: z.array(z.string()),
  requestReference: z.string(),
  state: z.enum(['open', 'stepUp', 'approved', 'suspended', 'chargedBack', 'declined', 'softDeclined', 'cancelled']),
  /** What was taken, where it is not what was asked for. */
  paidMinor: z.number().optional(),
  transactionReference: z.string().optional(),
  scheme: z.enum(['VISA', 'MASTERCARD', 'AMEX']).optional(),
  maskedNumber: z.string().optional(),
  reason: z.string().optional(),
  createdAt: z.string(),
  /** When the payer's bank took the money back. */
  lostAt: z.string().optional(),
  /** Whose stored cards are offered, and whether this one joins them. */
  customer: z.string().optional(),
  storesCard: z.boolean().optional(),
  /** The test card by its name, never by its number. */
  cardName: z.string().optional(),
});
export type CardPayment = z.infer<typeof cardPayment>;

export const isUndecided = ({ state }: CardPayment) => state === 'open' || state === 'stepUp';

/** Its money comes, whatever is done about it later. */
export const isPaid = ({ state }: CardPayment) => state === 'approved' || state === 'chargedBack';

export const paidMinorOf = ({ paidMinor, amountMinor }: CardPayment): number => paidMinor ?? amountMinor;

/** Approved, held back by Trust, declined by the bank, or left unproven where the bank wanted proof. */
const errorOf = {
  approved: { errorcode: '0', errormessage: 'Ok', settlestatus: '0' },
  suspended: { errorcode: '0', errormessage: 'Ok', settlestatus: '2' },
  chargedBack: { errorcode: '0', errormessage: 'Ok', settlestatus: '100' },
  declined: { errorcode: '70000', errormessage: 'Decline', settlestatus: '3' },
  softDeclined: { errorcode: '71000', errormessage: 'Soft Decline', settlestatus: '3' },
} as const;

/** Every field Trust could answer about a decided payment. */
export function answerFields(payment: CardPayment): Record<string, string> {
  const { state } = payment;
  if (state === 'open' || state === 'stepUp' || state === 'cancelled') return {};
  const { currency, scheme = '', maskedNumber = '' } = payment;
  const takenMinor = paidMinorOf(payment);
  return {
    ...errorOf[state],
    orderreference: payment.orderReference,
    paymenttypedescription: scheme,
    requestreference: payment.requestReference,
    transactionreference: payment.transactionReference ?? '',
    currencyiso3a: currency,
    baseamount: String(takenMinor),
    mainamount: toMajorText(money(currency, takenMinor)),
    maskedpan: maskedNumber,
    requesttypedescription: 'AUTH',
    ...(errorOf[state].errorcode === '0' ? { authcode: 'TEST01' } : {}),
    ...(payment.reason === undefined ? {} : { acquirerresponsemessage: payment.reason }),
  };
}

/** Answered without being asked for. */
const usualFields = [
  'errorcode',
  'orderreference',
  'paymenttypedescription',
  'requestreference',
  'settlestatus',
  'sitereference',
  'transactionreference',
];

type Choosing = { readonly payment: CardPayment; readonly siteReference: string; readonly extra: readonly string[] };

/** The fields of a redirect or notification: the usual ones and those the merchant asked for. */
export function chosenFields({ payment, siteReference, extra }: Choosing): Record<string, string> {
  const known = { ...answerFields(payment), sitereference: siteReference };
  const wanted = [...usualFields, ...extra];
  return Object.fromEntries(Object.entries(known).filter(([name]) => wanted.includes(name)));
}
