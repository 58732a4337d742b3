import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { isCode } from '#domain/account/codeFormat.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { SecondFactorActor, SecondFactorStep } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { Button } from '../../../controls/Button.tsx';
import { CodeField } from '../../../controls/CodeField.tsx';
import { ConfirmDialog } from '../../../controls/ConfirmDialog.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import styles from './settings.module.css';

/** White around the picture, also on a dark page: less is not read by every app (ISO/IEC 18004). */
const quietModules = 4;

type Asking = { readonly actor: SecondFactorActor };

/** What adding, naming and removing asks, one dialog at a time. */
export function SecondFactorDialogs({ actor }: Asking) {
  const asked = useSelector(actor, (snapshot) => currentStep<SecondFactorStep>(snapshot));
  const act = useSelector(actor, ({ context }) => context.act?.kind);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const step = asked ?? (isWorking ? workingStep(actor, act) : undefined);
  switch (step) {
    case 'passkeyName':
      return <NameDialog actor={actor} />;
    case 'removal':
      return <RemovalDialog actor={actor} />;
    case 'appCode':
      return <AppDialog actor={actor} />;
    case 'recoveryCodes':
      return <RecoveryCodesDialog actor={actor} />;
    default:
      return null;
  }
}

/** The dialog something was asked from stays while it is done. */
function workingStep(actor: SecondFactorActor, act: string | undefined): SecondFactorStep | undefined {
  if (actor.getSnapshot().matches('confirmingApp')) return 'appCode';
  if (act === 'addPasskey' || act === 'renamePasskey') return 'passkeyName';
  return act === 'removePasskey' || act === 'removeAuthenticator' ? 'removal' : undefined;
}

function NameDialog({ actor }: Asking) {
  const { t } = useTranslation();
  const formId = useId();
  const { renamed, act, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const [name, setName] = useState(act && 'name' in act ? act.name : (renamed?.name ?? ''));
  const [isMissing, setMissing] = useState(false);
  const leave = () => actor.send({ type: 'act.left' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') actor.send({ type: 'name.entered', name: name.trim() });
  };
  return (
    <Dialog
      title={t(renamed ? 'account.factors.renameTitle' : 'account.factors.nameTitle')}
      isOpen
      onClose={isBusy ? undefined : leave}
      width={410}
      actions={
        <>
          <Button type="submit" form={formId} isPending={isBusy}>
            {t(renamed ? 'account.factors.saveName' : 'account.factors.createPasskey')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={leave}>
            {t('controls.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className={styles.dialogForm} noValidate>
        {!renamed && <p>{t('account.factors.nameLead')}</p>}
        <TextField
          label={t('account.factors.name')}
          hint={t('account.factors.nameHint')}
          value={name}
          onChange={setName}
          maxLength={60}
          isRequired
          error={
            isMissing && name.trim() === ''
              ? t('fieldProblems.labelRequired', { label: t('account.factors.name') })
              : undefined
          }
        />
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
}

function RemovalDialog({ actor }: Asking) {
  const { t } = useTranslation();
  const { act, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isApp = act?.kind === 'removeAuthenticator';
  return (
    <ConfirmDialog
      title={t(isApp ? 'account.factors.removeAppTitle' : 'account.factors.removeTitle')}
      isOpen
      isDanger
      isPending={isBusy}
      onCancel={() => actor.send({ type: 'act.left' })}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      confirmLabel={t(isApp ? 'account.factors.removeAppConfirm' : 'account.factors.removeConfirm')}
    >
      <p>
        {isApp
          ? t('account.factors.removeAppText')
          : t('account.factors.removeText', { name: act?.kind === 'removePasskey' ? act.name : '' })}
      </p>
      <FailureNotice failure={failure} />
    </ConfirmDialog>
  );
}

/** The secret as a picture and in groups that can be read aloud, and the first code that proves it arrived. */
function AppDialog({ actor }: Asking) {
  const words = useTranslation();
  const { t } = words;
  const formId = useId();
  const { app, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const leave = () => actor.send({ type: 'act.left' });
  const confirm = (entered: string) => {
    setWrong(!isCode(entered));
    if (isCode(entered)) actor.send({ type: 'code.entered', code: entered });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(app?.uri ?? '', { border: quietModules }))}`;
  return (
    <Dialog
      title={t('account.factors.appTitle')}
      isOpen
      onClose={isBusy ? undefined : leave}
      actions={
        <>
          <Button type="submit" form={formId} isPending={isBusy}>
            {t('account.factors.turnOn')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={leave}>
            {t('controls.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={styles.dialogForm} noValidate>
        <p>{t('account.factors.appScan')}</p>
        <img className={styles.picture} src={picture} alt={t('account.factors.appPicture')} />
        <p>{t('account.factors.appType')}</p>
        <p className={styles.secret}>{(app?.secret ?? '').replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <CodeField
          label={t('account.factors.appCode')}
          hint={t('account.factors.appCodeHint')}
          value={code}
          onChange={setCode}
          onComplete={confirm}
          error={isWrong && !isCode(code) ? t('fieldProblems.codeInvalid') : failure && failureText(words, failure)}
        />
      </form>
    </Dialog>
  );
}
