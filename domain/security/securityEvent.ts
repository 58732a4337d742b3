/** Everything that is kept of what happens to accounts (ASVS 16.3), with the sentence an operator reads. */
export const securityEventSentences = {
  signIn: { done: 'signed in', refused: 'sign-in refused' },
  newDevice: { done: 'signed in from a device not seen before' },
  stepUp: { done: 'gave the password again', refused: 'gave a wrong password where it was asked again' },
  passwordResetAsked: { done: 'asked for a new password' },
  passwordReset: { done: 'set a new password by a code or link' },
  passwordChanged: { done: 'changed the password' },
  factorAdded: { done: 'added a second factor' },
  factorRemoved: { done: 'removed a second factor' },
  factorUsed: { done: 'signed in with a second factor', refused: 'a passkey or code was refused at sign-in' },
  deedConfirmed: { done: 'confirmed an act with a second factor', refused: 'a confirmation was refused' },
  recoveryCodesRenewed: { done: 'made new recovery codes' },
  factorRemovalAsked: { done: 'reset the password without a second factor; its removal is due' },
  factorRemovalStopped: { done: 'kept the second factor after a reset' },
  factorsRemovedAfterReset: { done: 'the second factor was removed, its time after a reset being over' },
  recipientSaved: { done: 'saved a recipient' },
  recipientChanged: { done: 'changed the recipient of a transfer' },
  trackingLinkMade: { done: 'made a link a recipient follows a transfer by' },
  trackingLinkRevoked: { done: 'ended a link a recipient follows a transfer by' },
  lockOut: { refused: 'tried too often and was told to wait' },
  signatureRefused: { refused: 'a request with a wrong signature' },
  accountBlocked: { done: 'blocked by an operator' },
  accountUnblocked: { done: 'unblocked by two operators' },
  accountClosed: { done: 'closed for its person by two operators' },
  operatorActed: { done: 'an operator acted; the audit says what' },
} as const satisfies Record<string, Partial<Record<SecurityOutcome, string>>>;

export type SecurityOutcome = 'done' | 'refused';
type Sentences = typeof securityEventSentences;
export type SecurityEventKind = keyof Sentences;

/** Only outcomes that have a sentence: `lockOut` cannot be `done`. */
export type SecurityEventName = {
  [Kind in SecurityEventKind]: { readonly kind: Kind; readonly outcome: keyof Sentences[Kind] & SecurityOutcome };
}[SecurityEventKind];

export const isSecurityEventKind = (text: string): text is SecurityEventKind =>
  Object.hasOwn(securityEventSentences, text);
