import { z } from 'zod';
import { payInCountryCodes, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { amount, done, id, text } from '../protocol/field.ts';

/** Named by the device that began it; one sender's ids are nothing to another. */
export const draftId = z.string().regex(/^[\w.~-]{1,64}$/);

/** A transfer somebody began and did not create, so that another device can go on with it: choices only, no names. */
export const draftTransfer = z.strictObject({
  id: draftId,
  originCountryCode: z.enum(payInCountryCodes),
  destinationCountryCode: z.enum(payoutCountryCodes),
  transferMethod: z.enum(payoutMethods),
  /** Which of the two amounts was typed. */
  typed: z.enum(['payin', 'payout']),
  amount,
  includeOperatorFee: z.boolean(),
  recipientId: id.optional(),
  transferReasonId: text(40).optional(),
});
export type DraftTransfer = z.infer<typeof draftTransfer>;

const params = z.strictObject({ id });

export const readDraft = endpoint({
  method: 'GET',
  path: '/user/{id}/draft',
  access: 'signedIn',
  summary: 'The transfer begun last, if none was created since',
  params,
  data: z.strictObject({ draft: draftTransfer.optional() }),
});

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/user/{id}/draft',
  access: 'signedIn',
  summary: 'Keeps a transfer that is being prepared, until a transfer is made of it',
  params,
  body: draftTransfer,
  data: done,
});
