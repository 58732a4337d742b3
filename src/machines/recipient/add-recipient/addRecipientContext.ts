import type { Failure } from '#contract/protocol/failure.ts';
import type { NewRecipient, Recipient, RecipientProfile } from '#contract/recipient/recipient.ts';
import { nameCheckFor } from '#domain/recipient/nameChecks.ts';
import type { RecipientDraft, ValidRecipient } from '#domain/recipient/recipientDraft.ts';
import {
  type RecipientCheck,
  type RecipientProblems,
  type RecipientWarnings,
  validateRecipient,
} from '#domain/recipient/validateRecipient.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';

/** `password` is asked by the child `reauthentication`. */
export type AddRecipientStep = 'details' | 'nameMismatch' | 'nameUnchecked' | 'password';

export type AddRecipientInput = {
  /** Where the quote goes and how: a recipient for anything else would not fit it. */
  readonly countryCode: PayoutCountryCode;
  readonly transferMethod: PayoutMethod;
  /** Begins every Idempotency-Key of this recipient. */
  readonly keyPrefix: string;
  /** Somebody in the book, of whom only the name is put right (decision 162). */
  readonly corrects?: RecipientDraft | undefined;
};

export type BankAccount = { readonly bankId: string; readonly accountNumber: string };

/** Everything the sender typed about somebody: the machine is tagged `personal` and never stored. */
export type AddRecipientContext = AddRecipientInput & {
  readonly draft?: RecipientDraft | undefined;
  readonly recipient?: ValidRecipient | undefined;
  readonly problems: RecipientProblems;
  readonly warnings: RecipientWarnings;
  /** The Nigerian account whose name was asked for last, and the name once found. */
  readonly account?: BankAccount | undefined;
  readonly accountName?: string | undefined;
  /** The name the network has for the mobile number. */
  readonly customerName?: string | undefined;
  readonly nameCheck: NonNullable<RecipientProfile['nameCheck']>;
  readonly attempt: number;
  readonly saved?: Recipient;
  readonly failure?: Failure | undefined;
};

export type AddRecipientEvent =
  | ({ type: 'account.entered' } & BankAccount)
  | { type: 'details.entered'; draft: RecipientDraft }
  | { type: 'name.accepted' }
  | { type: 'name.corrected' }
  | { type: 'retry.chosen' }
  | { type: 'form.left' };

export type AddRecipientOutput =
  | { readonly outcome: 'saved'; readonly recipient: Recipient }
  | { readonly outcome: 'left' };

export type MobileAccount = {
  readonly telecomCode: string;
  readonly customerAccountNumber: string;
  readonly expectedName: string;
};

export type RecipientToCreate = { readonly recipient: NewRecipient; readonly idempotencyKey: string };

type Place = Pick<AddRecipientInput, 'countryCode' | 'transferMethod'>;

/** The answers for where the money goes, whatever the form says about that. */
export const checkOf = ({ countryCode, transferMethod }: Place, draft: RecipientDraft): RecipientCheck =>
  validateRecipient({ ...draft, countryCode, transferMethod }, 'asked');

/** Nigerian banks tell whose account it is, and it must be known before saving (RCP-29). */
export const needsAccountName = ({ countryCode, transferMethod }: Place): boolean =>
  nameCheckFor({ countryCode, method: transferMethod })?.kind === 'mustBeFound';

export const accountOf = ({ bankId = '', accountNumber = '' }: RecipientDraft): BankAccount => ({
  bankId,
  accountNumber: accountNumber.replace(/\s/g, ''),
});

export const isSameAccount = (one: BankAccount, other: BankAccount): boolean =>
  one.bankId === other.bankId && one.accountNumber === other.accountNumber;

/** Where the partner tells whose mobile number it is (D-64). */
export const needsNameCheck = ({ countryCode, transferMethod }: Place): boolean =>
  nameCheckFor({ countryCode, method: transferMethod })?.kind === 'compared';

/** The number as the network writes it: country code and national digits. */
export const mobileAccountOf = ({ firstName, lastName, profile }: ValidRecipient): MobileAccount => ({
  expectedName: `${firstName} ${lastName}`,
  telecomCode: profile.mobileMoneyProvider ?? '',
  customerAccountNumber: `${profile.phoneCode ?? ''}${profile.mobile ?? ''}`.replace('+', ''),
});
