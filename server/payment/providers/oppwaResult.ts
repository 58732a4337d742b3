import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';

/** OPPWA's result codes by group, asked in this order (providers notes, 1.3). */
const groups: readonly (readonly [RegExp, NeutralPaymentStatus])[] = [
  [/^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.[1][12]0)/, 'succeeded'],
  [/^(000\.400\.0[^3]|000\.400\.100)/, 'succeeded_review'],
  [/^(000\.200)/, 'created'],
  [/^(800\.400\.5|100\.400\.500)/, 'processing'],
  // Risk and blacklist refusals; a card holder who failed 3-D Secure is declined, below.
  [/^(100\.400\.[0-3]|800\.[23]00\.)/, 'suspected_fraud'],
  // The shopper's own no (async workflow, and 3-D Secure given up).
  [/^(100\.396\.10[134])/, 'cancelled'],
  [/^(900\.[1234]00|000\.400\.030)/, 'processing'],
];

/** What a code means; everything no group names is a refusal by bank, 3-D Secure, risk or system. */
export const statusOfResult = (code: string): NeutralPaymentStatus =>
  groups.find(([pattern]) => pattern.test(code))?.[1] ?? 'declined';

/** No payment session was found: the checkout is over its 30 minutes, or never had a try. */
export const isCheckoutOver = (code: string): boolean => /^(200\.300\.404|700\.400\.580)/.test(code);
