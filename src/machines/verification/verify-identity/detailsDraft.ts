import type { User } from '#contract/account/account.ts';
import { personalDetails } from '#contract/verification/verification.ts';
import {
  type CheckedDetails,
  checkPersonalDetails,
  type PersonalDetailsField,
  personalDetailsFields,
} from '#domain/verification/personalDetails.ts';
import type { PersonalAnswers } from './verifyIdentityMachine.ts';

/** The form as it is being filled in; what is not answered is empty. */
export type DetailsDraft = Readonly<Record<PersonalDetailsField, string>>;

/** With what the account knows, or else what was typed before a refusal. */
export const draftFrom = ({ profile }: User, typed: Partial<PersonalAnswers> = {}): DetailsDraft =>
  Object.fromEntries(
    personalDetailsFields.map((field) => [field, profile[field] ?? typed[field] ?? '']),
  ) as DetailsDraft;

export const checkDraft = ({ profile }: User, draft: DetailsDraft): CheckedDetails =>
  checkPersonalDetails({ profile, given: draft, country: profile.location_country });

const personalAnswers = personalDetails.omit({ skipVerification: true });

/** Checked answers by the call's own types. */
export const answersFrom = (checked: Extract<CheckedDetails, { ok: true }>): PersonalAnswers =>
  personalAnswers.parse(checked.value);
