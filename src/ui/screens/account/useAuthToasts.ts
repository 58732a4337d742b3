import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeChannel } from '#src/machines/account/confirm-code/codeChannel.ts';
import type { ConfirmCodeActor } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import type { RegisterEmailActor } from '#src/machines/account/register-email/registerEmailMachine.ts';
import type { ResetPasswordActor } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import type { SignInActor } from '#src/machines/account/sign-in/signInMachine.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

const activationSent = {
  email: 'auth.toasts.activationSentByEmail',
  sms: 'auth.toasts.activationSentBySms',
} as const satisfies Record<CodeChannel, string>;

/** What signing in says beside its screens (AUT-20, ERR-37). Why somebody was not let in stands in the form. */
export function useSignInToasts(actor: SignInActor): void {
  const { t } = useTranslation();
  useActorSteps(actor, ({ output }) => {
    if (output?.kind === 'notConfirmed') {
      notify({ tone: 'danger', text: t('errors.accountNotConfirmed'), seconds: 20 });
      notify({ tone: 'positive', text: t(activationSent[output.channel]), seconds: 20 });
    } else if (output) {
      notify({ tone: 'positive', text: t('auth.toasts.welcome', { name: output.user.profile.firstName }) });
    }
  });
}

/** ERR-36, ERR-37. */
export function useSignUpToasts(actor: SignUpActor): void {
  const { t } = useTranslation();
  const askToVerify = useRef<() => void>(undefined);
  useActorSteps(actor, (now, before) => {
    if (!now.matches('confirmingCode')) askToVerify.current?.();
    if (before.matches('registeringAccount') && now.matches('confirmingCode')) {
      const isByEmail = now.context.contact?.channel !== 'sms';
      askToVerify.current = notify({
        tone: 'positive',
        text: t(isByEmail ? 'auth.toasts.accountCreated' : 'auth.toasts.accountCreatedVerifyPhone'),
      });
    }
    if (now.output?.kind === 'signedIn') {
      notify({ tone: 'positive', text: t('auth.toasts.welcome', { name: now.output.user.profile.firstName }) });
    } else if (now.output) {
      notify({ tone: 'info', text: t('errors.signInRequired') });
    }
  });
}

/** ERR-09, ERR-10, ERR-38. Why a password was not changed stands on the page. */
export function useResetPasswordToasts(actor: ResetPasswordActor): void {
  const { t } = useTranslation();
  const tellSending = useSendingToasts();
  useActorSteps(actor, (now, before) => {
    const { username = '', failure } = now.context;
    if (before.matches('requestingReset')) {
      tellSending({ isSent: now.matches('confirmingCode'), to: now.context.sent?.sentTo ?? username });
    }
    if (before.matches('resettingPassword') && failure) {
      notify({ tone: 'danger', text: t('common.passwordNotChanged'), seconds: 10 });
    }
  });
}

/** ERR-10, ERR-38. */
export function useRegisterEmailToasts(actor: RegisterEmailActor): void {
  const { t } = useTranslation();
  const tellSending = useSendingToasts();
  useActorSteps(actor, (now, before) => {
    const { email = '', failure } = now.context;
    const isToldInPlace = (failure?.details.fields ?? []).length > 0 || now.matches('confirmingPassword');
    if (before.matches('registeringEmail') && !isToldInPlace) {
      tellSending({ isSent: now.matches('confirmingCode'), to: email });
    }
    if (now.status === 'done') notify({ tone: 'positive', text: t('auth.toasts.emailRegistered') });
  });
}

/** Another code was sent, or could not be (ERR-10, ERR-38, ERR-39). */
export function useConfirmCodeToasts(actor: ConfirmCodeActor): void {
  const { t } = useTranslation();
  const tellSending = useSendingToasts();
  useActorSteps(actor, (now, before) => {
    if (!before.matches('resendingCode')) return;
    const { purpose, channel, username, sent } = now.context;
    const isSent = now.context.failure === undefined;
    const to = sent?.sentTo ?? username;
    if (isSent && purpose === 'account') notify({ tone: 'positive', text: t(activationSent[channel]) });
    else if (to !== undefined) tellSending({ isSent, to });
  });
}

function useSendingToasts() {
  const { t } = useTranslation();
  return ({ isSent, to }: { readonly isSent: boolean; readonly to: string }) => {
    const isEmail = to.includes('@');
    if (isSent) {
      const text = isEmail ? t('auth.toasts.emailSent', { email: to }) : t('auth.toasts.smsSent', { phone: to });
      notify({ tone: 'positive', text });
    } else {
      const text = isEmail ? t('auth.toasts.emailNotSent', { email: to }) : t('auth.toasts.smsNotSent', { phone: to });
      notify({ tone: 'danger', text, seconds: 10 });
    }
  };
}
