import { z } from 'zod';
import { credentialUse, newCredential } from '../account/passkey.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, filledText, id, sixDigits } from '../protocol/field.ts';
import { openedSession } from './session.ts';

/** A name its owner gives to a passkey, to know it by. */
const passkeyName = filledText(60).regex(/\S/);

const passkey = z.strictObject({
  id,
  name: z.string(),
  addedAt: epochSeconds,
  lastUsedAt: epochSeconds.optional(),
  /** Kept by a password manager on several devices. */
  isSynced: z.boolean(),
});

const factors = z.strictObject({
  passkeys: z.array(passkey),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
  /** When all of it is taken off, after a reset of the password by mailbox alone. */
  removedAt: epochSeconds.optional(),
});
export type Factors = z.infer<typeof factors>;

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

const appSecret = z.strictObject({
  /** Base32. */
  secret: z.string(),
  /** otpauth: address, for the picture an app reads. */
  uri: z.string(),
});
export type AppSecret = z.infer<typeof appSecret>;

/** A passkey as its row shows it. */
export type NamedPasskey = { readonly passkeyId: string; readonly name: string };

/** What somebody does with their second factors, one call or two each. */
export type FactorAct =
  | { readonly kind: 'addPasskey'; readonly name: string }
  | ({ readonly kind: 'renamePasskey' } & NamedPasskey)
  | FactorRemoval
  | { readonly kind: 'addAuthenticator' | 'renewRecoveryCodes' | 'keepFactors' };

/** What is asked about before it is done. */
export type FactorRemoval =
  | ({ readonly kind: 'removePasskey' } & NamedPasskey)
  | { readonly kind: 'removeAuthenticator' };

/** What is to be shown once it was done: a secret for an app, or new recovery codes. */
export type FactorChange = { readonly app?: AppSecret; readonly recoveryCodes?: readonly string[] };

export const readFactors = endpoint({
  method: 'GET',
  path: '/user/factors',
  access: 'signedIn',
  summary: 'The second factors of this account (not in the spec: ASVS 6.3.3)',
  data: factors,
});

export const keepFactors = endpoint({
  method: 'DELETE',
  path: '/user/factors/removal',
  access: 'signedIn',
  summary: 'Keeps the second factors that a reset of the password would take off (not in the spec: ASVS 6.4.4)',
  data: done,
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'signedIn',
  summary: 'What a browser needs to make a passkey, after a confirmation (not in the spec)',
  data: z.looseObject({ challenge: z.string() }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys',
  access: 'signedIn',
  summary: 'Adds the passkey that was made (not in the spec)',
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  data: factors,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/user/passkeys/{passkeyId}',
  access: 'signedIn',
  summary: 'Gives a passkey another name (not in the spec)',
  params: z.strictObject({ passkeyId: id }),
  body: z.strictObject({ name: passkeyName }),
  data: factors,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/user/passkeys/{passkeyId}',
  access: 'signedIn',
  summary: 'Removes a passkey, after a confirmation (not in the spec: ASVS 6.5.6)',
  params: z.strictObject({ passkeyId: id }),
  data: factors,
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/user/authenticator',
  access: 'signedIn',
  summary:
    'A secret for an authenticator app, after a confirmation; nothing is on until a code was right (not in the spec)',
  data: appSecret,
});

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: '/user/authenticator',
  access: 'signedIn',
  summary: 'Turns the authenticator app on by its first code, and gives recovery codes (not in the spec)',
  body: z.strictObject({ code: sixDigits }),
  data: recoveryCodes,
});

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/user/authenticator',
  access: 'signedIn',
  summary: 'Turns the authenticator app and its recovery codes off, after a confirmation (not in the spec: ASVS 6.5.6)',
  data: factors,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/recovery-codes',
  access: 'signedIn',
  summary: 'Ten new recovery codes in place of the old, after a confirmation (not in the spec)',
  data: recoveryCodes,
});

export const signInPasskeyOptions = endpoint({
  method: 'POST',
  path: '/session/passkey/options',
  access: 'public',
  summary: 'A challenge to sign in with a passkey, for this browser (not in the spec)',
  data: z.looseObject({ challenge: z.string() }),
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/session/passkey',
  access: 'public',
  summary: 'Signs in by a passkey (not in the spec)',
  body: z.strictObject({ credential: credentialUse }),
  data: openedSession,
});

export const signInByCode = endpoint({
  method: 'POST',
  path: '/session/code',
  access: 'public',
  summary: 'Signs in by an authenticator or recovery code, after the password was right here (not in the spec)',
  body: z.strictObject({ code: filledText(40) }),
  data: openedSession,
});
