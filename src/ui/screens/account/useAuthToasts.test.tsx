import { act, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { Registration } from '#contract/account/registration.ts';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import type { CodeChannel } from '#src/machines/account/confirm-code/codeChannel.ts';
import { type CodeToSend, confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '#src/machines/account/confirm-code/sentCode.ts';
import { resetPasswordMachine } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { type Credentials, signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import { enterRegistration } from '#tests/fixtures/registrationFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { useConfirmCodeToasts, useResetPasswordToasts, useSignInToasts, useSignUpToasts } from './useAuthToasts.ts';

const said = vi.hoisted(() => ({ notify: vi.fn(() => () => undefined) }));
vi.mock('../../controls/notify.tsx', () => said);

const spoken = { en: await startTranslations('en'), fr: await startTranslations('fr') };

const answer = <Value, Input>(value: Value | ErrorCode) =>
  fromPromise<Value, Input>(async () => {
    if (typeof value === 'string') throw new ApiFailure(value as ErrorCode);
    return value;
  });
const toasts = () => said.notify.mock.calls.flat();
const confirmCode = confirmCodeMachine.provide({
  actors: { waitUntilResend: fromPromise<void, { at: number }>(async () => undefined) },
});
const sent = { sentTo: 'ama@example.com', resendAt: 0, expiresAt: 600 };
const linkSent = {
  en: 'An activation link has been sent to your email',
  fr: 'Un lien d’activation a été envoyé à votre adresse e-mail',
};
const mailNotSent = {
  en: 'Could not send mail to ama@example.com',
  fr: 'Impossible d’envoyer l’e-mail à ama@example.com',
};

describe.each(languages)('in %s', (language) => {
  const told = <T,>(both: Readonly<Record<Language, T>>): T => both[language];
  const listen = (useToasts: () => void) => {
    said.notify.mockClear();
    renderHook(useToasts, { wrapper: (page) => <I18nextProvider i18n={spoken[language]} {...page} /> });
  };

  describe('what is said beside signing in', () => {
    async function signInAnswering(outcome: User | ErrorCode, username = 'ama@example.com') {
      const machine = signInMachine.provide({ actors: { signIn: answer<User, Credentials>(outcome) } });
      const actor = createActor(machine, { input: {} }).start();
      listen(() => useSignInToasts(actor));
      await act(async () => actor.send({ type: 'credentials.entered', username, password: 'Correct-horse1' }));
    }

    test('greets by name (ERR-37)', async () => {
      await signInAnswering(userFixture());
      expect(toasts()).toEqual([{ tone: 'positive', text: told({ en: 'Welcome Ama', fr: 'Bienvenue Ama' }) }]);
    });

    test('tells an unconfirmed account for 20 seconds, and where its link went (AUT-20, D-106)', async () => {
      await signInAnswering('accountNotConfirmed');
      const unconfirmed = {
        en: 'Your account is not confirmed yet. We’ve sent you a new code.',
        fr: 'Votre compte n’est pas encore confirmé. Nous vous avons envoyé un nouveau code.',
      };
      expect(toasts()).toEqual([
        { tone: 'danger', text: told(unconfirmed), seconds: 20 },
        { tone: 'positive', text: told(linkSent), seconds: 20 },
      ]);
    });

    test.each(['accountBlocked', 'credentialsWrong', 'tooManyRequests'] as const)(
      'leaves %s to the page (AUT-21, ERR-07)',
      async (code) => {
        await signInAnswering(code);
        expect(toasts()).toEqual([]);
      },
    );
  });

  test('a new account is told, and that its e-mail is to be verified (ERR-36)', async () => {
    const registerAccount = answer<SentCode, Registration>(sent);
    const machine = signUpMachine.provide({ actors: { registerAccount, confirmCode } });
    const actor = createActor(machine, { input: {} }).start();
    listen(() => useSignUpToasts(actor));
    await act(async () => enterRegistration(actor));
    const text = told({
      en: 'Account created successfully. Verify your email',
      fr: 'Compte créé. Vérifiez votre e-mail',
    });
    expect(toasts()).toEqual([{ tone: 'positive', text }]);
  });

  test('a password that could not be reset is told for 10 seconds; why, the page says (ERR-09, D-107)', async () => {
    const resetPassword = answer<void, { password: string; confirmation: string; token: string }>('tokenInvalid');
    const machine = resetPasswordMachine.provide({ actors: { resetPassword } });
    const actor = createActor(machine, { input: { token: 'a-token' } }).start();
    listen(() => useResetPasswordToasts(actor));
    const password = 'Correct-horse1';
    await act(async () => actor.send({ type: 'password.entered', password, confirmation: password }));
    const text = told({ en: 'Could not change password', fr: 'Impossible de changer le mot de passe' });
    expect(toasts()).toEqual([{ tone: 'danger', text, seconds: 10 }]);
  });

  describe('what is said when something is sent', () => {
    const mailSent = { en: 'Email sent to ama@example.com', fr: 'E-mail envoyé à ama@example.com' };
    const notSent = { tone: 'danger', text: told(mailNotSent), seconds: 10 };

    test.each([
      [sent, { tone: 'positive', text: told(mailSent) }],
      ['tooManyRequests', notSent],
    ] as const)('names the address of a reset (ERR-10, ERR-38)', async (outcome, toast) => {
      const requestReset = answer<SentCode, { username: string; type: CodeChannel }>(outcome);
      const machine = resetPasswordMachine.provide({ actors: { requestReset, confirmCode } });
      const actor = createActor(machine, { input: {} }).start();
      listen(() => useResetPasswordToasts(actor));
      await act(async () => actor.send({ type: 'username.entered', username: 'ama@example.com' }));
      expect(toasts()).toEqual([toast]);
    });

    const codeSent = {
      en: 'An activation code has been sent to your phone',
      fr: 'Un code d’activation a été envoyé à votre téléphone',
    };
    test.each([
      ['email', sent, { tone: 'positive', text: told(linkSent) }],
      ['sms', sent, { tone: 'positive', text: told(codeSent) }],
      ['email', 'serviceUnavailable', notSent],
    ] as const)('says so of another code by %s (ERR-10, ERR-39)', async (channel, outcome, toast) => {
      const machine = confirmCode.provide({ actors: { sendCode: answer<SentCode, CodeToSend>(outcome) } });
      const input = { purpose: 'account', channel, username: 'ama@example.com', sent } as const;
      const actor = createActor(machine, { input }).start();
      listen(() => useConfirmCodeToasts(actor));
      await act(async () => undefined);
      await act(async () => actor.send({ type: 'code.requested' }));
      expect(toasts()).toEqual([toast]);
    });
  });
});
