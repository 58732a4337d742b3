/** What somebody can have as a second factor; recovery codes come with the app. */
export const factorKinds = ['passkey', 'authenticator'] as const;
export type FactorKind = (typeof factorKinds)[number];
