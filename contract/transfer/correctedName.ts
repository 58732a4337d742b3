import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import type { Recipient } from '../recipient/recipient.ts';
import type { Transfer } from './transfer.ts';

/** Where the account says who is paid, and once; at a counter the name does, and another name is another person. */
export const mayCorrectName = ({ transferMethod, recipientChanged }: Transfer): boolean =>
  transferMethod !== 'cash_pickup' && !recipientChanged;

/** All that was said of somebody, to be said again but for the name. */
export const draftOf = ({ firstName, lastName, profile }: Recipient): RecipientDraft => ({
  ...profile,
  firstName,
  lastName,
  ...(profile.mobile !== undefined && { confirmPhoneCode: profile.mobile }),
});
