import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type InviteBusinessStep = 'invitation';

type Invitation = { readonly email: string };

export type InviteBusinessContext = {
  /** As it is typed. */
  readonly email: string;
  readonly problem?: 'emailInvalid' | undefined;
  /** What is on its way, or was last. */
  readonly invitation?: Invitation;
  readonly hasInvited: boolean;
  readonly failure?: Failure | undefined;
};

export type InviteBusinessEvent = { type: 'email.typed'; email: string } | { type: 'invitation.requested' };

const invitationTo = (typed: string): Invitation | undefined => {
  const checked = checkEmail(typed);
  return checked.ok ? { email: checked.value } : undefined;
};

/** A business invites others one by one; what could not be sent stays to be sent again (BIZ-01, BIZ-03). */
export const inviteBusinessMachine = setup({
  types: {
    context: {} as InviteBusinessContext,
    events: {} as InviteBusinessEvent,
    meta: {} as { asks: InviteBusinessStep },
    tags: {} as 'waiting',
  },
  actors: { invite: port<unknown, Invitation>('invite') },
  guards: { isAddress: ({ context }) => invitationTo(context.email) !== undefined },
}).createMachine({
  id: 'inviteBusiness',
  context: { email: '', hasInvited: false },
  initial: 'askingInvitation',
  on: { 'email.typed': { actions: assign({ email: ({ event }) => event.email }) } },
  states: {
    askingInvitation: {
      meta: { asks: 'invitation' },
      on: {
        'invitation.requested': [
          {
            guard: 'isAddress',
            target: 'inviting',
            actions: assign({ invitation: ({ context }) => invitationTo(context.email) }),
          },
          { actions: assign({ problem: 'emailInvalid' }) },
        ],
      },
    },
    inviting: {
      tags: 'waiting',
      entry: assign({ problem: undefined, failure: undefined, hasInvited: false }),
      invoke: {
        id: 'invite',
        src: 'invite',
        input: ({ context }) => answered(context, 'invitation'),
        onDone: {
          target: 'askingInvitation',
          actions: assign(({ context: { email, invitation } }) => ({
            hasInvited: true,
            // Whoever types the next one meanwhile keeps it.
            email: invitationTo(email)?.email === invitation?.email ? '' : email,
          })),
        },
        onError: { target: 'askingInvitation', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
  },
});

export type InviteBusinessActor = ActorRefFrom<typeof inviteBusinessMachine>;
