import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { checkPassword, confirmationMatches, passwordRules } from '#domain/account/passwordRules.ts';
import { failureText } from '#src/locales/failureText.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { ChangePasswordActor } from '#src/machines/account/change-password/changePasswordMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import type { FieldProblem } from '../../../controls/ErrorSummary.tsx';
import { Form } from '../../../controls/Form.tsx';
import { notify } from '../../../controls/notify.tsx';
import { PasswordField } from '../../../controls/PasswordField.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { passwordChecklist, passwordNeedsText, type TextWords } from '../../../flows/passwordTexts.ts';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import { useRefusals } from '../../../flows/useRefusals.ts';
import styles from './settings.module.css';

/** The known password, and the new one twice (PRF-08, PRF-13 to PRF-17). */
export function ChangePasswordScreens({ actor }: { readonly actor: ChangePasswordActor }) {
  const words = useTranslation();
  const { t } = words;
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  const isChanging = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  useActorSteps(actor, (now, before) => {
    if (now.matches('changed')) notify({ tone: 'positive', text: t('account.password.changed') });
    if (before.hasTag('waiting') && now.matches('askingPasswords')) {
      notify({ tone: 'danger', text: t('common.passwordNotChanged') });
    }
  });
  return (
    <Dialog
      title={t('account.password.title')}
      isOpen={isOpen}
      onClose={isChanging ? undefined : () => actor.send({ type: 'change.left' })}
    >
      <PasswordsForm actor={actor} isChanging={isChanging} />
    </Dialog>
  );
}

const nothing = { oldPassword: '', password: '', confirmation: '' };
type Typed = typeof nothing;

/** Mounted with the dialog, so that no password survives it. */
function PasswordsForm({ actor, isChanging }: { readonly actor: ChangePasswordActor; readonly isChanging: boolean }) {
  const words = useTranslation();
  const { t, i18n } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [typed, setTyped] = useState(nothing);
  const answered = useMemo(() => answeredTexts({ t, i18n }, failure), [failure, t, i18n]);
  const { problems, firstProblem, errorOf, refuse } = useRefusals(answered);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: errorOf(name),
  });
  const change = () => {
    if (!refuse(problemsOf(words, typed))) actor.send({ type: 'passwords.entered', ...typed });
  };
  return (
    <Form onSubmit={change} problems={firstProblem} label={t('account.password.title')}>
      <p className={styles.lead}>{t('account.password.lead')}</p>
      <PasswordField {...field('oldPassword')} label={t('account.password.old')} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={t('auth.fields.newPassword')}
        autoComplete="new-password"
        rules={passwordChecklist(words, typed.password, 'change')}
        blocksPaste
      />
      <PasswordField
        {...field('confirmation')}
        label={t('auth.fields.confirmation')}
        autoComplete="new-password"
        blocksPaste
      />
      {problems.length === 0 && <FailureNotice failure={failure} />}
      <Button type="submit" isWide isPending={isChanging}>
        {t('account.password.submit')}
      </Button>
    </Form>
  );
}

function problemsOf(words: TextWords, { oldPassword, ...chosen }: Typed): FieldProblem[] {
  const { t } = words;
  const texts: FieldProblem[] = [];
  if (oldPassword === '') texts.push({ field: 'oldPassword', text: t('account.password.oldRequired') });
  const unmet = checkPassword(chosen.password, 'change').flatMap(({ rule, met }) => (met ? [] : [rule]));
  if (unmet.includes('minimumLength')) texts.push({ field: 'password', text: t('account.password.tooShort') });
  else if (unmet.includes('maximumLength')) texts.push({ field: 'password', text: t('account.password.tooLong') });
  else if (unmet.length > 0) texts.push({ field: 'password', text: passwordNeedsText(words, unmet, 'change') });
  if (!confirmationMatches(chosen)) texts.push({ field: 'confirmation', text: t('fieldProblems.passwordsDiffer') });
  return texts;
}

/** What the server has against one of them stands beside it. */
function answeredTexts(words: TextWords, failure: Failure | undefined): FieldProblem[] {
  if (!failure) return [];
  if (failure.code === 'oldPasswordWrong') return [{ field: 'oldPassword', text: failureText(words, failure) }];
  const fields = failure.details.fields ?? [];
  const missed = passwordRules.filter((rule) => fields.some(({ problem }) => problem === rule));
  if (missed.length > 0) return [{ field: 'password', text: passwordNeedsText(words, missed, 'change') }];
  return fields.map(({ field, problem }) => ({ field, text: fieldProblemText(words, problem) }));
}
