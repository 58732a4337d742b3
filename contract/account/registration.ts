import { z } from 'zod';
import { signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { clientIp, done, filledText, sixDigits, text } from '../protocol/field.ts';
import { dayOfBirth } from './account.ts';

const password = z.string().min(1).max(255);

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
