import { z } from 'zod';
import type { KeptText } from '#domain/recipient/recipientDraft.ts';
import { remittanceHandlers } from '#domain/recipient/remittanceHandler.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { countryCode, done, filledText, id, text } from '../protocol/field.ts';

/** Recipient details with the spec's names (RCP-36); which are needed follows from country and method. */
const profileFields = {
  transferMethod: z.enum(payoutMethods),
  countryCode,
  mobile: text(40).optional(),
  phoneCode: text(6).optional(),
  confirmPhoneCode: text(40).optional(),
  email: text(254).optional(),
  reason: text(200).optional(),
  mobileMoneyProvider: text(40).optional(),
  pickupPoint: text(120).optional(),
  bankName: text(120).optional(),
  bankId: text(40).optional(),
  bankCode: text(20).optional(),
  branchCode: text(20).optional(),
  accountBranch: text(120).optional(),
  accountNumber: text(40).optional(),
  recipientAccountNumber: text(40).optional(),
  key: text(4).optional(),
  state: text(80).optional(),
  accountType: z.enum(['bank', 'microfinance']).optional(),
  /** The sender chose to go on although the looked-up name differs or could not be looked up (D-64). */
  nameCheck: z.enum(['matched', 'proceededOnMismatch', 'proceededUnchecked', 'notNeeded']).optional(),
  remittanceHandler: z.enum(remittanceHandlers).optional(),
} satisfies Readonly<Record<KeptText, z.ZodType>> & Readonly<Record<string, z.ZodType>>;
export const recipientProfile = z.strictObject(profileFields);
export type RecipientProfile = z.infer<typeof recipientProfile>;

export const recipient = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(['ACTIVE', 'SOFT_DELETED']),
  /** The name the bank or network gave, when one was looked up. */
  verifiedAccountName: z.string().optional(),
  profile: recipientProfile,
});
export type Recipient = z.infer<typeof recipient>;

export const newRecipient = z.strictObject({
  firstName: filledText(100),
  lastName: filledText(100),
  profile: recipientProfile,
});
export type NewRecipient = z.infer<typeof newRecipient>;

const ofUser = z.strictObject({ id });
const oneOfUser = z.strictObject({ id, rid: id });

export const listRecipients = endpoint({
  method: 'GET',
  path: '/user/{id}/recipients',
  access: 'signedIn',
  summary: 'The recipient book',
  params: ofUser,
  data: z.array(recipient),
});

export const readRecipient = endpoint({
  method: 'GET',
  path: '/user/{id}/recipient/{rid}',
  access: 'signedIn',
  summary: 'One recipient',
  params: oneOfUser,
  data: recipient,
});

export const createRecipient = endpoint({
  method: 'POST',
  path: '/user/{id}/recipient',
  access: 'signedIn',
  summary: 'Adds a recipient',
  params: ofUser,
  body: newRecipient,
  data: recipient,
});

export const deleteRecipient = endpoint({
  method: 'DELETE',
  path: '/user/{id}/recipient/{rid}',
  access: 'signedIn',
  summary: 'Hides a recipient from the book (D-59)',
  params: oneOfUser,
  data: done,
});

export const isFirstTime = endpoint({
  method: 'GET',
  path: '/transfers/{recipientId}/is-first-time',
  access: 'signedIn',
  summary: 'Whether this sender never sent to this recipient before',
  params: z.strictObject({ recipientId: id }),
  data: z.strictObject({ isFirstTime: z.boolean() }),
});

/** Not in the spec: partners that compare names answer better when told whom to expect. */
const expectedName = text(200);

/** The spec's data.data.AccountName: the provider's answer stays wrapped in its own `data`. */
export const validateBankAccount = endpoint({
  method: 'POST',
  path: '/remit/validate',
  access: 'signedIn',
  summary: 'Looks up the name on a Nigerian bank account',
  body: z.strictObject({
    accountnumber: z.string().regex(/^\d{10}$/),
    bank: filledText(40),
    expectedName: expectedName.optional(),
  }),
  data: z.strictObject({ data: z.strictObject({ AccountName: z.string() }) }),
});

export const validateMobileAccount = endpoint({
  method: 'POST',
  path: '/pivot/payment/validate',
  access: 'signedIn',
  summary: 'Looks up the name on a mobile money account',
  body: z.strictObject({
    telecomCode: filledText(40),
    customerAccountNumber: z.string().regex(/^\d{7,15}$/),
    expectedName: expectedName.optional(),
  }),
  data: z.strictObject({ customerName: z.string() }),
});
