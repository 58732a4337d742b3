/** Why a paid transfer waits for a look before its payout: its sender is blocked, or a rule about fraud says so. */
export const holdReasons = [
  'accountBlocked',
  'newDeviceHighAmount',
  'passwordReset',
  'manyRecipients',
  'severalCards',
  'manyTransfers',
  'paidTooFast',
  'senderWorried',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What an operator reads; the sender reads only that it is under review. */
export const holdSentences: Readonly<Record<HoldReason, string>> = {
  accountBlocked: 'the account is blocked',
  newDeviceHighAmount: 'new device, new recipient and a high amount',
  passwordReset: 'the password was reset less than a day ago and the recipient is new or the amount is high',
  manyRecipients: 'many recipients in a day',
  severalCards: 'several cards kept or refused in a day',
  manyTransfers: 'many transfers in an hour',
  paidTooFast: 'created and paid faster than a person can, several times',
  senderWorried: 'the sender told the guide of a worry about it',
};
