import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { amount, id } from '../protocol/field.ts';
import { transferQuote } from '../quote/quote.ts';

/** The least that may be sent, priced, and what it costs to send the rest by itself; in the currency paid in. */
export const priceSmallFirst = endpoint({
  method: 'POST',
  path: '/user/{id}/transfer/{tid}/small-first',
  access: 'signedIn',
  summary:
    'Prices the least first, to the recipient of an unpaid transfer, and the rest after it (decision 148; not in the spec)',
  params: z.strictObject({ id, tid: id }),
  data: z.strictObject({
    recipientId: id,
    transferReasonId: z.string(),
    quote: transferQuote,
    rest: amount,
    /** The rest is priced anew on its day: its fee is today's. */
    fees: z.strictObject({ first: amount, rest: amount, atOnce: amount }),
  }),
  refusals: ['notFound', 'transferNotPayable', 'rateUnavailable'],
});
