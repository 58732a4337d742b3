/** What one network has to do within the window before somebody should look. */
export const alertThresholds = {
  windowMinutes: 60,
  /** Wrong passwords at so many accounts. */
  passwordSpraying: { accounts: 20 },
  /** Wrong passwords at so many, and then a right one on a device its account did not know. */
  credentialStuffing: { accounts: 10 },
} as const;

export const alertSentences = {
  passwordSpraying: 'one network tries the passwords of many accounts',
  credentialStuffing: 'one network tried many accounts and got into one',
  smsCeiling: 'text messages to one country reached their ceiling for the hour; its codes wait or go by e-mail',
} as const;
export type SecurityAlertKind = keyof typeof alertSentences;
