import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpActor } from '#src/machines/sign-up/signUpMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useTypedForm } from '../typed-forms/typedForms.ts';
import { AboutYouSection } from './AboutYouSection.tsx';
import { AgreementsSection } from './AgreementsSection.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import { FailureNotice } from './FailureNotice.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ReachYouSection } from './ReachYouSection.tsx';
import { checkDraft, draftFrom, type RegistrationDraft, typedDetails, typedText } from './registrationDraft.ts';
import { registrationTexts, summaryTexts } from './registrationTexts.ts';
import { useRefusals } from './useRefusals.ts';

/** Creating an account (AUT-25). Whatever is refused, by us or by the server, everything typed stays. */
export function SignUpScreen({ actor }: { readonly actor: SignUpActor }) {
  const words = useTranslation();
  const { t, i18n } = words;
  const { details, referralCode, failure } = useSelector(actor, ({ context }) => context);
  const isRegistering = useSelector(actor, (snapshot) => snapshot.matches('registeringAccount'));
  const { typed, keep } = useTypedForm('registration', actor);
  const [draft, setDraft] = useState(() => draftFrom({ referralCode, ...details, ...typedDetails(typed) }));
  const answered = useMemo(
    () => registrationTexts({ t, i18n }, failure?.details.fields ?? [], details?.countryCode ?? 'GB'),
    [failure, details, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);
  const summary = useMemo(() => summaryTexts({ t, i18n }, problems), [problems, t, i18n]);
  const section = {
    draft,
    change(change: Partial<RegistrationDraft>) {
      setDraft((before) => ({ ...before, ...change }));
      keep(typedText(change));
    },
    errorOf,
  };

  function register() {
    const checked = checkDraft(draft, today());
    if (checked.ok) {
      refuse([]);
      actor.send({ type: 'details.entered', details: checked.registration });
    } else {
      refuse(registrationTexts(words, checked.problems, draft.countryCode));
    }
  }

  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.signUp.title')} lead={t('auth.signUp.lead')} hasErrors={problems.length > 0} />
      <Form onSubmit={register} problems={summary} label={t('auth.signUp.title')}>
        <AboutYouSection {...section} />
        <ReachYouSection {...section} />
        <PasswordSection {...section} />
        <AgreementsSection {...section} />
        {problems.length === 0 && <FailureNotice failure={failure} />}
        <Button type="submit" isWide isPending={isRegistering}>
          {t('common.signUp')}
        </Button>
      </Form>
      <p className={styles.aside}>
        {t('auth.welcome.haveAccount')}
        <TextLink to="/sign-in" isRoomy>
          {t('common.signIn')}
        </TextLink>
      </p>
    </div>
  );
}

/** By the visitor's own clock; the server asks its own. */
function today() {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
