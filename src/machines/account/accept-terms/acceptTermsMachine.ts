import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { port } from '../../port.ts';

export type AcceptTermsStep = 'terms';

type OfPerson = { readonly userId: string };

export type AcceptTermsContext = OfPerson & {
  /** The person as they are once they agreed. */
  readonly user?: User;
  readonly failure?: Failure | undefined;
};

export type AcceptTermsEvent = { type: 'terms.agreed' } | { type: 'terms.declined' };

/** New terms stand before everything until they are agreed to; the one other way is out (SHL-08). */
export const acceptTermsMachine = setup({
  types: {
    context: {} as AcceptTermsContext,
    events: {} as AcceptTermsEvent,
    input: {} as OfPerson,
    output: {} as { readonly user?: User | undefined },
    meta: {} as { asks: AcceptTermsStep },
    tags: {} as 'waiting',
  },
  actors: { agreeToTerms: port<User, OfPerson>('agreeToTerms') },
}).createMachine({
  id: 'acceptTerms',
  context: ({ input }) => ({ userId: input.userId }),
  initial: 'askingAgreement',
  states: {
    askingAgreement: {
      meta: { asks: 'terms' },
      on: { 'terms.agreed': 'agreeing', 'terms.declined': 'declined' },
    },
    agreeing: {
      tags: 'waiting',
      entry: assign({ failure: undefined }),
      invoke: {
        id: 'agreeToTerms',
        src: 'agreeToTerms',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: { target: 'agreed', actions: assign({ user: ({ event }) => event.output }) },
        onError: { target: 'askingAgreement', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    agreed: { type: 'final' },
    declined: { type: 'final' },
  },
  output: ({ context: { user } }) => ({ user }),
});

export type AcceptTermsActor = ActorRefFrom<typeof acceptTermsMachine>;
