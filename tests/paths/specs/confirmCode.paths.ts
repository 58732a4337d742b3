import { ApiFailure } from '#contract/protocol/failure.ts';
import { type ConfirmedCode, confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const sent = { sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 };

export const accountConfirmed = {
  kind: 'account',
  confirmed: 'email',
  username: 'ama@example.com',
  instantToken: 'instant-token',
} as const satisfies ConfirmedCode;

export const confirmCodePaths: PathSpec<typeof confirmCodeMachine> = {
  machine: confirmCodeMachine,
  starts: {
    'code sent': { purpose: 'account', channel: 'email', username: 'ama@example.com', sent },
    'code sent to a phone': { purpose: 'phone', channel: 'sms', sent: { ...sent, sentTo: '+447700900123' } },
    'link followed': { purpose: 'account', channel: 'email', token: 'link-token' },
    'link without its token': { purpose: 'account', channel: 'email', token: '' },
  },
  cases: {
    'code.entered': [{ code: '123456' }, { code: '12345' }],
    'code.requested': [{}, { username: '+447700900123' }],
    'token.followed': [{ token: 'other-token' }],
  },
  outcomes: {
    checkCode: [
      ok(accountConfirmed),
      fail(new ApiFailure('codeWrong')),
      fail(new ApiFailure('codeExpired')),
      fail(new ApiFailure('codeTriesUsedUp')),
      fail(new ApiFailure('tokenInvalid')),
      fail(new ApiFailure('unexpected')),
    ],
    sendCode: [ok({ ...sent, resendAt: 3_000 }), fail(new ApiFailure('codeRequestedTooSoon'))],
    waitUntilResend: [ok(undefined, 'time came')],
  },
  cannotFail: ['waitUntilResend'],
  key: ({ username, purpose, answer, isCodeOver, failure }) => [username, purpose, answer, isCodeOver, failure?.code],
  invariants: {
    'only a whole code or a link is looked up': {
      in: ['checkingCode'],
      holds: ({ answer }) => answer !== undefined && (!('code' in answer) || /^\d{6}$/.test(answer.code)),
    },
  },
  about: {
    confirmed: ['AUT-26', 'AUT-27'],
    'code.entered': ['AUT-43'],
    'sendCode: ok': ['AUT-26', 'AUT-27'],
    'checkCode: tokenInvalid': ['AUT-46'],
  },
  words: {
    events: {
      'code.entered': ({ code }) => (code.length === 6 ? 'enters the code' : 'enters a code that is too short'),
      'code.requested': ({ username }) =>
        username ? 'asks for a code to be sent to a phone' : 'asks for another code',
      'token.followed': 'follows another link',
      'link.retried': 'tries the link again',
    },
    outcomes: {
      checkCode: { ok: 'is confirmed' },
      sendCode: { ok: 'is sent another code' },
      waitUntilResend: { 'time came': 'may ask for another code' },
    },
  },
};
