import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { RecipientProblem } from './recipientProblem.ts';

/** The two tabs of a Cameroon bank transfer (RCP-25). */
export const accountTypes = ['bank', 'microfinance'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Everything a sender may be asked about a recipient, with the spec's names (RCP-36). */
export type RecipientField =
  | 'firstName'
  | 'lastName'
  | 'countryCode'
  | 'mobile'
  | 'confirmPhoneCode'
  | 'mobileMoneyProvider'
  | 'pickupPoint'
  | 'bankName'
  | 'bankId'
  | 'accountNumber'
  | 'accountBranch'
  | 'recipientAccountNumber';

export type AskedField = {
  readonly field: RecipientField;
  /** `ifUnknown`: only when it does not follow from another answer. `confirms`: typed twice, never stored. */
  readonly need: 'required' | 'optional' | 'ifUnknown' | 'confirms';
  /** What an empty answer is called. */
  readonly missing: RecipientProblem;
};

export type RecipientForm = {
  readonly method: PayoutMethod;
  /** Every country without a form of its own when left out. */
  readonly country?: string;
  readonly accountType?: AccountType;
  readonly fields: readonly AskedField[];
};

const person: readonly AskedField[] = [
  { field: 'firstName', need: 'required', missing: 'firstNameRequired' },
  { field: 'lastName', need: 'required', missing: 'lastNameRequired' },
  { field: 'countryCode', need: 'required', missing: 'countryRequired' },
];
const confirmation: AskedField = { field: 'confirmPhoneCode', need: 'confirms', missing: 'mobilesDiffer' };
const mobile: readonly AskedField[] = [{ field: 'mobile', need: 'required', missing: 'mobileRequired' }, confirmation];
const mobileIfWanted: readonly AskedField[] = [
  { field: 'mobile', need: 'optional', missing: 'mobileRequired' },
  confirmation,
];
const network: AskedField = { field: 'mobileMoneyProvider', need: 'required', missing: 'networkRequired' };
const bankName: AskedField = { field: 'bankName', need: 'required', missing: 'bankNameRequired' };
const accountNumber: AskedField = { field: 'accountNumber', need: 'required', missing: 'accountNumberRequired' };

/** What is asked, in its order, by method and country. The form, the server and the chat all read this (RCP-13…28). */
export const recipientForms: readonly RecipientForm[] = [
  { method: 'mobile_money', country: 'CM', fields: [...person, ...mobile, { ...network, need: 'ifUnknown' }] },
  { method: 'mobile_money', fields: [...person, ...mobile, network] },
  {
    method: 'cash_pickup',
    fields: [...person, { field: 'pickupPoint', need: 'required', missing: 'pickupPointRequired' }, ...mobileIfWanted],
  },
  {
    method: 'bank_transfer',
    country: 'CM',
    accountType: 'microfinance',
    fields: [
      ...person,
      { ...bankName, missing: 'microfinanceNameRequired' },
      accountNumber,
      { field: 'accountBranch', need: 'required', missing: 'branchRequired' },
      ...mobileIfWanted,
    ],
  },
  {
    method: 'bank_transfer',
    country: 'CM',
    accountType: 'bank',
    fields: [
      ...person,
      bankName,
      { field: 'recipientAccountNumber', need: 'required', missing: 'accountNotCm21' },
      ...mobileIfWanted,
    ],
  },
  {
    method: 'bank_transfer',
    country: 'NG',
    fields: [
      ...person,
      { field: 'bankId', need: 'required', missing: 'bankChoiceRequired' },
      { ...accountNumber, missing: 'accountNumberNotTenDigits' },
      ...mobileIfWanted,
    ],
  },
  {
    method: 'bank_transfer',
    country: 'UG',
    fields: [
      ...person,
      { field: 'bankId', need: 'required', missing: 'bankNameRequired' },
      accountNumber,
      ...mobileIfWanted,
    ],
  },
  { method: 'bank_transfer', fields: [...person, bankName, accountNumber, ...mobileIfWanted] },
];

export function recipientFieldsFor(recipient: {
  method: PayoutMethod;
  countryCode?: string | undefined;
  accountType?: AccountType | undefined;
}): readonly AskedField[] {
  const accountType = recipient.accountType ?? 'bank';
  const form = recipientForms.find(
    (row) =>
      row.method === recipient.method &&
      (row.country === undefined || row.country === recipient.countryCode) &&
      (row.accountType === undefined || row.accountType === accountType),
  );
  if (!form) throw new Error(`No recipient form for ${recipient.method}`);
  return form.fields;
}
