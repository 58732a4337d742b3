import type { Registration } from '#contract/account/registration.ts';

const fieldsOf = {
  aboutYou: ['firstName', 'lastName', 'day', 'month', 'year'],
  contact: ['countryCode', 'phoneCode', 'mobile', 'email', 'channel'],
  consent: [
    'password',
    'confirmation',
    'referralCode',
    'agreedToTerms',
    'agreedToPrivacy',
    'agreedToPartnerTerms',
    'marketingOptOut',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof Registration)[]>>;

/** A registration in three short parts. The password comes last, so that it waits for nothing. */
export type RegistrationPart = keyof typeof fieldsOf;

export type PartAnswers<Part extends RegistrationPart> = Pick<Registration, (typeof fieldsOf)[Part][number]>;

export const registrationParts = Object.keys(fieldsOf) as readonly RegistrationPart[];

/** What nobody was asked for is told where the call was made. */
export const partOf = (field: string): RegistrationPart =>
  registrationParts.find((part) => fieldsOf[part].some((own) => own === field)) ?? 'consent';

export const isBefore = (part: RegistrationPart, other: RegistrationPart): boolean =>
  registrationParts.indexOf(part) < registrationParts.indexOf(other);
