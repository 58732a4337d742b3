import type { PayoutCountryCode } from '../reference/countryCodes.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { AccountType, RecipientField } from './recipientForm.ts';

/** Answers as typed. What is not asked for this country and method is ignored. */
export type RecipientDraft = {
  readonly transferMethod: PayoutMethod;
  readonly accountType?: AccountType | undefined;
} & { readonly [field in RecipientField | KeptAsGiven | CameroonPart]?: string | undefined };

/** No form of ours asks for them; whoever calls the API may give them, and they are kept (RCP-36). */
export const keptAsGiven = ['email', 'reason', 'state'] as const;
type KeptAsGiven = (typeof keptAsGiven)[number];

/** A Cameroon account may also come in its parts; the last is `accountNumber` (RCP-23). */
type CameroonPart = 'bankCode' | 'branchCode' | 'key';

/** Given and not kept as a text of the profile: names stand beside it, a confirmation is only compared. */
type NotKept = 'firstName' | 'lastName' | 'countryCode' | 'confirmPhoneCode';

/** Every other field is kept; the contract names each (`recipientProfile`). */
export type KeptText = Exclude<RecipientField, NotKept> | KeptAsGiven | CameroonPart | 'phoneCode';

/** What is kept about a recipient, with the spec's names (RCP-36). */
export type RecipientDetails = {
  readonly transferMethod: PayoutMethod;
  readonly countryCode: PayoutCountryCode;
  readonly accountType?: AccountType;
} & { readonly [field in KeptText]?: string };

export type ValidRecipient = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: RecipientDetails;
};
