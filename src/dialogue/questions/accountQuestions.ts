import { isCode } from '#domain/account/codeFormat.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { asksPartnerTerms } from '#domain/account/registrationRules.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { checkPart, draftFrom, type RegistrationDraft } from '#src/machines/account/sign-up/registrationDraft.ts';
import { type RegistrationPart, registrationParts } from '#src/machines/account/sign-up/registrationParts.ts';
import { anotherCode, dayOf } from '../answerValues.ts';
import { choice, type Here, type Question, type Questions } from '../flows/question.ts';
import { type TypedAnswers, typedAs } from '../flows/typedAnswers.ts';
import type { Answers, Part } from '../question.ts';
import type { PartId } from '../words.ts';

/** By part of the form and in the order they are asked: each question stands for the field it answers. */
const fieldsOf = {
  aboutYou: { signUpFirstName: 'firstName', signUpLastName: 'lastName', birthDate: 'day' },
  contact: { signUpMobile: 'mobile', signUpEmail: 'email', channel: 'channel' },
  consent: { newPassword: 'password', agreements: 'agreedToTerms' },
} as const satisfies {
  readonly [part in RegistrationPart]: { readonly [question in PartId]?: keyof RegistrationDraft };
};

/** All of them, in the order they are asked. */
export const registrationQuestions = Object.values(fieldsOf).flatMap((fields) => Object.keys(fields) as PartId[]);

/** Which part of the form a question belongs to. */
export const registrationPartOf = (question: PartId): RegistrationPart | undefined =>
  registrationParts.find((part) => question in fieldsOf[part]);

export const signUpQuestions: Questions['signUp'] = {
  aboutYou: {
    ...filledIn('aboutYou', (here) => [
      {
        id: 'signUpFirstName',
        control: { kind: 'text', autoComplete: 'given-name', maxLength: 100 },
        ...checked('signUpFirstName', here),
      },
      {
        id: 'signUpLastName',
        control: { kind: 'text', autoComplete: 'family-name', maxLength: 100 },
        ...checked('signUpLastName', here),
      },
      { id: 'birthDate', control: { kind: 'date' }, wordsOf: (day) => ({ day }), ...checked('birthDate', here) },
    ]),
    typed: () => typedAs('registration', fieldsOf.aboutYou),
  },
  contact: {
    ...filledIn('contact', (here) => [
      {
        id: 'signUpMobile',
        control: { kind: 'phone', country: homeCountry(here), choosesCountry: true },
        wordsOf: (answer) => ({ text: answer.slice(answer.indexOf(' ') + 1) }),
        ...checked('signUpMobile', here),
      },
      {
        id: 'signUpEmail',
        control: { kind: 'text', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
        ...checked('signUpEmail', here),
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
    ]),
    typed: typedContact,
  },
  /** A password or an agreement is not kept. */
  consent: filledIn('consent', (here) => [
    { id: 'newPassword', control: { kind: 'password', isNew: true }, ...checked('newPassword', here) },
    {
      id: 'agreements',
      control: { kind: 'consent', hasPartnerTerms: asksPartnerTerms(draftOf(here).countryCode) },
      wordsOf: () => ({ key: 'guide.answers.agreed' }),
      ...checked('agreements', here),
    },
  ]),
  success: choice('welcome', {
    go: { words: { key: 'common.continue' }, act: ({ actor }) => actor.send({ type: 'account.entered' }) },
  }),
};

/** One part of the form, handed in when all of its questions are answered. */
function filledIn(part: RegistrationPart, parts: (here: Here<'signUp'>) => readonly Part[]): Question<'signUp'> {
  const fallback = Object.keys(fieldsOf[part]).at(-1) as PartId;
  return {
    parts,
    refusedParts: (fields) => fields.flatMap((field) => questionOf(field, part) ?? []),
    finish: (here) => {
      const handedIn = checkPart[part](draftOf(here), here.records.today());
      if (handedIn.ok) {
        return { kind: 'send', act: () => here.actor.send(handedIn.value), forgets: ['newPassword'] };
      }
      const [first] = handedIn.problems;
      return {
        kind: 'refuse',
        words: { problem: first?.problem ?? 'custom' },
        asksAgain: questionOf(first?.field ?? '', part) ?? fallback,
      };
    },
  };
}

/** The form asks for the country and the number apart. */
function typedContact(here: Here<'signUp'>): TypedAnswers {
  const { signUpEmail, channel } = fieldsOf.contact;
  const typed = typedAs('registration', { signUpEmail, channel });
  return {
    ...typed,
    read: (text) => ({
      ...typed.read(text),
      ...(text.mobile && { signUpMobile: `${text.countryCode ?? homeCountry(here)} ${text.mobile}` }),
    }),
    write: (answers) => ({ ...typed.write(answers), ...phoneOf(answers) }),
  };
}

/** Which question of a part a refused field belongs to. */
function questionOf(field: string, part: RegistrationPart): PartId | undefined {
  const asked = Object.entries(fieldsOf[part]).find(([, name]) => name === (standsFor[field] ?? field));
  return asked?.[0] as PartId | undefined;
}

/** Fields that are asked for together with another. */
const standsFor: Readonly<Record<string, keyof RegistrationDraft>> = {
  confirmation: 'password',
  countryCode: 'mobile',
  agreedToPrivacy: 'agreedToTerms',
  agreedToPartnerTerms: 'agreedToTerms',
};

/** Where the money comes from is where the sender most likely lives. */
function homeCountry({ guide }: Here<'signUp'>): SignUpCountryCode {
  const { countryCode } = guide.getSnapshot().context.draft.toSend;
  return isSignUpCountry(countryCode) ? countryCode : 'GB';
}

function phoneOf({ signUpMobile = '' }: Answers): { countryCode?: SignUpCountryCode; mobile?: string } {
  const [code = '', ...rest] = signUpMobile.split(' ');
  return isSignUpCountry(code) ? { countryCode: code, mobile: rest.join(' ') } : {};
}

/** The form as it stands: what the flow knows, and the answers of the part that is being asked. */
function draftOf({ answers, snapshot: { context } }: Here<'signUp'>): RegistrationDraft {
  const password = answers.newPassword ?? '';
  const agreed = (answers.agreements ?? '').split(' ');
  const { aboutYou, contact, referralCode } = context;
  const known = draftFrom({ ...aboutYou, ...contact, referralCode });
  return {
    ...known,
    ...phoneOf(answers),
    firstName: answers.signUpFirstName ?? known.firstName,
    lastName: answers.signUpLastName ?? known.lastName,
    day: answers.birthDate === undefined ? known.day : dayOf(answers.birthDate),
    email: answers.signUpEmail ?? known.email,
    channel: answers.channel === 'sms' ? 'sms' : answers.channel === 'email' ? 'email' : known.channel,
    password,
    confirmation: password,
    agreedToTerms: agreed.includes('terms'),
    agreedToPrivacy: agreed.includes('privacy'),
    agreedToPartnerTerms: agreed.includes('partner'),
    marketingOptOut: agreed.includes('noMarketing'),
  };
}

/** The form's own rules, asked about one answer. */
function checked(question: PartId, here: Here<'signUp'>): Pick<Part, 'check'> {
  return {
    check(answer) {
      const part = registrationPartOf(question) ?? 'consent';
      const draft = draftOf({ ...here, answers: { ...here.answers, [question]: answer } });
      const handedIn = checkPart[part](draft, here.records.today());
      const problems = handedIn.ok ? [] : handedIn.problems;
      const own = problems.find(({ field }) => questionOf(field, part) === question);
      return own && { problem: own.problem, facts: { country: draft.countryCode } };
    },
  };
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
