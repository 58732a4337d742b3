import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResetPasswordActor } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import { LinkFailureNotice } from './LinkFailureNotice.tsx';
import { usernameProblem } from './usernameProblem.ts';

export function ForgotPasswordScreen({ actor }: { readonly actor: ResetPasswordActor }) {
  const { t } = useTranslation();
  const { username: known, failure } = useSelector(actor, ({ context }) => context);
  const isRequesting = useSelector(actor, (snapshot) => snapshot.matches('requestingReset'));
  const [username, setUsername] = useState(known ?? '');
  const { problems, errorOf, refuse } = useRefusals();

  function send() {
    const problem = usernameProblem(username);
    if (refuse(problem ? [{ field: 'username', text: t(`fieldProblems.${problem}`) }] : [])) return;
    actor.send({ type: 'username.entered', username: username.trim() });
  }

  return (
    <div className={styles.page}>
      <AuthHeading
        title={t('auth.forgot.title')}
        lead={t('auth.forgot.lead')}
        hasErrors={problems.length > 0}
        leadsBackToSignIn
      />
      <LinkFailureNotice failure={failure} />
      <Form onSubmit={send} problems={problems} label={t('auth.forgot.title')}>
        <TextField
          name="username"
          label={t('auth.fields.username')}
          autoComplete="username"
          value={username}
          onChange={setUsername}
          error={errorOf('username')}
        />
        <Button type="submit" isWide isPending={isRequesting}>
          {t('auth.forgot.submit')}
        </Button>
      </Form>
    </div>
  );
}
