import { z } from 'zod';
import { verificationStatuses, verificationTypes } from '#domain/verification/verificationItem.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { countryCode, id, text } from '../protocol/field.ts';
import { languages } from '../protocol/language.ts';
import { pointsOfCurrency, referralCredit, voucher } from '../reward/rewards.ts';
import { dataSavings, textSizes, wordings } from './reading.ts';

export const dayOfBirth = {
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  year: z.int().min(1900).max(2100),
};

/** Personal details as the spec names them (spec §3, User); what has not been given yet is absent. */
export const profile = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  gender: z.enum(['male', 'female', 'others']).optional(),
  genderSpecification: text(60).optional(),
  ...dayOfBirth,
  mobile: text(20),
  phoneCode: z.string().regex(/^\+\d{1,4}$/),
  location_country: countryCode,
  address1: text(120).optional(),
  address2: text(120).optional(),
  streetName: text(120).optional(),
  buildingNumber: text(20).optional(),
  city: text(80).optional(),
  zip: text(20).optional(),
  county: text(80).optional(),
  birthCityName: text(80).optional(),
  birthCountryCode: countryCode.optional(),
  citizenshipCountryCode: countryCode.optional(),
  professionId: text(40).optional(),
  readTermsAndCondition: z.enum(['0', '1']),
});
export type Profile = z.infer<typeof profile>;

const activeOrNot = z.enum(['ACTIVE', 'INACTIVE']);

export const user = z.strictObject({
  id,
  /** The e-mail; the phone number for an account that has none yet (AUT-29). */
  username: z.string(),
  hasEmail: z.boolean(),
  status: z.enum(['ACTIVE', 'BLOCKED', 'INACTIVE', 'UNCONFIRMED']),
  profile,
  meta: z.strictObject({
    verified: z.union([z.boolean(), z.literal(1), z.literal('retry')]),
    exceededMaxUnverifiedTransactions: z.boolean(),
    /** There is a passkey or an app: acts are confirmed with it. */
    hasSecondFactor: z.literal(true).optional(),
    phoneConfirmed: z.boolean(),
    trullioVerified: z.boolean(),
    submittedVerificationData: z.boolean(),
    /** Why the last check was refused, when it was. */
    retryReason: z.string().optional(),
    /** May invite other users (D-42). */
    isBusiness: z.boolean(),
    /** Points that are not vouchers yet, over all currencies (KYC-37). */
    VoucherPoints: z.int(),
    pointsByCurrency: z.array(pointsOfCurrency),
    /** Whether there is a voucher to use. */
    Voucher: activeOrNot,
    Vouchers: z.array(voucher),
  }),
  settings: z.strictObject({
    verificationStage: z.string(),
    displayVerificationToast: z.boolean(),
    marketingPermissions: z.boolean(),
    language: z.enum(languages),
    /** Absent until they are chosen: then a browser shows what was chosen in it. */
    textSize: z.enum(textSizes).optional(),
    wording: z.enum(wordings).optional(),
    dataSaver: z.enum(dataSavings).optional(),
  }),
  /** Membership code, membership id and referral code are one value (D-34). */
  referral: z.strictObject({
    code: z.string(),
    /** Credits for friends, ready to be used (RWD-16, RWD-17). */
    useCount: z.int(),
    newUserBonusActive: z.boolean(),
    Referral: activeOrNot,
    Referrals: z.array(referralCredit),
  }),
  verifications: z.array(z.strictObject({ id, type: z.enum(verificationTypes), status: z.enum(verificationStatuses) })),
});
export type User = z.infer<typeof user>;

const ownUser = z.strictObject({ id });

export const readUser = endpoint({
  method: 'GET',
  path: '/user/{id}',
  access: 'signedIn',
  summary: 'The signed-in person',
  params: ownUser,
  data: user,
});

export const dismissVerificationToast = endpoint({
  method: 'PUT',
  path: '/user/toast',
  access: 'signedIn',
  summary: 'Remembers that the verified notice was seen',
  body: z.strictObject({ displayVerificationToast: z.literal(false) }),
  data: user,
});

export const listProfessions = endpoint({
  method: 'GET',
  path: '/user/professions',
  access: 'public',
  summary: 'Professions for the personal details form',
  data: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
