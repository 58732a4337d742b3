import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { User } from '#contract/account.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import type { Registration } from '#contract/registration.ts';
import { answered } from '../answered.ts';
import type { CodeChannel } from '../confirm-code/codeChannel.ts';
import { type ConfirmedCode, confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import { port } from '../port.ts';

/** While the code is asked, the child `confirmCode` says which step it is at. */
export type SignUpStep = 'details' | 'success';

/** What the success screen is about (AUT-30). */
export type SignUpSuccess = 'created' | 'updated' | 'emailVerified';

/** Somebody registered earlier: sent here by a refused sign-in (D-27), or by the link in a message. */
type EarlierRegistration = {
  readonly channel: CodeChannel;
  readonly username?: string | undefined;
  readonly token?: string | undefined;
};

type ConfirmedAccount = Extract<ConfirmedCode, { kind: 'account' }>;

export type SignUpContext = {
  /** Only to fill in the field with: what is registered is what the person leaves there (AUT-42). */
  readonly referralCode?: string | undefined;
  readonly earlier?: EarlierRegistration | undefined;
  /** The password is never here: it goes from the event straight into the call. */
  readonly details?: Omit<Registration, 'password' | 'confirmation'>;
  readonly sent?: SentCode;
  readonly confirmed?: ConfirmedAccount;
  readonly success?: SignUpSuccess;
  readonly user?: User;
  readonly failure?: Failure | undefined;
};

export type SignUpEvent =
  | { type: 'details.entered'; details: Registration }
  | { type: 'details.reopened' }
  | { type: 'account.entered' };

export type SignUpOutput =
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The account is there, but has to be entered by password. */
  | { readonly kind: 'signIn'; readonly username: string };

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as { readonly referralCode?: string | undefined; readonly earlier?: EarlierRegistration | undefined },
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
    registeredEarlier: ({ context }) => context.earlier !== undefined,
    /** A link was followed by somebody who has the mail; a code may have gone to a mistyped address. */
    mayRegisterAgain: ({ context: { details, earlier } }) => details !== undefined || earlier?.token === undefined,
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({ referralCode: input.referralCode, earlier: input.earlier }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'registeredEarlier', target: 'confirmingCode' }, { target: 'askingDetails' }] },
    askingDetails: {
      meta: { asks: 'details' },
      on: {
        'details.entered': {
          target: 'registeringAccount',
          actions: assign({ details: ({ event }) => withoutPassword(event.details), failure: undefined }),
        },
      },
    },
    registeringAccount: {
      tags: 'waiting',
      invoke: {
        id: 'registerAccount',
        src: 'registerAccount',
        input: ({ event }) => {
          assertEvent(event, 'details.entered');
          return event.details;
        },
        onDone: { target: 'confirmingCode', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'askingDetails', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
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
      on: { 'details.reopened': { guard: 'mayRegisterAgain', target: 'askingDetails' } },
    },
    askingToEnter: {
      meta: { asks: 'success' },
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

function withoutPassword({ password: _password, confirmation: _confirmation, ...details }: Registration) {
  return details;
}

function codeRecipient(context: SignUpContext): EarlierRegistration {
  if (!context.details) return answered(context, 'earlier');
  const { channel, email, phoneCode, mobile } = context.details;
  return { channel, username: channel === 'email' ? email : `${phoneCode}${mobile}` };
}

function confirmedAccount(confirmed: ConfirmedCode): ConfirmedAccount {
  if (confirmed.kind !== 'account') throw new Error(`A ${confirmed.kind} code does not confirm an account`);
  return confirmed;
}

/** A link to an account of earlier days only proves its e-mail; a new e-mail changes the account (AUT-30). */
function successOf({ confirmed }: ConfirmedAccount, { details }: SignUpContext): SignUpSuccess {
  if (confirmed === 'newEmail') return 'updated';
  return details || confirmed === 'phone' ? 'created' : 'emailVerified';
}
