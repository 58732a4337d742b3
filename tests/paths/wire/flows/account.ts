import type { User } from '#contract/account/account.ts';
import {
  confirmAccount,
  confirmPhone,
  registerAccount,
  registerEmail,
  requestPasswordReset,
  requestPhoneCode,
  resendActivation,
  resetPassword,
  verifyPasswordReset,
} from '#contract/account/registration.ts';
import { readClientIp } from '#contract/protocol/lookup.ts';
import { signInByCode } from '#contract/session/secondFactor.ts';
import { type OpenedSession, signIn, signInInstantly } from '#contract/session/session.ts';
import type { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import {
  confirmCodeFlow,
  registerEmailFlow,
  resetPasswordFlow,
  signInFlow,
  signUpFlow,
} from '#src/routes/account/accountFlows.ts';
import type { SentCode } from '#src/services/account/sentCode.ts';
import { confirmCodePaths } from '../../specs/confirmCode.paths.ts';
import { registerEmailPaths } from '../../specs/registerEmail.paths.ts';
import { resetPasswordPaths } from '../../specs/resetPassword.paths.ts';
import { signInPaths } from '../../specs/signIn.paths.ts';
import { signUpPaths } from '../../specs/signUp.paths.ts';
import { manyFrom, ok, type PathSpec } from '../../walker/pathSpec.ts';
import { signingKey, walkedSeconds } from '../whoIsHere.ts';
import { told, wireOf } from '../wire.ts';

const opened = (user: User): OpenedSession => ({ user, signingKey });

/** Seconds from now, as the wire has them. */
const sent = ({ sentTo, resendAt, expiresAt }: SentCode) => ({
  sentTo,
  resendAfterSeconds: resendAt - walkedSeconds,
  expiresInSeconds: expiresAt - walkedSeconds,
});

export const signInWire = wireOf({
  spec: signInPaths,
  flow: signInFlow,
  answers: {
    signIn: (user) => new Map([told(signIn, opened(user))]),
    signInByCode: (user) => new Map([told(signInByCode, opened(user))]),
  },
  visitors: Object.keys(signInPaths.starts),
});

export const signUpWire = wireOf({
  spec: signUpPaths,
  flow: signUpFlow,
  answers: {
    registerAccount: (code) => new Map([told(registerAccount, sent(code)), told(readClientIp, { ip: '192.0.2.7' })]),
    signInInstantly: (user) => new Map([told(signInInstantly, opened(user))]),
  },
  visitors: Object.keys(signUpPaths.starts),
});

const ownCall = 'Each purpose has a call of its own.';
const knownByCode = 'A code or a token is of one account; a name is said only with a code that went to a phone.';

/** What each purpose is confirmed by, as the service has it. */
const confirmCodeSpec: PathSpec<typeof confirmCodeMachine> = {
  ...confirmCodePaths,
  cases: {
    ...confirmCodePaths.cases,
    // Nobody is sent a link by text message.
    'token.followed': ({ context: { purpose } }) => (purpose === 'phone' ? [] : [{ token: 'other-token' }]),
  },
  outcomes: {
    ...confirmCodePaths.outcomes,
    checkCode: (snapshot) =>
      manyFrom(confirmCodePaths.outcomes.checkCode, snapshot).map((outcome) =>
        'output' in outcome && snapshot.context.purpose === 'phone' ? ok({ kind: 'phone' }) : outcome,
      ),
  },
};

export const confirmCodeWire = wireOf({
  spec: confirmCodeSpec,
  flow: confirmCodeFlow,
  answers: {
    checkCode(confirmed) {
      if (confirmed.kind === 'phone') return new Map([told(confirmPhone, { done: true })]);
      if (confirmed.kind === 'passwordReset') return new Map([told(verifyPasswordReset, { token: confirmed.token })]);
      const { kind, ...data } = confirmed;
      return new Map([told(confirmAccount, data)]);
    },
    sendCode: (code) => new Map([told(resendActivation, sent(code)), told(requestPhoneCode, sent(code))]),
  },
  leftOut: [
    [confirmAccount, { purpose: ownCall, channel: knownByCode, username: knownByCode }],
    [confirmPhone, { purpose: ownCall, channel: knownByCode }],
    [resendActivation, { purpose: ownCall, channel: 'Which of the two a user name is, the server sees.' }],
    [requestPhoneCode, { purpose: ownCall, channel: 'Only a phone is asked for.' }],
  ],
});

export const resetPasswordWire = wireOf({
  spec: resetPasswordPaths,
  flow: resetPasswordFlow,
  answers: {
    requestReset: (code) => new Map([told(requestPasswordReset, sent(code))]),
    resetPassword: () => new Map([told(resetPassword, { done: true })]),
  },
  visitors: Object.keys(resetPasswordPaths.starts),
});

export const registerEmailWire = wireOf({
  spec: registerEmailPaths,
  flow: registerEmailFlow,
  answers: { registerEmail: (code) => new Map([told(registerEmail, sent(code))]) },
});
