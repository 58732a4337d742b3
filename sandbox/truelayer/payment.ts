import { z } from 'zod';

const text = z.string().trim().min(1).max(200);

const providerSelection = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('preselected'),
    provider_id: z.string(),
    scheme_selection: z.looseObject({ type: z.string(), scheme_id: z.string().optional() }).optional(),
  }),
  z.looseObject({ type: z.literal('user_selected') }),
]);

export const webAddress = z.url({ protocol: /^https?$/ });

/** Where the payer comes back to; given with the payment or afterwards, it begins the authorisation. */
export const flowRequest = z.looseObject({ redirect: z.looseObject({ return_uri: webAddress }) });

/** POST /v3/payments, as far as our merchants use it. */
export const paymentRequest = z.looseObject({
  amount_in_minor: z.int().min(1),
  currency: z.literal('GBP'),
  payment_method: z.looseObject({
    type: z.literal('bank_transfer'),
    provider_selection: providerSelection,
    beneficiary: z.looseObject({
      type: z.literal('merchant_account'),
      merchant_account_id: z.string(),
      account_holder_name: text.optional(),
      reference: z
        .string()
        .regex(/^[a-zA-Z0-9-:()., '+?/]{1,35}$/, 'at most 35 characters a bank can carry')
        .optional(),
    }),
  }),
  user: z
    .looseObject({
      id: z.uuid().optional(),
      name: text.optional(),
      email: z.email().optional(),
      phone: text.optional(),
    })
    .refine(
      ({ id, name, email, phone }) => id || (name && (email || phone)),
      'a name and an e-mail or phone is needed',
    ),
  metadata: z.record(z.string(), z.string()).optional(),
  hosted_page: z.looseObject({ return_uri: webAddress }).optional(),
  authorization_flow: flowRequest.optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const payment = z.object({
  id: z.uuid(),
  resourceToken: z.string(),
  /** The unguessable part of the bank page's address. */
  pageId: z.string(),
  request: paymentRequest,
  userId: z.string(),
  status: z.enum(['authorization_required', 'authorizing', 'authorized', 'executed', 'settled', 'failed']),
  createdAt: z.string(),
  returnUri: z.string().optional(),
  providerId: z.string().optional(),
  executedAt: z.string().optional(),
  settledAt: z.string().optional(),
  failedAt: z.string().optional(),
  failureStage: z.string().optional(),
  failureReason: z.string().optional(),
  /** What arrives, where it is not what was asked for. */
  paidInMinor: z.number().optional(),
});
export type Payment = z.infer<typeof payment>;

export const receivedInMinor = ({ paidInMinor, request }: Payment): number => paidInMinor ?? request.amount_in_minor;

/** GET /v3/payments/{id}. */
export function paymentView(paid: Payment) {
  const { payment_method, user, currency, metadata } = paid.request;
  return {
    id: paid.id,
    amount_in_minor: receivedInMinor(paid),
    currency,
    user: { ...user, id: paid.userId },
    payment_method: { ...payment_method, ...(paid.providerId === undefined ? {} : { provider_id: paid.providerId }) },
    created_at: paid.createdAt,
    status: paid.status,
    ...(metadata === undefined ? {} : { metadata }),
    ...(paid.executedAt === undefined ? {} : { executed_at: paid.executedAt }),
    ...(paid.settledAt === undefined ? {} : { settled_at: paid.settledAt, payment_source: paymentSource(paid) }),
    ...(paid.status === 'failed'
      ? { failed_at: paid.failedAt, failure_stage: paid.failureStage, failure_reason: paid.failureReason }
      : {}),
  };
}

/** Whose account the money came from: the person who was to pay. */
export const paymentSource = ({ userId, request }: Payment) => ({
  id: userId,
  account_holder_name: (request.user.name ?? 'Demo Customer').toUpperCase(),
  account_identifiers: [{ type: 'sort_code_account_number', sort_code: '000000', account_number: '12345678' }],
});
