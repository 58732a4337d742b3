import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { checkPassword, confirmationMatches, passwordRules } from '#domain/account/passwordRules.ts';
import { failureText } from '#src/locales/failureText.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { ResetPasswordActor } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { Button } from '../../controls/Button.tsx';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { Form } from '../../controls/Form.tsx';
import { PasswordField } from '../../controls/PasswordField.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { passwordChecklist, passwordNeedsText, type TextWords } from '../../flows/passwordTexts.ts';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

export function NewPasswordScreen({ actor }: { readonly actor: ResetPasswordActor }) {
  const words = useTranslation();
  const { t, i18n } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isResetting = useSelector(actor, (snapshot) => snapshot.matches('resettingPassword'));
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const answered = useMemo(() => answeredTexts({ t, i18n }, failure), [failure, t, i18n]);
  const { problems, firstProblem, errorOf, refuse } = useRefusals(answered);

  function problemsNow(): FieldProblem[] {
    const unmet = checkPassword(password, 'change').flatMap(({ rule, met }) => (met ? [] : [rule]));
    const texts: FieldProblem[] = [];
    if (unmet.length > 0) texts.push({ field: 'password', text: passwordNeedsText(words, unmet, 'change') });
    if (!confirmationMatches({ password, confirmation })) {
      texts.push({ field: 'confirmation', text: t('fieldProblems.passwordsDiffer') });
    }
    return texts;
  }

  function change() {
    if (!refuse(problemsNow())) actor.send({ type: 'password.entered', password, confirmation });
  }

  return (
    <div className={styles.page}>
      <AuthHeading
        title={t('auth.newPassword.title')}
        lead={t('auth.newPassword.lead')}
        hasErrors={problems.length > 0}
        leadsBackToSignIn
      />
      {problems.length === 0 && <FailureNotice failure={failure} />}
      <Form onSubmit={change} problems={firstProblem} label={t('auth.newPassword.title')}>
        <PasswordField
          name="password"
          label={t('auth.fields.newPassword')}
          autoComplete="new-password"
          rules={passwordChecklist(words, password, 'change')}
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
        />
        <PasswordField
          name="confirmation"
          label={t('auth.fields.confirmation')}
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={errorOf('confirmation')}
        />
        <Button type="submit" isWide isPending={isResetting}>
          {t('auth.newPassword.submit')}
        </Button>
      </Form>
    </div>
  );
}

/** What the server has against the password itself stands beside it. */
function answeredTexts(words: TextWords, failure: Failure | undefined): FieldProblem[] {
  if (!failure) return [];
  const fields = failure.details.fields ?? [];
  const missed = passwordRules.filter((rule) => fields.some(({ problem }) => problem === rule));
  if (missed.length > 0) return [{ field: 'password', text: passwordNeedsText(words, missed, 'change') }];
  if (fields.length > 0) return fields.map(({ field, problem }) => ({ field, text: fieldProblemText(words, problem) }));
  return failure.code === 'passwordRefused' ? [{ field: 'password', text: failureText(words, failure) }] : [];
}
