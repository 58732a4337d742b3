import { z } from 'zod';

/** What a browser hands over of a passkey (WebAuthn, RegistrationResponseJSON and AuthenticationResponseJSON). */

const base64url = z
  .string()
  .max(10_000)
  .regex(/^[\w-]+$/);

const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Answers to extensions nobody asked for: taken, and not looked at. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

export const newCredential = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url.optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

export const credentialUse = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type CredentialUse = z.infer<typeof credentialUse>;
