import { z } from 'zod';
import { user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, epochSeconds, filledText, id, text } from './field.ts';

/** Personal details (API-62): profile fields plus the date of birth and phone the account has; those stay as they are. */
export const personalDetails = z.strictObject({
  gender: z.enum(['male', 'female', 'others']),
  genderSpecification: text(60).optional(),
  address1: filledText(120),
  address2: text(120).optional(),
  streetName: text(120).optional(),
  buildingNumber: text(20).optional(),
  city: filledText(80),
  zip: filledText(20),
  county: text(80).optional(),
  birthCityName: text(80).optional(),
  birthCountryCode: countryCode.optional(),
  citizenshipCountryCode: countryCode.optional(),
  professionId: text(40).optional(),
  day: z.int().optional(),
  month: z.int().optional(),
  year: z.int().optional(),
  phoneCode: text(6).optional(),
  skipVerification: z.literal(true),
});
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
