import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import { passwordFailureText } from '#src/locales/passwordFailureText.ts';
import {
  asksCode,
  type ReauthenticationActor,
  type ReauthenticationStep,
} from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { Button } from '../controls/Button.tsx';
import dialog from '../controls/ConfirmDialog.module.css';
import { Dialog } from '../controls/Dialog.tsx';
import { PasswordField } from '../controls/PasswordField.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useDeedText } from '../formats/useDeedText.ts';
import { ContinueInGuide } from './ContinueInGuide.tsx';
import { FailureNotice } from './FailureNotice.tsx';

type ReauthenticationDialogProps = {
  readonly actor: ReauthenticationActor;
  /** What the password is asked for; a transfer goes on with it when nothing is said. */
  readonly text?: string;
};

/** What money or people change hands after: the password, a passkey, or the password and a code (D-120). */
export function ReauthenticationDialog({ actor, text }: ReauthenticationDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const pending = useSelector(actor, ({ context }) => context.pending);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const step = useHeldAnswer(useSelector(actor, (snapshot) => currentStep<ReauthenticationStep>(snapshot)));
  const canUseCode = useSelector(actor, ({ context }) => asksCode(context));
  const deedText = useDeedText();
  const decline = () => actor.send({ type: 'password.declined' });
  const isByPasskey = step === 'passkey';
  return (
    <Dialog
      title={t('send.password.title')}
      isOpen
      onClose={isBusy ? undefined : decline}
      width={410}
      role="alertdialog"
      actions={
        <>
          {isByPasskey ? (
            <Button isPending={isBusy} onPress={() => actor.send({ type: 'passkey.chosen' })}>
              {t('send.password.usePasskey')}
            </Button>
          ) : (
            <Button type="submit" form={formId} isPending={isBusy}>
              {t('common.continue')}
            </Button>
          )}
          {isByPasskey && canUseCode && (
            <Button variant="secondary" isDisabled={isBusy} onPress={() => actor.send({ type: 'password.chosen' })}>
              {t('send.password.useCode')}
            </Button>
          )}
          <Button variant="secondary" isDisabled={isBusy} onPress={decline}>
            {t('controls.cancel')}
          </Button>
        </>
      }
    >
      <div className={dialog.form}>
        <div>
          {pending?.deed ? (
            <p>
              {t('send.password.deed')} <strong>{deedText(pending.deed.shown)}</strong>
            </p>
          ) : (
            <p>{text ?? t('send.password.text')}</p>
          )}
          <ContinueInGuide />
        </div>
        {isByPasskey ? (
          <PasskeyTrouble actor={actor} />
        ) : (
          <PasswordForm actor={actor} id={formId} withCode={canUseCode} />
        )}
      </div>
    </Dialog>
  );
}

/** While it is checked, what was asked last stays, with what was typed. */
function useHeldAnswer(asked: ReauthenticationStep | undefined): ReauthenticationStep {
  const [held, setHeld] = useState<ReauthenticationStep>(asked ?? 'passkey');
  if (asked !== undefined && asked !== held) setHeld(asked);
  return asked ?? held;
}

function PasskeyTrouble({ actor }: { readonly actor: ReauthenticationActor }) {
  return <FailureNotice failure={useSelector(actor, ({ context }) => context.failure)} />;
}

type PasswordFormProps = { readonly actor: ReauthenticationActor; readonly id: string; readonly withCode: boolean };

/** Mounted with its question, so that no password survives it. */
function PasswordForm({ actor, id, withCode }: PasswordFormProps) {
  const words = useTranslation();
  const { t } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = password !== '' && (!withCode || code.trim() !== '');
    setMissing(!isWhole);
    if (isWhole) actor.send({ type: 'password.entered', password, ...(withCode && { code }) });
  };
  const required = (label: string) => t('fieldProblems.labelRequired', { label });
  const isCodeWrong = failure?.code === 'factorCodeWrong';
  const passwordError = isMissing && password === '' ? required(t('send.password.label')) : undefined;
  const codeError = isMissing && code.trim() === '' ? required(t('send.password.code')) : undefined;
  return (
    <form id={id} onSubmit={confirm} className={dialog.form} noValidate>
      <PasswordField
        label={t('send.password.label')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
        error={passwordError ?? (failure && !isCodeWrong ? passwordFailureText(words, failure) : undefined)}
      />
      {withCode && (
        <TextField
          label={t('send.password.code')}
          hint={t('send.password.codeHint')}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          isRequired
          error={codeError ?? (failure && isCodeWrong ? failureText(words, failure) : undefined)}
        />
      )}
    </form>
  );
}
