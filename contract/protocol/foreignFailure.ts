import { z } from 'zod';
import { type Failure, isFailureStatus } from './failure.ts';

/** Code of the spec's gateway for a profile that has to be filled in first (PAY-31, ERR-19). */
const profileUpdateRequired = '4221';

const foreignReason = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().trim().max(500).optional(),
});
const unsuccessful = z.union([z.string(), z.number()]).refine(isFailureStatus);

/**
 * A refusal that keeps the spec's envelope and none of our codes: on top, or inside the `data` of a success, as calls of
 * partners report their own (API-01, API-02, PAY-25). What it says is text, shown as it came.
 */
const foreignFailure = z.union([
  z.object({ status: unsuccessful, error: foreignReason }).transform(({ error }) => error),
  z.object({ data: foreignReason.extend({ status: unsuccessful }) }).transform(({ data }) => data),
]);

export function foreignFailureOf(answer: unknown): Failure | undefined {
  const { success, data } = foreignFailure.safeParse(answer);
  if (!success) return undefined;
  if (String(data.code) === profileUpdateRequired) return { code: 'profileIncomplete', details: {} };
  return { code: 'unexpected', details: data.message ? { message: data.message } : {} };
}
