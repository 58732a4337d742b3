import type { Registration } from '#contract/account/registration.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import {
  asksPartnerTerms,
  type Checked,
  checkAboutYou,
  checkConsent,
  checkContact,
} from '#domain/account/registrationRules.ts';
import { isoDay } from '#domain/account/writtenDay.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { accept } from '#domain/result.ts';
import { type TypedText, textOf } from '#src/machines/typedForm.ts';
import type { RegistrationPart } from './registrationParts.ts';
import type { SignUpEvent, SignUpInput } from './signUpContext.ts';

/** The form as it is being filled in, by the names of the call; the three parts of the birth date answer to `day`. */
export type RegistrationDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly day: CalendarDay | undefined;
  readonly countryCode: SignUpCountryCode;
  readonly mobile: string;
  readonly email: string;
  readonly channel: Registration['channel'];
  readonly password: string;
  readonly confirmation: string;
  readonly referralCode: string;
  readonly agreedToTerms: boolean;
  readonly agreedToPrivacy: boolean;
  readonly agreedToPartnerTerms: boolean;
  readonly marketingOptOut: boolean;
};

/** In the order of the page, which is the order problems are told in. */
export const registrationFields = [
  'firstName',
  'lastName',
  'day',
  'countryCode',
  'mobile',
  'email',
  'channel',
  'password',
  'confirmation',
  'referralCode',
  'agreedToTerms',
  'agreedToPrivacy',
  'agreedToPartnerTerms',
  'marketingOptOut',
] as const satisfies readonly (keyof RegistrationDraft)[];
export type RegistrationField = (typeof registrationFields)[number];

export type EarlierDetails = Partial<Omit<Registration, 'password' | 'confirmation'>>;

/** Empty, or with what is known: the friend's code, or the details of somebody who came back to change them. */
export const draftFrom = (known: EarlierDetails): RegistrationDraft => ({
  firstName: known.firstName ?? '',
  lastName: known.lastName ?? '',
  day: known.day && known.month && known.year ? { day: known.day, month: known.month, year: known.year } : undefined,
  // Spec §3, client defaults.
  countryCode: known.countryCode ?? 'GB',
  mobile: known.mobile ?? '',
  email: known.email ?? '',
  channel: known.channel ?? 'email',
  password: '',
  confirmation: '',
  referralCode: known.referralCode ?? '',
  agreedToTerms: known.agreedToTerms ?? false,
  agreedToPrivacy: known.agreedToPrivacy ?? false,
  agreedToPartnerTerms: known.agreedToPartnerTerms ?? false,
  marketingOptOut: known.marketingOptOut ?? false,
});

const boxes = ['agreedToTerms', 'agreedToPrivacy', 'agreedToPartnerTerms', 'marketingOptOut'] as const;

/** What is on the form, in text; passwords are given anew. A ticked box agrees to nothing before the form is sent. */
export function typedText({
  day,
  password: _password,
  confirmation: _confirmation,
  ...change
}: Partial<RegistrationDraft>) {
  const ticked = boxes.flatMap((box) =>
    change[box] === undefined ? [] : [[box, change[box] ? 'yes' : 'no'] as const],
  );
  return { ...textOf(change), ...Object.fromEntries(ticked), ...(day && { day: isoDay(day) }) };
}

export function typedDetails(typed: TypedText): EarlierDetails {
  const { firstName, lastName, mobile, email, referralCode, countryCode = '', channel, day } = typed;
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(referralCode !== undefined && { referralCode }),
    ...(isSignUpCountry(countryCode) && { countryCode }),
    ...((channel === 'email' || channel === 'sms') && { channel }),
    ...(year && month && date && { year, month, day: date }),
    ...Object.fromEntries(boxes.flatMap((box) => (typed[box] === undefined ? [] : [[box, typed[box] === 'yes']]))),
  };
}

type Entered<Part extends RegistrationPart> = Extract<SignUpEvent, { type: `${Part}.entered` }>;

/** The server checks the same rules, and knows the passwords everybody guesses first. */
const noCommonPasswords: ReadonlySet<string> = new Set();

/** By part, what the form says, tidied and as the flow hears it; or what is wrong with it. */
export const checkPart: {
  readonly [Part in RegistrationPart]: (draft: RegistrationDraft, today: CalendarDay) => Checked<Entered<Part>>;
} = {
  aboutYou(draft, today) {
    const checked = checkAboutYou({ ...draft, birth: draft.day }, today);
    if (!checked.ok) return checked;
    const { birth, ...names } = checked.value;
    return accept({ type: 'aboutYou.entered', answers: { ...names, ...birth } });
  },
  contact(draft) {
    const checked = checkContact(draft);
    if (!checked.ok) return checked;
    const { phoneCode, mobile } = checked.value.phone;
    const { countryCode, channel } = draft;
    const answers = { countryCode, phoneCode, mobile, email: checked.value.email ?? '', channel };
    return accept({ type: 'contact.entered', answers });
  },
  consent(draft) {
    const checked = checkConsent(draft, noCommonPasswords);
    if (!checked.ok) return checked;
    const { countryCode, password, confirmation, agreedToTerms, agreedToPrivacy, marketingOptOut } = draft;
    const referralCode = draft.referralCode.trim();
    const answers = {
      password,
      confirmation,
      agreedToTerms,
      agreedToPrivacy,
      marketingOptOut,
      ...(asksPartnerTerms(countryCode) && { agreedToPartnerTerms: draft.agreedToPartnerTerms }),
      ...(referralCode && { referralCode }),
    };
    return accept({ type: 'consent.entered', answers });
  },
};

/** The parts before this one, as far as they are all right: what a reload goes on from. */
export function partsBefore(
  part: RegistrationPart,
  known: EarlierDetails,
  today: CalendarDay,
): SignUpInput['answered'] {
  const draft = draftFrom(known);
  const aboutYou = checkPart.aboutYou(draft, today);
  if (part === 'aboutYou' || !aboutYou.ok) return undefined;
  const contact = checkPart.contact(draft, today);
  if (part === 'contact' || !contact.ok) return { aboutYou: aboutYou.value.answers };
  return { aboutYou: aboutYou.value.answers, contact: contact.value.answers };
}
