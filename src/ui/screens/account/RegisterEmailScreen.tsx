import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '#domain/account/emailRule.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { RegisterEmailActor } from '#src/machines/account/register-email/registerEmailMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

/** AUT-29. */
export function RegisterEmailScreen({ actor }: { readonly actor: RegisterEmailActor }) {
  const { t, i18n } = useTranslation();
  const { email: known, failure } = useSelector(actor, ({ context }) => context);
  const isRegistering = useSelector(actor, (snapshot) => snapshot.matches('registeringEmail'));
  const [text, setText] = useState(known ?? '');
  const answered = useMemo(
    () =>
      (failure?.details.fields ?? []).map(({ field, problem }) => ({
        field,
        text: fieldProblemText({ t, i18n }, problem),
      })),
    [failure, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);

  function register() {
    const email = checkEmail(text);
    if (email.ok) {
      refuse([]);
      actor.send({ type: 'email.entered', email: email.value });
    } else {
      refuse([{ field: 'email', text: t(`fieldProblems.${email.refusal}`) }]);
    }
  }

  return (
    <div className={styles.page}>
      <AuthHeading
        title={t('auth.registerEmail.title')}
        lead={t('auth.registerEmail.lead')}
        hasErrors={problems.length > 0}
      />
      {problems.length === 0 && <FailureNotice failure={failure} />}
      <Form onSubmit={register} problems={problems} label={t('auth.registerEmail.title')}>
        <TextField
          name="email"
          type="email"
          label={t('auth.fields.email')}
          autoComplete="email"
          value={text}
          onChange={setText}
          error={errorOf('email')}
        />
        <Button type="submit" isWide isPending={isRegistering}>
          {t('auth.registerEmail.submit')}
        </Button>
      </Form>
    </div>
  );
}
