import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { decimalText, done } from '../protocol/field.ts';
import { credentialUse } from './passkey.ts';

/** Whom money goes to, as a person recognises them. */
const payee = { recipientName: z.string(), account: z.string() };

const accountActs = [
  'editProfile',
  'changeSettings',
  'registerEmail',
  'changePassword',
  'signOutDevice',
  'addPasskey',
  'removePasskey',
  'addAuthenticator',
  'removeAuthenticator',
  'renewRecoveryCodes',
  'downloadData',
] as const;
export type AccountAct = (typeof accountActs)[number];

/** What somebody is asked to confirm, in the server’s own facts; the browser only puts them into words. */
export const shownDeed = z.discriminatedUnion('kind', [
  /** `amount` is what leaves the sender, in major units with the currency’s decimals. */
  z.strictObject({ kind: z.literal('send'), amount: decimalText, currency: z.enum(currencies), ...payee }),
  z.strictObject({ kind: z.literal('changeRecipient'), amount: decimalText, currency: z.enum(currencies), ...payee }),
  z.strictObject({ kind: z.literal('addRecipient'), ...payee }),
  /** `about` names the thing, where there are several: the passkey’s name. */
  z.strictObject({ kind: z.literal('account'), act: z.enum(accountActs), about: z.string().optional() }),
]);
export type ShownDeed = z.infer<typeof shownDeed>;

/** SHA-256 of what is shown and of what it is about, hex. */
const deedHash = z.string().regex(/^[0-9a-f]{64}$/);

/** What this person can confirm with beside the password. */
export const factorWays = z.strictObject({ passkey: z.boolean(), code: z.boolean() });
export type FactorWays = z.infer<typeof factorWays>;

const pendingDeed = z.strictObject({
  ways: factorWays,
  /** Absent where the password is enough, and where nothing was asked for. */
  deed: z.strictObject({ hash: deedHash, shown: shownDeed }).optional(),
});

export type PendingDeed = z.infer<typeof pendingDeed>;

export const readDeed = endpoint({
  method: 'GET',
  path: '/session/deed',
  access: 'signedIn',
  summary: 'What this browser asked for last and has to confirm (not in the spec)',
  data: pendingDeed,
});

export const deedPasskeyOptions = endpoint({
  method: 'POST',
  path: '/session/deed/passkey',
  access: 'signedIn',
  summary: 'A challenge for a passkey, made of one deed and good for no other (not in the spec)',
  body: z.strictObject({ deed: deedHash }),
  data: z.looseObject({ challenge: z.string() }),
});

export const confirmDeed = endpoint({
  method: 'POST',
  path: '/session/deed',
  access: 'signedIn',
  summary: 'Confirms a deed by passkey, or by password and code (not in the spec)',
  body: z.union([
    z.strictObject({ deed: deedHash, credential: credentialUse }),
    z.strictObject({ deed: deedHash, password: z.string().min(1).max(255), code: z.string().min(1).max(40) }),
  ]),
  data: done,
});
