import type { CalendarDay } from '#domain/account/ageRule.ts';
import { isCode } from '#domain/account/codeFormat.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { asksPartnerTerms } from '#domain/account/registrationRules.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { checkDraft, draftFrom, type RegistrationDraft } from '../../auth/registrationDraft.ts';
import { type Answers, choice, type Here, type Part, type PartId, type Questions, type Words } from '../question.ts';
import { type TypedAnswers, typedAs } from '../typedAnswers.ts';

/** What "I agree" agrees to, as the boxes say it one by one. */
export const allTerms = (hasPartnerTerms: boolean): string =>
  ['terms', 'privacy', ...(hasPartnerTerms ? ['partner'] : [])].join(' ');

/** In the order they are asked; a part's name stands for the field of the form it answers. */
const signUpFields = {
  signUpFirstName: 'firstName',
  signUpLastName: 'lastName',
  birthDate: 'day',
  signUpMobile: 'mobile',
  signUpEmail: 'email',
  channel: 'channel',
  newPassword: 'password',
  agreements: 'agreedToTerms',
} as const satisfies { readonly [part in PartId]?: keyof RegistrationDraft };
type SignUpPart = keyof typeof signUpFields;

export const signUpQuestions: Questions['signUp'] = {
  details: {
    parts: signUpParts,
    typed: typedRegistration,
    refusedParts: (fields) => fields.flatMap((field) => signUpPartOf(field) ?? []),
    finish: (here) => {
      const checked = checkDraft(registrationOf(here), today());
      if (checked.ok) {
        const { registration } = checked;
        return {
          kind: 'send',
          act: () => here.actor.send({ type: 'details.entered', details: registration }),
          forgets: ['newPassword'],
        };
      }
      const [first] = checked.problems;
      return {
        kind: 'refuse',
        words: { problem: first?.problem ?? 'custom' },
        asksAgain: signUpPartOf(first?.field ?? '') ?? 'agreements',
      };
    },
  },
  success: choice('welcome', {
    go: { words: { key: 'common.continue' }, act: ({ actor }) => actor.send({ type: 'account.entered' }) },
  }),
};

/** The form asks for the country and the number apart; a password or an agreement is not kept. */
function typedRegistration(here: Here<'signUp'>): TypedAnswers {
  const { signUpFirstName, signUpLastName, birthDate, signUpEmail, channel } = signUpFields;
  const typed = typedAs('registration', { signUpFirstName, signUpLastName, birthDate, signUpEmail, channel });
  return {
    ...typed,
    read: (text) => ({
      ...typed.read(text),
      ...(text.mobile && { signUpMobile: `${text.countryCode ?? homeCountry(here)} ${text.mobile}` }),
    }),
    write: (answers) => ({ ...typed.write(answers), ...(answers.signUpMobile && phoneOf(answers)) }),
  };
}

/** Which question a refused field belongs to. */
const signUpPartOf = (field: string): SignUpPart | undefined => {
  if (field === 'confirmation') return 'newPassword';
  if (field === 'countryCode') return 'signUpMobile';
  if (field.startsWith('agreedTo')) return 'agreements';
  const found = Object.entries(signUpFields).find(([, name]) => name === field);
  return found?.[0] as SignUpPart | undefined;
};

function signUpParts(here: Here<'signUp'>): readonly Part[] {
  const country = phoneOf(here.answers).countryCode;
  const checked = (part: SignUpPart) => ({ check: (answer: string) => problemWith(part, answer, here) });
  return [
    {
      id: 'signUpFirstName',
      control: { kind: 'text', autoComplete: 'given-name', maxLength: 100 },
      ...checked('signUpFirstName'),
    },
    {
      id: 'signUpLastName',
      control: { kind: 'text', autoComplete: 'family-name', maxLength: 100 },
      ...checked('signUpLastName'),
    },
    { id: 'birthDate', control: { kind: 'date' }, wordsOf: (day) => ({ day }), ...checked('birthDate') },
    {
      id: 'signUpMobile',
      control: { kind: 'phone', country: homeCountry(here), choosesCountry: true },
      wordsOf: (answer) => ({ text: answer.slice(answer.indexOf(' ') + 1) }),
      ...checked('signUpMobile'),
    },
    {
      id: 'signUpEmail',
      control: { kind: 'text', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
      ...checked('signUpEmail'),
    },
    {
      id: 'channel',
      control: {
        kind: 'choice',
        options: [
          { id: 'email', words: { key: 'auth.signUp.byEmail' } },
          { id: 'sms', words: { key: 'auth.signUp.bySms' } },
        ],
      },
    },
    { id: 'newPassword', control: { kind: 'password', isNew: true }, ...checked('newPassword') },
    {
      id: 'agreements',
      control: { kind: 'consent', hasPartnerTerms: asksPartnerTerms(country) },
      wordsOf: () => ({ key: 'guide.answers.agreed' }),
      ...checked('agreements'),
    },
  ];
}

/** Where the money comes from is where the sender most likely lives. */
function homeCountry({ guide }: Here<'signUp'>): SignUpCountryCode {
  const { countryCode } = guide.getSnapshot().context.draft.toSend;
  return isSignUpCountry(countryCode) ? countryCode : 'GB';
}

const phoneOf = ({ signUpMobile = '' }: Answers): { countryCode: SignUpCountryCode; mobile: string } => {
  const [code = '', ...rest] = signUpMobile.split(' ');
  return isSignUpCountry(code) ? { countryCode: code, mobile: rest.join(' ') } : { countryCode: 'GB', mobile: '' };
};

export function dayOf(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
}

function registrationOf({ answers, snapshot }: Here<'signUp'>): RegistrationDraft {
  const password = answers.newPassword ?? '';
  const agreed = (answers.agreements ?? '').split(' ');
  return {
    ...draftFrom({ referralCode: snapshot.context.referralCode ?? '' }),
    ...phoneOf(answers),
    firstName: answers.signUpFirstName ?? '',
    lastName: answers.signUpLastName ?? '',
    day: dayOf(answers.birthDate ?? ''),
    email: answers.signUpEmail ?? '',
    channel: answers.channel === 'sms' ? 'sms' : 'email',
    password,
    confirmation: password,
    agreedToTerms: agreed.includes('terms'),
    agreedToPrivacy: agreed.includes('privacy'),
    agreedToPartnerTerms: agreed.includes('partner'),
    marketingOptOut: agreed.includes('noMarketing'),
  };
}

/** The form's own rules, asked about one answer. */
function problemWith(part: SignUpPart, answer: string, here: Here<'signUp'>): Words | undefined {
  const draft = registrationOf({ ...here, answers: { ...here.answers, [part]: answer } });
  const checked = checkDraft(draft, today());
  const problem = checked.ok ? undefined : checked.problems.find(({ field }) => signUpPartOf(field) === part);
  return problem && { problem: problem.problem };
}

function today(): CalendarDay {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
}

export const confirmCodeQuestions: Questions['confirmCode'] = {
  code: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'code',
        control: { kind: 'code' },
        facts: { name: context.sent?.sentTo ?? context.username },
        check: (text) => (text === anotherCode || isCode(text) ? undefined : { problem: 'codeInvalid' }),
        wordsOf: (text) => (text === anotherCode ? { key: 'auth.code.resend' } : { secret: true }),
      },
    ],
    finish: ({ actor, answers: { code = '' } }) => ({
      kind: 'send',
      act: () => actor.send(code === anotherCode ? { type: 'code.requested' } : { type: 'code.entered', code }),
      forgets: ['code'],
    }),
  },
  newCode: choice('newCode', {
    send: {
      words: { key: 'auth.code.resend' },
      act: ({ actor }) => actor.send({ type: 'code.requested' }),
      isOffered: ({ snapshot }) => snapshot.can({ type: 'code.requested' }),
    },
  }),
  linkRetry: choice('linkRetry', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'link.retried' }) },
  }),
};

/** The answer of somebody whose code has not come. */
export const anotherCode = 'another';

export const registerEmailQuestions: Questions['registerEmail'] = {
  email: {
    parts: () => [
      {
        id: 'email',
        control: { kind: 'text', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
        check: (text) => (checkEmail(text).ok ? undefined : { problem: 'emailInvalid' }),
      },
    ],
    finish: ({ actor, answers: { email = '' } }) => ({
      kind: 'send',
      act: () => actor.send({ type: 'email.entered', email }),
      forgets: ['email'],
    }),
  },
};
