import { requiredPersonalDetails } from '../account/requiredProfileFields.ts';
import type { Currency } from '../money/currency.ts';
import { canadianProvinces } from '../reference/canadianProvinces.ts';
import { currencyOf } from '../reference/countries.ts';
import { isPayInCountry } from '../reference/countryCodes.ts';
import { homeCountryCodes } from '../reference/isoCountryCodes.ts';
import { isProfession } from '../reference/professions.ts';

/** What the personal details form asks, in its order; `streetName` is the building's name (PRF-06). */
export const personalDetailsFields = [
  'gender',
  'genderSpecification',
  'streetName',
  'buildingNumber',
  'address1',
  'address2',
  'city',
  'county',
  'zip',
  'birthCountryCode',
  'birthCityName',
  'citizenshipCountryCode',
  'professionId',
] as const;
export type PersonalDetailsField = (typeof personalDetailsFields)[number];

export type DetailsAnswers = { readonly [field in PersonalDetailsField]?: string | undefined };

/** `labelRequired` is said with the field's own label (D-110). */
export type DetailsProblem =
  | 'labelRequired'
  | 'countryMissing'
  | 'cityMissing'
  | 'professionMissing'
  | 'provinceMissing';

export type DetailsFault = { readonly field: PersonalDetailsField; readonly problem: DetailsProblem };

/** What a sender pays in with; from a country we do not know, everything is asked that we ever ask (KYC-28). */
export const payInCurrencyFrom = (country: string): Currency => (isPayInCountry(country) ? currencyOf(country) : 'EUR');

/** Birth, citizenship and profession are asked of those who pay in euros (KYC-28). */
export const asksOrigins = (country: string): boolean =>
  requiredPersonalDetails(payInCurrencyFrom(country)).includes('birthCountryCode');

const originFields: readonly PersonalDetailsField[] = [
  'birthCountryCode',
  'birthCityName',
  'citizenshipCountryCode',
  'professionId',
];

/** Not on the form there, so nothing about it can be refused. */
const isAsked = (field: PersonalDetailsField, country: string): boolean =>
  asksOrigins(country) || !originFields.includes(field);

/** The county is a province there (KYC-32). */
export const asksProvince = (country: string): boolean => country === 'CA';

const isFilled = (answer: string | undefined): answer is string => answer !== undefined && answer.trim() !== '';

/** What was given once stays (KYC-27, D-41). */
export const lockedDetails = (profile: DetailsAnswers): readonly PersonalDetailsField[] =>
  personalDetailsFields.filter((field) => isFilled(profile[field]));

export type CheckedDetails =
  | { readonly ok: true; readonly value: DetailsAnswers }
  | { readonly ok: false; readonly faults: readonly DetailsFault[] };

type Submission = { readonly profile: DetailsAnswers; readonly given: DetailsAnswers; readonly country: string };

/** The answers as they are to be kept: known ones as they were, new ones tidied; or everything wrong with them, in order. */
export function checkPersonalDetails({ profile, given, country }: Submission): CheckedDetails {
  const locked = lockedDetails(profile);
  const details = completed(profile, given);
  const faults = personalDetailsFields.flatMap((field) => {
    const problem = locked.includes(field) ? undefined : problemOf(field, details[field], country);
    return problem ? [{ field, problem }] : [];
  });
  return faults.length === 0 ? { ok: true, value: details } : { ok: false, faults };
}

/** Where somebody was born and belongs does not change with a new address (D-41). */
const lastingDetails = ['birthCountryCode', 'birthCityName', 'citizenshipCountryCode'] as const;

/** What stays as it is when a submitted profile is edited: what was given, of what does not change (PRF-02, D-41). */
export const lockedWhenEditing = (profile: DetailsAnswers): readonly PersonalDetailsField[] =>
  lastingDetails.filter((field) => isFilled(profile[field]));

/**
 * A submitted profile with its changes; an answer that is not among them stays, and an optional one that is emptied is
 * taken away (API-17). What is not asked stays as it is, unchecked: nobody could correct it.
 */
export function checkProfileEdit({ profile, given, country }: Submission): CheckedDetails {
  const locked = lockedWhenEditing(profile);
  const kept = personalDetailsFields.filter((field) => locked.includes(field) || !isAsked(field, country));
  return checkPersonalDetails({
    country,
    given: { ...profile, ...given },
    profile: Object.fromEntries(kept.map((field) => [field, profile[field]])),
  });
}

type Standing = Pick<Submission, 'profile' | 'country'>;

/** Answers that may be taken away again by an empty text. */
const clearable: readonly PersonalDetailsField[] = [
  'genderSpecification',
  'streetName',
  'buildingNumber',
  'address2',
  'county',
];

/** What of checked answers can have changed: asked, and not locked. What was taken away is an empty text (API-17). */
export function changeableDetails(answers: DetailsAnswers, { profile, country }: Standing): DetailsAnswers {
  const locked = lockedWhenEditing(profile);
  const changeable = personalDetailsFields.filter((field) => isAsked(field, country) && !locked.includes(field));
  return Object.fromEntries(
    changeable.flatMap((field) => {
      const answer = answers[field] ?? (clearable.includes(field) ? '' : undefined);
      return answer === undefined ? [] : [[field, answer] as const];
    }),
  );
}

/** A gender in words stands only beside 'others' (KYC-33). */
function completed(profile: DetailsAnswers, given: DetailsAnswers): DetailsAnswers {
  const filled = personalDetailsFields.flatMap((field) => {
    const answer = [profile[field], given[field]?.trim()].find(isFilled);
    return answer === undefined ? [] : [[field, answer] as const];
  });
  const { genderSpecification, ...details }: DetailsAnswers = Object.fromEntries(filled);
  return details.gender === 'others' && genderSpecification ? { ...details, genderSpecification } : details;
}

const problemWhenEmpty: Partial<Record<PersonalDetailsField, DetailsProblem>> = {
  city: 'cityMissing',
  birthCityName: 'cityMissing',
  birthCountryCode: 'countryMissing',
  citizenshipCountryCode: 'countryMissing',
  professionId: 'professionMissing',
};

/** KYC-28, KYC-29, KYC-30. */
function problemOf(
  field: PersonalDetailsField,
  answer: string | undefined,
  country: string,
): DetailsProblem | undefined {
  if (isFilled(answer)) return choiceProblem(field, answer, country);
  const required: readonly string[] = requiredPersonalDetails(payInCurrencyFrom(country));
  return required.includes(field) ? (problemWhenEmpty[field] ?? 'labelRequired') : undefined;
}

/** An answer that is not among those offered. */
function choiceProblem(field: PersonalDetailsField, answer: string, country: string): DetailsProblem | undefined {
  switch (field) {
    case 'birthCountryCode':
    case 'citizenshipCountryCode':
      return homeCountryCodes.includes(answer) ? undefined : 'countryMissing';
    case 'professionId':
      return isProfession(answer) ? undefined : 'professionMissing';
    case 'county':
      return !asksProvince(country) || canadianProvinces.some(({ code }) => code === answer)
        ? undefined
        : 'provinceMissing';
    default:
      return undefined;
  }
}
