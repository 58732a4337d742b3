import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { PersonalDetails } from '#contract/verification/verification.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { personalInfoSubmitted } from '#domain/verification/verificationState.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

/** `update`: nothing that we ask is missing, so that what the company misses is changed on the profile's own page. */
export type CompleteProfileStep = 'readingFailed' | 'details' | 'update';

export type MissingDetails = Omit<PersonalDetails, 'skipVerification'>;

type OfPerson = { readonly userId: string };

export type CompleteProfileContext = OfPerson & {
  readonly user?: User;
  /** Kept so that refused details can be corrected instead of typed again. */
  readonly details?: MissingDetails;
  readonly isCompleted: boolean;
  readonly failure?: Failure | undefined;
};

export type CompleteProfileEvent =
  | { type: 'reading.retried' }
  | { type: 'details.entered'; details: MissingDetails }
  | { type: 'profile.updated' }
  | { type: 'profile.left' };

const lacksDetails = ({ profile }: User) =>
  !personalInfoSubmitted(profile, payInCurrencyFrom(profile.location_country));

/** What the payment company misses of a person, told where it is missed: the payment waits behind it (PAY-10, PAY-32). */
export const completeProfileMachine = setup({
  types: {
    context: {} as CompleteProfileContext,
    events: {} as CompleteProfileEvent,
    input: {} as OfPerson,
    output: {} as { readonly isCompleted: boolean },
    meta: {} as { asks: CompleteProfileStep },
    tags: {} as 'waiting',
  },
  actors: {
    readProfile: port<User, OfPerson>('readProfile'),
    saveDetails: port<User, OfPerson & { readonly details: MissingDetails }>('saveDetails'),
  },
  guards: { lacksDetails: (_, { output }: { output: User }) => lacksDetails(output) },
  actions: {
    rememberUser: assign((_, { output }: { output: User }) => ({ user: output })),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'completeProfile',
  context: ({ input }) => ({ userId: input.userId, isCompleted: false }),
  initial: 'readingProfile',
  states: {
    readingProfile: {
      tags: 'waiting',
      entry: 'forgetFailure',
      on: { 'profile.left': 'left' },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: { type: 'lacksDetails', params: ({ event }) => event },
            target: 'askingDetails',
            actions: { type: 'rememberUser', params: ({ event }) => event },
          },
          { target: 'askingUpdate', actions: { type: 'rememberUser', params: ({ event }) => event } },
        ],
        onError: { target: 'readingFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    readingFailed: {
      meta: { asks: 'readingFailed' },
      on: { 'reading.retried': 'readingProfile', 'profile.left': 'left' },
    },
    askingDetails: {
      meta: { asks: 'details' },
      on: {
        'details.entered': { target: 'savingDetails', actions: assign({ details: ({ event }) => event.details }) },
        'profile.left': 'left',
      },
    },
    /** Told once and not given up half-way: nobody would know what of it is kept. */
    savingDetails: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => ({ userId: context.userId, details: answered(context, 'details') }),
        onDone: 'completed',
        onError: { target: 'askingDetails', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    askingUpdate: { meta: { asks: 'update' }, on: { 'profile.updated': 'completed', 'profile.left': 'left' } },
    completed: { type: 'final', entry: assign({ isCompleted: true }) },
    left: { type: 'final' },
  },
  output: ({ context: { isCompleted } }) => ({ isCompleted }),
});

export type CompleteProfileActor = ActorRefFrom<typeof completeProfileMachine>;
