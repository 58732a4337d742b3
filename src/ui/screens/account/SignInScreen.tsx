import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInPasswordFits, signInPlaceholderMinimum } from '#domain/account/passwordRules.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { SignInActor } from '#src/machines/account/sign-in/signInMachine.ts';
import { Button } from '../../controls/Button.tsx';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { Form } from '../../controls/Form.tsx';
import { PasswordField } from '../../controls/PasswordField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import { useHydrated } from '../../controls/useHydrated.ts';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useTypedForm } from '../../flows/typedForms.ts';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

export function SignInScreen({ actor }: { readonly actor: SignInActor }) {
  const { t, i18n } = useTranslation();
  const known = useSelector(actor, ({ context }) => context.username);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSigningIn = useSelector(actor, (snapshot) => snapshot.matches('signingIn'));
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isUsingPasskey = useSelector(actor, (snapshot) => snapshot.matches('provingPasskey'));
  const { typed, keep } = useTypedForm('signIn', actor);
  // As it was written to HTML the page knows nobody, and what is typed into it meanwhile comes first.
  const isLive = useHydrated();
  const before = known ?? typed.username ?? '';
  const [username, setUsername] = useState(isLive ? before : '');
  const fillIn = useEffectEvent(() => setUsername((now) => now || before));
  useEffect(() => fillIn(), []);
  const [password, setPassword] = useState('');
  const isWrong = failure?.code === 'credentialsWrong';
  const answered = useMemo(
    () => (failure && isWrong ? [{ field: 'password', text: failureText({ t, i18n }, failure) }] : []),
    [failure, isWrong, t, i18n],
  );
  const { problems, firstProblem, errorOf, refuse } = useRefusals(answered);

  function problemsNow(): FieldProblem[] {
    const problems: FieldProblem[] = [];
    if (username.trim() === '') problems.push({ field: 'username', text: t('fieldProblems.usernameRequired') });
    if (password === '') {
      problems.push({
        field: 'password',
        text: t('fieldProblems.labelRequired', { label: t('auth.fields.password') }),
      });
    } else if (!signInPasswordFits(password)) {
      problems.push({ field: 'password', text: t('fieldProblems.signInPasswordLength') });
    }
    return problems;
  }

  function signIn() {
    if (!refuse(problemsNow())) actor.send({ type: 'credentials.entered', username: username.trim(), password });
  }

  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.signIn.title')} lead={t('auth.signIn.lead')} hasErrors={problems.length > 0} />
      <noscript>
        <p>{t('auth.signIn.noScript')}</p>
      </noscript>
      <Form onSubmit={signIn} problems={firstProblem} label={t('common.signIn')}>
        <TextField
          name="username"
          label={t('auth.fields.username')}
          autoComplete="username"
          value={username}
          onChange={(next) => {
            setUsername(next);
            keep({ username: next });
          }}
          error={errorOf('username')}
        />
        <PasswordField
          name="password"
          label={t('auth.fields.password')}
          placeholder={t('auth.fields.passwordPlaceholder', { minimum: signInPlaceholderMinimum })}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
        />
        <div className={styles.besideLabel}>
          <TextLink to="/forget-password" isRoomy>
            {t('auth.signIn.forgot')}
          </TextLink>
        </div>
        {!isWrong && <FailureNotice failure={failure} />}
        {/* Sent by the browser itself a password would stand in the address. */}
        <Button type="submit" isWide isPending={isSigningIn} isDisabled={!isLive}>
          {t('common.signIn')}
        </Button>
      </Form>
      <p className={styles.divider}>{t('auth.or')}</p>
      <Button
        variant="secondary"
        isWide
        isPending={isUsingPasskey}
        isDisabled={!isLive || (isWorking && !isUsingPasskey)}
        onPress={() => actor.send({ type: 'passkey.chosen' })}
      >
        {t('auth.signIn.withPasskey')}
      </Button>
      <ButtonLink to="/sign-up?with=email" variant="secondary" isWide>
        {t('auth.signUpWithEmail')}
      </ButtonLink>
      <p className={styles.aside}>
        {t('auth.signIn.newHere')}
        <TextLink to="/sign-up" isRoomy>
          {t('common.signUp')}
        </TextLink>
      </p>
    </div>
  );
}
