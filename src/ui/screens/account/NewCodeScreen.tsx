import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import type { CodeStepProps } from './codeStep.ts';
import { LinkFailureNotice } from './LinkFailureNotice.tsx';
import { ResendWait } from './ResendWait.tsx';
import { usernameProblem } from './usernameProblem.ts';

/** The old code or link is over, or there never was one (AUT-46): says why, and sends another. */
export function NewCodeScreen({ actor, startOver }: CodeStepProps) {
  const { t } = useTranslation();
  const { purpose, username: known, failure } = useSelector(actor, ({ context }) => context);
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ askingNewCode: 'holdingResend' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const [username, setUsername] = useState(known ?? '');
  const { problems, errorOf, refuse } = useRefusals();
  const asksWho = purpose !== 'phone';

  function send() {
    const problem = asksWho ? usernameProblem(username) : undefined;
    if (refuse(problem ? [{ field: 'username', text: t(`fieldProblems.${problem}`) }] : [])) return;
    actor.send({ type: 'code.requested', ...(asksWho && { username: username.trim() }) });
  }

  return (
    <div className={styles.page}>
      <AuthHeading
        title={t('auth.newCode.title')}
        lead={t('auth.newCode.lead')}
        hasErrors={problems.length > 0}
        leadsBackToSignIn={purpose === 'account' || purpose === 'passwordReset'}
      />
      <LinkFailureNotice failure={failure} />
      <Form onSubmit={send} problems={problems} label={t('auth.newCode.title')}>
        {asksWho && (
          <TextField
            name="username"
            label={t('auth.fields.username')}
            autoComplete="username"
            value={username}
            onChange={setUsername}
            error={errorOf('username')}
          />
        )}
        <Button type="submit" isWide isDisabled={isHeld} isPending={isSending}>
          {t('auth.newCode.submit')}
        </Button>
        {isHeld && (
          <p className={styles.resend}>
            <ResendWait actor={actor} />
          </p>
        )}
      </Form>
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
