/** What can be wrong with one answer about a recipient; the locales have a sentence for each. */
export const recipientProblems = [
  'firstNameRequired',
  'lastNameRequired',
  'nameInvalid',
  'nameTooLong',
  'countryRequired',
  'methodUnavailable',
  'mobileRequired',
  'mobileWrongLength',
  'mobilesDiffer',
  'networkRequired',
  'pickupPointRequired',
  'bankNameRequired',
  'bankChoiceRequired',
  'microfinanceNameRequired',
  'branchRequired',
  'accountNumberRequired',
  'accountNumberInvalid',
  'accountNumberNotTenDigits',
  'accountNotCm21',
  'emailInvalid',
] as const;
export type RecipientProblem = (typeof recipientProblems)[number];

/** Worth a second look, never in the way (D-114). */
export const recipientWarnings = ['accountKeyDoubtful', 'checkDigitDoubtful'] as const;
export type RecipientWarning = (typeof recipientWarnings)[number];
