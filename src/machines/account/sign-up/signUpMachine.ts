import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { Registration } from '#contract/account/registration.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';
import { type ConfirmedCode, confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import { isBefore, type PartAnswers, partOf, type RegistrationPart, registrationParts } from './registrationParts.ts';
import type {
  ConfirmedAccount,
  EarlierRegistration,
  SignUpContext,
  SignUpEvent,
  SignUpInput,
  SignUpOutput,
  SignUpStep,
  SignUpSuccess,
} from './signUpContext.ts';

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    output: {} as SignUpOutput,
    meta: {} as { asks: SignUpStep },
    tags: {} as 'waiting',
    children: {} as { confirmCode: 'confirmCode' },
  },
  actors: {
    registerAccount: port<SentCode, Registration>('registerAccount'),
    confirmCode: confirmCodeMachine,
    signInInstantly: port<User, { username: string; token: string }>('signInInstantly'),
  },
  guards: {
    entersAtOnce: ({ context }) => context.entersAtOnce === true,
    registeredEarlier: ({ context }) => context.earlier !== undefined,
    hasAboutYou: ({ context }) => context.aboutYou !== undefined,
    hasContact: ({ context }) => context.aboutYou !== undefined && context.contact !== undefined,
    /** Nothing is asked before what lies ahead of it. */
    reopens: ({ context }, { asked, part }: { asked: RegistrationPart; part: RegistrationPart }) =>
      asked === part && registrationParts.every((other) => !isBefore(other, part) || context[other] !== undefined),
    /** A link was followed by somebody who has the mail; a code may have gone to a mistyped address. */
    mayRegisterAgain: ({ context: { consent, earlier } }) => consent !== undefined || earlier?.token === undefined,
    isRefusedIn: ({ context }, { part }: { part: RegistrationPart }) =>
      refusedFields(context.failure).some(({ field }) => partOf(field) === part),
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    /** Whatever else was refused is still told where it is asked. */
    answerRefusal: assign(({ context: { failure } }, { part }: { part: RegistrationPart }) => {
      const refused = refusedFields(failure);
      const left = refused.filter(({ field }) => partOf(field) !== part);
      if (!failure || left.length === 0) return { failure: undefined };
      return { failure: left.length === refused.length ? failure : { ...failure, details: { fields: left } } };
    }),
  },
}).createMachine({
  id: 'signUp',
  context: ({ input: { referralCode, earlier, entersAtOnce, answered: known } }) => ({
    referralCode,
    earlier,
    entersAtOnce,
    ...known,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'registeredEarlier', target: 'confirmingCode' },
        { guard: 'hasContact', target: 'askingConsent' },
        { guard: 'hasAboutYou', target: 'askingContact' },
        { target: 'askingAboutYou' },
      ],
    },
    askingAboutYou: {
      meta: { asks: 'aboutYou' },
      on: {
        'aboutYou.entered': {
          target: 'askingContact',
          actions: [
            assign({ aboutYou: ({ event }) => event.answers }),
            { type: 'answerRefusal', params: { part: 'aboutYou' } },
          ],
        },
      },
    },
    askingContact: {
      meta: { asks: 'contact' },
      on: {
        'contact.entered': {
          target: 'askingConsent',
          actions: [
            assign({ contact: ({ event }) => event.answers }),
            { type: 'answerRefusal', params: { part: 'contact' } },
          ],
        },
        'part.reopened': {
          guard: { type: 'reopens', params: ({ event }) => ({ asked: event.part, part: 'aboutYou' }) },
          target: 'askingAboutYou',
        },
      },
    },
    askingConsent: {
      meta: { asks: 'consent' },
      on: {
        'consent.entered': {
          target: 'registeringAccount',
          actions: assign({ consent: ({ event }) => withoutPassword(event.answers), failure: undefined }),
        },
        'part.reopened': [
          {
            guard: { type: 'reopens', params: ({ event }) => ({ asked: event.part, part: 'contact' }) },
            target: 'askingContact',
          },
          {
            guard: { type: 'reopens', params: ({ event }) => ({ asked: event.part, part: 'aboutYou' }) },
            target: 'askingAboutYou',
          },
        ],
      },
    },
    registeringAccount: {
      tags: 'waiting',
      invoke: {
        id: 'registerAccount',
        src: 'registerAccount',
        input: ({ context, event }) => {
          assertEvent(event, 'consent.entered');
          return { ...answered(context, 'aboutYou'), ...answered(context, 'contact'), ...event.answers };
        },
        onDone: { target: 'confirmingCode', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    refused: {
      always: [
        { guard: { type: 'isRefusedIn', params: { part: 'aboutYou' } }, target: 'askingAboutYou' },
        { guard: { type: 'isRefusedIn', params: { part: 'contact' } }, target: 'askingContact' },
        { target: 'askingConsent' },
      ],
    },
    confirmingCode: {
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ purpose: 'account', sent: context.sent, ...codeRecipient(context) }),
        onDone: {
          target: 'askingToEnter',
          actions: assign(({ context, event }) => {
            const confirmed = confirmedAccount(event.output);
            return { confirmed, success: successOf(confirmed, context) };
          }),
        },
      },
      on: {
        'part.reopened': [
          {
            guard: { type: 'reopens', params: ({ event }) => ({ asked: event.part, part: 'consent' }) },
            target: 'askingConsent',
          },
          {
            guard: { type: 'reopens', params: ({ event }) => ({ asked: event.part, part: 'contact' }) },
            target: 'askingContact',
          },
          { guard: 'mayRegisterAgain', target: 'askingAboutYou' },
        ],
      },
    },
    askingToEnter: {
      meta: { asks: 'success' },
      always: { guard: 'entersAtOnce', target: 'signingIn' },
      on: { 'account.entered': 'signingIn' },
    },
    signingIn: {
      tags: 'waiting',
      invoke: {
        id: 'signInInstantly',
        src: 'signInInstantly',
        input: ({ context }) => {
          const { username, instantToken } = answered(context, 'confirmed');
          return { username, token: instantToken };
        },
        onDone: { target: 'signedIn', actions: assign({ user: ({ event }) => event.output }) },
        onError: 'leftToSignIn',
      },
    },
    signedIn: { type: 'final' },
    leftToSignIn: { type: 'final' },
  },
  output: ({ context }): SignUpOutput =>
    context.user
      ? { kind: 'signedIn', user: context.user }
      : { kind: 'signIn', username: answered(context, 'confirmed').username },
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;

function withoutPassword({ password: _password, confirmation: _confirmation, ...consent }: PartAnswers<'consent'>) {
  return consent;
}

const refusedFields = (failure: Failure | undefined) => failure?.details.fields ?? [];

function codeRecipient({ consent, contact, earlier }: SignUpContext): EarlierRegistration {
  if (!consent) return answered({ earlier }, 'earlier');
  const { channel, email, phoneCode, mobile } = answered({ contact }, 'contact');
  return { channel, username: channel === 'email' ? email : `${phoneCode}${mobile}` };
}

function confirmedAccount(confirmed: ConfirmedCode): ConfirmedAccount {
  if (confirmed.kind !== 'account') throw new Error(`A ${confirmed.kind} code does not confirm an account`);
  return confirmed;
}

/** A link to an account of earlier days only proves its e-mail; a new e-mail changes the account (AUT-30). */
function successOf({ confirmed }: ConfirmedAccount, { consent }: SignUpContext): SignUpSuccess {
  if (confirmed === 'newEmail') return 'updated';
  return consent || confirmed === 'phone' ? 'created' : 'emailVerified';
}
