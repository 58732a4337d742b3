import { canadianProvinces } from '#domain/reference/canadianProvinces.ts';
import { homeCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import {
  asksOrigins,
  asksProvince,
  lockedDetails,
  type PersonalDetailsField,
  personalDetailsFields,
} from '#domain/verification/personalDetails.ts';
import { answered } from '#src/machines/answered.ts';
import {
  answersFrom,
  checkDraft,
  type DetailsDraft,
  draftFrom,
} from '#src/machines/verification/verify-identity/detailsDraft.ts';
import type { Here, Question } from '../flows/question.ts';
import { typedAs } from '../flows/typedAnswers.ts';
import type { Answers, Control, Part } from '../question.ts';
import type { PartId, Words } from '../words.ts';
import { otherWayToPay } from './otherWayToPay.ts';

/** Flows that ask a person’s details: before a check of who they are, or while they pay. */
type AskingDetails = 'verifyIdentity' | 'completeProfile';
type Asked = Here<AskingDetails>;

const genders = ['female', 'male', 'others'] as const;
const origins: readonly PersonalDetailsField[] = [
  'birthCountryCode',
  'birthCityName',
  'citizenshipCountryCode',
  'professionId',
];

export const personalDetailsQuestion = {
  parts: (here) => detailsParts(here).map((part) => ({ ...part, ...leavingFrom(here) })),
  typed: () => typedAs('personalDetails', Object.fromEntries(personalDetailsFields.map((field) => [field, field]))),
  refusedParts: (fields) => personalDetailsFields.filter((field) => fields.includes(field)),
  finish: (here) => {
    const checked = checkDraft(answered(here.snapshot.context, 'user'), draftOf(here.answers, here));
    if (checked.ok) {
      return {
        kind: 'send',
        act: () => here.actor.send({ type: 'details.entered', details: answersFrom(checked) }),
      };
    }
    const [fault] = checked.faults;
    return { kind: 'refuse', words: { problem: fault?.problem ?? 'custom' }, asksAgain: fault?.field ?? 'address1' };
  },
} satisfies Question<AskingDetails>;

/** A check is put off; who pays takes another way. */
function leavingFrom(here: Asked): Pick<Part, 'leave' | 'leaveAs'> {
  if (here.flow === 'verifyIdentity') return { leave: () => here.actor.send({ type: 'verification.left' }) };
  return { leave: () => here.actor.send({ type: 'profile.left' }), leaveAs: otherWayToPay };
}
function detailsParts(here: Asked): readonly Part[] {
  const user = answered(here.snapshot.context, 'user');
  const country = user.profile.location_country;
  const locked = lockedDetails(user.profile);
  const asked = personalDetailsFields
    .filter((field) => !locked.includes(field))
    .filter((field) => asksOrigins(country) || !origins.includes(field));
  const more = asked.filter((field) => isFree(field, here) && (field !== 'genderSpecification' || isOther(here)));
  return [
    ...asked.filter((field) => !isFree(field, here)).map((field) => partFor(field, here)),
    ...(more.length > 0 ? [moreDetailsPart(more, country)] : []),
    ...more.filter((field) => here.answers.moreDetails === field).map((field) => partFor(field, here)),
  ];
}

/** What the form leaves free (KYC-30…33). */
const isFree = (field: PersonalDetailsField, here: Asked): boolean => problemWith(field, '', here) === undefined;

const isOther = ({ answers }: Asked): boolean => answers.gender === 'others';

/** What may be left out is offered at once, so that leaving it out is one press. */
const moreDetailsPart = (fields: readonly PersonalDetailsField[], country: string): Part => ({
  id: 'moreDetails',
  control: {
    kind: 'choice',
    options: [
      { id: 'none', words: { key: 'guide.options.nothingMore' }, also: { key: 'guide.options.nothingMoreAlso' } },
      ...fields.map((id) => ({ id, words: fieldWords(id, country) })),
    ],
  },
});

const fieldWords = (field: PersonalDetailsField, country: string): Words =>
  field === 'county' && asksProvince(country)
    ? { key: 'verification.fields.province' }
    : { key: `verification.fields.${field}` };

function partFor(field: PersonalDetailsField, here: Asked): Part {
  const user = answered(here.snapshot.context, 'user');
  const country = user.profile.location_country;
  const control = controlFor(field, country);
  return {
    id: field,
    control,
    isOptional: isFree(field, here),
    check: (answer) => problemWith(field, answer, here),
    ...(control.kind === 'search' && field !== 'professionId' && { wordsOf: (code: string) => wordsOf(field, code) }),
  };
}

const wordsOf = (field: PersonalDetailsField, code: string): Words => {
  const province = canadianProvinces.find((known) => known.code === code);
  return field === 'county' && province ? { key: `verification.provinces.${province.code}` } : { country: code };
};

function controlFor(field: PersonalDetailsField, country: string): Control {
  switch (field) {
    case 'gender':
      return { kind: 'choice', options: genders.map((id) => ({ id, words: { key: `verification.genders.${id}` } })) };
    case 'birthCountryCode':
    case 'citizenshipCountryCode':
      return { kind: 'search', options: homeCountryCodes.map((id) => ({ id, words: { country: id } })) };
    case 'professionId':
      return { kind: 'search', options: 'professions' };
    case 'county':
      return asksProvince(country)
        ? {
            kind: 'search',
            options: canadianProvinces.map(({ code }) => ({
              id: code,
              words: { key: `verification.provinces.${code}` },
            })),
          }
        : { kind: 'text', autoComplete: 'address-level1', maxLength: 80 };
    case 'address1':
      return { kind: 'text', autoComplete: 'address-line1', maxLength: 120 };
    case 'address2':
      return { kind: 'text', autoComplete: 'address-line2', maxLength: 120 };
    case 'city':
      return { kind: 'text', autoComplete: 'address-level2', maxLength: 80 };
    case 'buildingNumber':
      return { kind: 'text', maxLength: 20 };
    case 'zip':
      return { kind: 'text', autoComplete: 'postal-code', maxLength: 20 };
    default:
      return { kind: 'text', maxLength: 120 };
  }
}

/** What is known of the person, or was typed before a refusal, and what was answered here. */
function draftOf(answers: Answers, { snapshot: { context } }: Asked): DetailsDraft {
  const given = personalDetailsFields.map((field) => [field, answers[field]] as const);
  const known = draftFrom(answered(context, 'user'), context.details);
  return { ...known, ...Object.fromEntries(given.filter(([, text]) => text !== undefined)) };
}

/** The form's own rules, asked about one answer. */
function problemWith(field: PersonalDetailsField, answer: string, here: Asked): Words | undefined {
  const checked = checkDraft(
    answered(here.snapshot.context, 'user'),
    draftOf({ ...here.answers, [field]: answer } satisfies { readonly [part in PartId]?: string }, here),
  );
  const fault = checked.ok ? undefined : checked.faults.find((one) => one.field === field);
  return fault && { problem: fault.problem };
}
