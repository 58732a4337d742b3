import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { id } from '../protocol/field.ts';
import { transferQuote } from '../quote/quote.ts';

export const makeAgain = endpoint({
  method: 'POST',
  path: '/user/{id}/transfer/{tid}/again',
  access: 'signedIn',
  summary: 'What a transfer that ended unpaid is made again with (decision 066; not in the spec)',
  params: z.strictObject({ id, tid: id }),
  data: z.discriminatedUnion('kind', [
    /** It is to be gone on with: its successor, or the transfer itself, which has not ended or was paid. */
    z.strictObject({ kind: z.literal('goesOn'), transferId: id }),
    z.strictObject({
      kind: z.literal('priced'),
      recipientId: id,
      transferReasonId: z.string(),
      /** Of a price that is no longer held, only to be shown beside the new one. */
      quote: transferQuote,
      isHeld: z.boolean(),
    }),
  ]),
  refusals: ['notFound'],
});
