import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isCode } from '#domain/account/codeFormat.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { ConfirmCodeContext } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { CodeField } from '../../controls/CodeField.tsx';
import { Form } from '../../controls/Form.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import type { CodeStepProps } from './codeStep.ts';
import { ResendCode } from './ResendCode.tsx';

const titles = {
  account: { email: 'auth.code.confirmEmail', sms: 'auth.code.confirmPhone' },
  newEmail: { email: 'auth.code.confirmNewEmail', sms: 'auth.code.confirmPhone' },
  passwordReset: { email: 'auth.code.checkEmail', sms: 'auth.code.checkPhone' },
  phone: { email: 'auth.code.confirmPhone', sms: 'auth.code.confirmPhone' },
} as const satisfies Record<ConfirmCodeContext['purpose'], Record<ConfirmCodeContext['channel'], string>>;

/** Six digits, where they went, and another code for whom they did not reach (AUT-26, AUT-27). */
export function CodeScreen({ actor, startOver }: CodeStepProps) {
  const { t, i18n } = useTranslation();
  const { purpose, channel, sent, username, failure } = useSelector(actor, ({ context }) => context);
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches('checkingCode'));
  const [code, setCode] = useState('');
  const isCodeWrong = failure?.code === 'codeWrong';
  const answered = useMemo(
    () => (failure && isCodeWrong ? [{ field: 'code', text: failureText({ t, i18n }, failure) }] : []),
    [failure, isCodeWrong, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);

  function confirm(entered: string) {
    const isRefused = refuse(isCode(entered) ? [] : [{ field: 'code', text: t('fieldProblems.codeInvalid') }]);
    if (!isRefused) actor.send({ type: 'code.entered', code: entered });
  }

  return (
    <div className={styles.page}>
      <AuthHeading
        title={t(titles[purpose][channel])}
        lead={<WhereItWent channel={channel} sentTo={sent?.sentTo ?? username} />}
        hasErrors={problems.length > 0}
        leadsBackToSignIn={purpose === 'account' || purpose === 'passwordReset'}
      />
      <Form onSubmit={() => confirm(code)} problems={problems} label={t(titles[purpose][channel])}>
        <CodeField
          name="code"
          label={t('auth.fields.code')}
          hint={t(channel === 'email' ? 'auth.code.hintEmail' : 'auth.code.hintSms')}
          value={code}
          onChange={setCode}
          onComplete={confirm}
          error={errorOf('code')}
        />
        {!isCodeWrong && <FailureNotice failure={failure} />}
        <Button type="submit" isWide isPending={isChecking}>
          {t('auth.code.submit')}
        </Button>
      </Form>
      <ResendCode actor={actor} />
      {startOver && (
        <div className={styles.startOver}>
          <Button variant="quiet" onPress={startOver.onPress}>
            {startOver.label}
          </Button>
        </div>
      )}
    </div>
  );
}

type WhereItWentProps = Pick<ConfirmCodeContext, 'channel'> & { readonly sentTo: string | undefined };

function WhereItWent({ channel, sentTo }: WhereItWentProps) {
  const { t } = useTranslation();
  if (sentTo === undefined) return t('auth.code.sentSomewhere');
  return (
    <Trans
      i18nKey={channel === 'email' ? 'auth.code.sentByEmail' : 'auth.code.sentBySms'}
      values={{ sentTo }}
      components={{ strong: <strong /> }}
    />
  );
}
