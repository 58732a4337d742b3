import { transferNews } from '../transfer/transferNews.ts';

/** What is told about the account itself, whoever did it: its owner finds out when it was not them. */
const accountNews = [
  'recipientAdded',
  'recipientChanged',
  'signedIn',
  'passwordChanged',
  'factorAdded',
  'factorRemoved',
  'factorRemovalDue',
  'factorsRemoved',
] as const;
export type AccountNews = (typeof accountNews)[number];

/** How a check of who somebody is ended. */
export const identityNews = ['identityApproved', 'identityRetry'] as const;

/** One of our people answered in the guide. */
const supportNews = ['supportAnswered'] as const;

/** A price somebody waited for has come, or a day they wanted to be reminded on. */
const rateNews = ['rateAlertMet', 'sendReminder'] as const;

/** Every kind of notification there is (D-94). */
export const notificationTypes = [
  ...transferNews,
  ...identityNews,
  ...accountNews,
  ...supportNews,
  ...rateNews,
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const isNotificationType = (text: string): text is NotificationType =>
  notificationTypes.some((known) => known === text);

/** Words to read for a type a later server may tell of: `cardStored` and `CARD_STORED` are "Card stored". */
export function wordsOfType(type: string): string {
  const words = type
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[\W_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
