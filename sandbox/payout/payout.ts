import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';

/** Why a payout stands where it stands. */
const reasons = ['senderRejected', 'recipientAccountInvalid', 'temporaryError', 'returned'] as const;

export const payout = z.object({
  id: z.string(),
  reference: z.string(),
  fingerprint: z.string(),
  method: z.string(),
  currency: z.enum(currencies),
  amount: z.string(),
  recipientName: z.string(),
  account: z.string(),
  callbackUrl: z.string(),
  /** A failed one may still be paid; a refunded one was given back and is over. */
  state: z.enum(['pending', 'paid', 'failed', 'refunded']),
  reason: z.enum(reasons).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  paidAt: z.string().optional(),
});

export type Payout = z.infer<typeof payout>;

export type Outcome = Pick<Payout, 'state' | 'reason'>;
