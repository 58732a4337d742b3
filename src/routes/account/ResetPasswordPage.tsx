import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import { useStepPath } from '#src/app/address/useStepPath.ts';
import { AuthPage } from '#src/app/page/AuthPage.tsx';
import { type CodeChannel, codeChannelOf } from '#src/machines/account/confirm-code/codeChannel.ts';
import type {
  ResetPasswordActor,
  ResetPasswordStep,
} from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ConfirmCodeScreens } from '#src/ui/screens/account/ConfirmCodeScreens.tsx';
import { ResetPasswordScreens } from '#src/ui/screens/account/ResetPasswordScreens.tsx';
import { confirmCodeFlow, resetPasswordFlow } from './accountFlows.ts';
import { handOver, useKnownUsername } from './knownUsername.ts';

/** Addresses where a code is entered, with the way it went (D-18). */
const codePaths: Readonly<Record<string, CodeChannel>> = {
  [paths.emailLinkSent]: 'email',
  [paths.passwordEmailReset]: 'email',
  [paths.emailPasswordReset]: 'email',
  [paths.smsCodeSent]: 'sms',
  [paths.passwordSmsReset]: 'sms',
};

/** Everything about a forgotten password. The page is opened at any of its addresses, and then follows the flow. */
export function ResetPasswordPage() {
  const { pathname } = useLocation();
  const { token: linkToken } = useParams();
  const [channel] = useState(codePaths[pathname]);
  const [isCompleteOnly] = useState(pathname === paths.passwordResetComplete);
  const keptToken = useKeptToken();
  const [token, setToken] = useState(linkToken ?? keptToken);
  // Success is only shown after it happened; an address alone proves nothing.
  if (isCompleteOnly) return <Navigate to={paths.signIn} replace />;
  if (linkToken !== undefined) return <Navigate to={newPasswordPath} replace state={{ resetToken: linkToken }} />;
  return (
    <AuthPage saying="help">
      {channel && !token ? <EnterCode channel={channel} onToken={setToken} /> : <ResetPassword token={token} />}
    </AuthPage>
  );
}

/** Where a new password is asked: without the secret of the link, which would stay in the history and on the screen. */
const newPasswordPath = paths.resetPassword.replace('/:token?', '');

/** The secret of the link this page was opened by; it survives a reload and goes with the tab's history. */
function useKeptToken(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  const isKept = typeof state === 'object' && state !== null && 'resetToken' in state;
  return isKept && typeof state.resetToken === 'string' ? state.resetToken : undefined;
}

type EnterCodeProps = { readonly channel: CodeChannel; readonly onToken: (token: string) => void };

/** For who comes back for the code after a reload: the server knows the browser that asked for it. */
function EnterCode({ channel, onToken }: EnterCodeProps) {
  const actor = useActorRef(confirmCodeFlow, { input: { purpose: 'passwordReset', channel } });
  useActorSteps(actor, ({ output }) => {
    if (output?.kind === 'passwordReset') onToken(output.token);
  });
  return <ConfirmCodeScreens actor={actor} />;
}

function ResetPassword({ token }: { readonly token: string | undefined }) {
  const navigate = useNavigate();
  const actor = useActorRef(resetPasswordFlow, { input: { token, username: useKnownUsername() } });
  useToldOfMissingLink(token);
  useResetPasswordPath(actor);
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    void navigate(paths.signIn, output?.username === undefined ? {} : handOver(output.username));
  });
  return <ResetPasswordScreens actor={actor} />;
}

/** The page for a new password, opened without the link that allows one. */
function useToldOfMissingLink(token: string | undefined) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isLinkMissing] = useState(token === undefined && pathname.startsWith('/reset-password'));
  useEffect(() => {
    if (isLinkMissing) return notify({ tone: 'info', text: t('auth.toasts.resetLinkNeeded'), seconds: 10 });
  }, [isLinkMissing, t]);
}

function useResetPasswordPath(actor: ResetPasswordActor) {
  const step = useSelector(actor, (snapshot) =>
    snapshot.matches('confirmingCode') ? 'code' : currentStep<ResetPasswordStep>(snapshot),
  );
  const username = useSelector(actor, ({ context }) => context.username ?? '');
  useStepPath<ResetPasswordStep | 'code'>({
    step,
    pathOf: {
      username: paths.forgetPassword,
      code: codeChannelOf(username) === 'email' ? paths.emailLinkSent : paths.smsCodeSent,
      newPassword: newPasswordPath,
      complete: paths.passwordResetComplete,
    },
    reopen(asked) {
      const event = { type: 'username.reopened' } as const;
      const isAllowed = asked === 'username' && actor.getSnapshot().can(event);
      if (isAllowed) actor.send(event);
      return isAllowed;
    },
  });
}
