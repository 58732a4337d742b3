import { checkEmail } from '../account/emailRule.ts';
import { checkName } from '../account/nameRule.ts';
import { isPayoutCountry, type PayoutCountryCode } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import { accept, type Result, refuse } from '../result.ts';
import { keyFits, parseCameroonAccount } from './cameroonAccount.ts';
import { nubanFits } from './nuban.ts';
import { answerTo } from './recipientAnswer.ts';
import { keptAsGiven, type RecipientDetails, type RecipientDraft, type ValidRecipient } from './recipientDraft.ts';
import { type AskedField, type RecipientField, recipientFieldsFor } from './recipientForm.ts';
import type { RecipientProblem, RecipientWarning } from './recipientProblem.ts';

export type RecipientProblems = { readonly [field in RecipientField | 'transferMethod' | 'email']?: RecipientProblem };
export type RecipientWarnings = { readonly [field in RecipientField]?: RecipientWarning };

export type RecipientCheck =
  | { readonly ok: true; readonly value: ValidRecipient; readonly warnings: RecipientWarnings }
  | { readonly ok: false; readonly problems: RecipientProblems };

/** The form asks for the number twice; the server trusts that it was. */
export type Confirmation = 'asked' | 'trusted';

/** Every answer at once, so that all that is wrong can be shown beside its field. */
export function validateRecipient(draft: RecipientDraft, confirmation: Confirmation): RecipientCheck {
  const firstName = checkPersonName(draft.firstName, 'firstNameRequired');
  const lastName = checkPersonName(draft.lastName, 'lastNameRequired');
  const details = checkDetails(draft, confirmation);

  const given = checkGiven(draft);

  if (firstName.ok && lastName.ok && details.ok && given.ok) {
    const profile = { ...details.value, ...given.value };
    return {
      ok: true,
      value: { firstName: firstName.value, lastName: lastName.value, profile },
      warnings: warningsAbout(profile),
    };
  }
  return {
    ok: false,
    problems: {
      ...(!firstName.ok && { firstName: firstName.refusal }),
      ...(!lastName.ok && { lastName: lastName.refusal }),
      ...(!details.ok && details.problems),
      ...(!given.ok && { email: given.refusal }),
    },
  };
}

type DetailsCheck =
  | { readonly ok: true; readonly value: RecipientDetails }
  | { readonly ok: false; readonly problems: RecipientProblems };

function checkDetails(draft: RecipientDraft, confirmation: Confirmation): DetailsCheck {
  const country = draft.countryCode ?? '';
  if (!isPayoutCountry(country)) return { ok: false, problems: { countryCode: 'countryRequired' } };
  if (!methodsAvailable(country).includes(draft.transferMethod)) {
    return { ok: false, problems: { transferMethod: 'methodUnavailable' } };
  }

  let problems: RecipientProblems = {};
  let details: RecipientDetails = startOf(draft, country);
  for (const asked of questionsFor(draft, confirmation)) {
    const { field } = asked;
    if (field === 'firstName' || field === 'lastName' || field === 'countryCode') continue;
    const answer = answerTo(field, { asked, draft, country });
    if (answer.ok) details = { ...details, ...answer.value };
    else problems = { ...problems, [field]: answer.refusal };
  }
  return Object.keys(problems).length === 0 ? { ok: true, value: details } : { ok: false, problems };
}

function checkGiven(draft: RecipientDraft): Result<Partial<RecipientDetails>, 'emailInvalid'> {
  const texts = keptAsGiven.map((field) => [field, draft[field]?.trim() ?? ''] as const);
  const given = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  if (given.email === undefined) return accept(given);
  const email = checkEmail(given.email);
  return email.ok ? accept({ ...given, email: email.value }) : email;
}

/** A caller that repeats the number is held to it; one that does not is trusted to have asked. */
const questionsFor = (draft: RecipientDraft, confirmation: Confirmation): readonly AskedField[] =>
  recipientFieldsFor({ ...draft, method: draft.transferMethod }).filter(
    ({ need }) => need !== 'confirms' || confirmation === 'asked' || draft.confirmPhoneCode !== undefined,
  );

function startOf(draft: RecipientDraft, countryCode: PayoutCountryCode): RecipientDetails {
  const details = { transferMethod: draft.transferMethod, countryCode };
  const hasTabs = countryCode === 'CM' && draft.transferMethod === 'bank_transfer';
  return hasTabs ? { ...details, accountType: draft.accountType ?? 'bank' } : details;
}

function checkPersonName(text: string | undefined, missing: RecipientProblem): Result<string, RecipientProblem> {
  const name = checkName(text ?? '');
  if (name.ok) return accept(name.value);
  return refuse(name.refusal === 'nameRequired' ? missing : name.refusal);
}

function warningsAbout({ countryCode, ...details }: RecipientDetails): RecipientWarnings {
  const account = parseCameroonAccount(details.recipientAccountNumber ?? '');
  if (account.ok && !keyFits(account.value)) return { recipientAccountNumber: 'accountKeyDoubtful' };

  const { bankId = '', accountNumber = '' } = details;
  const doubtful = countryCode === 'NG' && nubanFits({ bankCode: bankId, accountNumber }) === false;
  return doubtful ? { accountNumber: 'checkDigitDoubtful' } : {};
}
