import { z } from 'zod';
import { signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { verificationStatuses, verificationTypes } from '#domain/verification/verificationItem.ts';
import { endpoint } from './endpoint.ts';
import { clientIp, countryCode, done, filledText, id, sixDigits, text } from './field.ts';
import { languages } from './language.ts';
import { pointsOfCurrency, referralCredit, voucher } from './rewards.ts';

const password = z.string().min(1).max(255);
const dayOfBirth = { day: z.int().min(1).max(31), month: z.int().min(1).max(12), year: z.int().min(1900).max(2100) };

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

/** Registration fields (D-29). */
export const registration = z.strictObject({
  firstName: filledText(100),
  lastName: filledText(100),
  email: text(254),
  countryCode: z.enum(signUpCountryCodes),
  phoneCode: z.string().regex(/^\+\d{1,4}$/),
  mobile: filledText(40),
  ...dayOfBirth,
  password,
  confirmation: password,
  referralCode: text(40).optional(),
  marketingOptOut: z.boolean(),
  agreedToTerms: z.boolean(),
  agreedToPrivacy: z.boolean(),
  agreedToPartnerTerms: z.boolean().optional(),
  /** Where the first code goes. */
  channel: z.enum(['email', 'sms']),
  clientIp: clientIp.optional(),
});
export type Registration = z.infer<typeof registration>;

/** Where a code was sent and when another may be asked for. The same for accounts that do not exist. */
const codeSent = z.strictObject({ sentTo: z.string(), resendAfterSeconds: z.int(), expiresInSeconds: z.int() });
export type CodeSent = z.infer<typeof codeSent>;

export const registerAccount = endpoint({
  method: 'POST',
  path: '/users/registration',
  access: 'public',
  summary: 'Creates an account and sends its first code',
  body: registration,
  data: codeSent,
});

export const registerEmail = endpoint({
  method: 'PUT',
  path: '/users/registration',
  access: 'signedIn',
  summary: 'Adds an e-mail to an account that has only a phone number, and sends a code to it',
  body: z.strictObject({ email: text(254) }),
  data: codeSent,
});

export const resendActivation = endpoint({
  method: 'PUT',
  path: '/user/activation',
  access: 'public',
  summary: 'Sends the confirmation code again',
  body: z.strictObject({ username: filledText(254) }),
  data: codeSent,
});

export const confirmAccount = endpoint({
  method: 'POST',
  path: '/user/email/confirm',
  access: 'public',
  summary: 'Confirms an account, a phone number or a new e-mail by six-digit code or link token',
  body: z.strictObject({ token: text(200), phone: text(40).optional() }),
  data: z.strictObject({
    confirmed: z.enum(['email', 'phone', 'newEmail']),
    username: z.string(),
    /** Signs the confirmed person in once, on their own click (POST /session/instant). */
    instantToken: z.string(),
  }),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/user/password/request',
  access: 'public',
  summary: 'Sends a reset code and link; answers the same whether or not the account exists',
  body: z.strictObject({ username: filledText(254), type: z.enum(['email', 'sms']) }),
  data: codeSent,
});

export const verifyPasswordReset = endpoint({
  method: 'POST',
  path: '/user/password/verify',
  access: 'public',
  summary: 'Exchanges the six-digit reset code for a reset token (not in the spec: lets a wrong code show at once)',
  body: z.strictObject({ code: sixDigits }),
  data: z.strictObject({ token: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  access: 'public',
  summary: 'Sets a new password and ends every session',
  body: z.strictObject({ password, confirmation: password, token: text(200) }),
  data: done,
});

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/user/phone/request-code',
  access: 'signedIn',
  summary: 'Sends a code to the phone number on file',
  data: codeSent,
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/user/phone/confirm',
  access: 'signedIn',
  summary: 'Confirms the phone number by code',
  body: z.strictObject({ code: sixDigits }),
  data: done,
});

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
