import { ApiFailure } from '#contract/protocol/failure.ts';
import { inviteBusinessMachine } from '#src/machines/account/business-invite/inviteBusinessMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const somebody = 'team@example.com';
const another = 'till@example.com';
const noAddress = 'nobody';

export const inviteBusinessPaths: PathSpec<typeof inviteBusinessMachine> = {
  machine: inviteBusinessMachine,
  starts: { 'a business': undefined },
  cases: { 'email.typed': [{ email: somebody }, { email: another }, { email: noAddress }] },
  outcomes: {
    invite: [ok({ done: true }), fail(new ApiFailure('businessOnly')), fail(new ApiFailure('serviceUnavailable'))],
  },
  key: ({ email, problem, invitation, hasInvited, failure }) => [
    email,
    problem,
    invitation?.email,
    hasInvited,
    failure?.code,
  ],
  invariants: {
    'nobody is invited but by a press, and only by an address': {
      in: ['inviting'],
      holds: ({ invitation }, past) =>
        past.includes('invitation.requested') && [somebody, another].includes(invitation?.email ?? ''),
    },
    'what could not be sent stays to be sent again': {
      in: ['askingInvitation'],
      holds: ({ email, failure }, past) => failure === undefined || past.includes('email.typed') === (email !== ''),
    },
    'an invitation that was sent stands in the box no more': {
      in: ['askingInvitation'],
      holds: ({ email }, past) => past.at(-1) !== 'invite: ok' || past.at(-2) === 'email.typed' || email === '',
    },
  },
  about: { inviting: ['BIZ-01'], 'invite: ok': ['BIZ-03'], 'invite: businessOnly': ['BIZ-02'] },
  words: {
    events: {
      'email.typed': ({ email }) => (email === noAddress ? 'types no address' : `types ${email}`),
      'invitation.requested': 'sends the invitation',
    },
    outcomes: { invite: { ok: 'has invited them' } },
  },
};
