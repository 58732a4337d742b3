import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';

const address = z.url({ protocol: /^https?$/ });
const some = z.string().min(1).max(255);
const minor = z.int().positive();

/** What PayCross takes for its checkout page. */
export const checkoutOrder = z.strictObject({
  checkout: z.strictObject({
    test: z.boolean(),
    transaction_type: z.literal('payment'),
    attempts: z.int().min(1).max(10),
    iframe: z.boolean(),
    order: z.strictObject({
      amount: minor,
      currency: z.enum(payInCurrencies),
      description: some,
      tracking_id: some,
      expired_at: z.iso.datetime(),
      additional_data: z.strictObject({ contract: z.array(z.literal('card_on_file')) }).optional(),
    }),
    settings: z.strictObject({
      success_url: address,
      decline_url: address,
      fail_url: address,
      cancel_url: address,
      notification_url: address,
      language: z.enum(['en', 'fr']),
    }),
    customer: z.strictObject({
      first_name: some,
      last_name: some,
      email: z.email().optional(),
      phone: z.string().max(32).optional(),
      address: z.string().max(255).optional(),
      city: z.string().max(255).optional(),
      zip: z.string().max(16).optional(),
      country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
      birth_date: z.iso.date().optional(),
      external_id: some.optional(),
    }),
  }),
});

/** What it takes for an Interac e-Transfer, channel ETI. */
export const interacOrder = z.strictObject({
  request: z.strictObject({
    test: z.boolean(),
    amount: minor,
    currency: z.literal('CAD'),
    description: some,
    tracking_id: some,
    notification_url: address,
    return_url: address,
    language: z.enum(['en', 'fr']),
    method: z.strictObject({ type: z.literal('interac'), login_id: some, channel: z.literal('ETI') }),
    customer: z.strictObject({
      first_name: some,
      last_name: some,
      email: z.email(),
      phone: z.string().max(32).optional(),
    }),
  }),
});

export const refundOrder = z.strictObject({
  request: z.strictObject({ parent_uid: some, amount: minor, reason: some, tracking_id: some.optional() }),
});
