import { z } from 'zod';
import { profile, user } from '../account/account.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, filledText, id } from '../protocol/field.ts';

/**
 * Personal details (API-62): any field of the profile, with those the account has; these stay as they are (KYC-27). Which
 * must be there is for the rules to say, field by field.
 */
export const personalDetails = profile
  .omit({ readTermsAndCondition: true })
  .partial()
  .extend({ skipVerification: z.literal(true) });
export type PersonalDetails = z.infer<typeof personalDetails>;

export const submitPersonalDetails = endpoint({
  method: 'POST',
  path: '/user/{id}/verification',
  access: 'signedIn',
  summary: 'Submits personal details',
  params: z.strictObject({ id }),
  body: personalDetails,
  data: user,
});

export const requestVerificationDocuments = endpoint({
  method: 'POST',
  path: '/verification/documents',
  access: 'signedIn',
  summary: 'Opens the checks this sender needs',
  data: user,
});

export const widgetParts = ['document', 'face', 'proof_of_address'] as const;
export type WidgetPart = (typeof widgetParts)[number];

export const openVerificationWidget = endpoint({
  method: 'GET',
  path: '/verification-token-experience',
  access: 'signedIn',
  summary: 'A token for the identity widget',
  data: z.strictObject({
    token: z.string(),
    widgetUrl: z.string(),
    /** Which check each part the widget will send belongs to. */
    parts: z.array(z.strictObject({ part: z.enum(widgetParts), verificationId: id })),
    expiresAt: epochSeconds,
  }),
});

export const submitVerificationPart = endpoint({
  method: 'PUT',
  path: '/verification-token-experience',
  access: 'signedIn',
  summary: 'One captured part; sent once each',
  body: z.strictObject({
    verificationId: id,
    verificationData: z.strictObject({
      part: z.enum(widgetParts),
      reference: filledText(200),
      experienceTransactionId: filledText(200),
    }),
  }),
  data: user,
});
