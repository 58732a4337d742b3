import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { personalInfoSubmitted } from '#domain/verification/verificationState.ts';
import type { VerifyIdentityActor } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';
import { Section } from './Section.tsx';
import styles from './verifyIdentity.module.css';

type PersonalSectionProps = {
  readonly actor: VerifyIdentityActor;
  readonly user: User;
  /** The machine waits for the details. */
  readonly isAsked: boolean;
};

/** A form until it was submitted, and then a tag (KYC-02, KYC-11). */
export function PersonalSection({ actor, user, isAsked }: PersonalSectionProps) {
  const { t } = useTranslation();
  const isSubmitted = personalInfoSubmitted(user.profile, payInCurrencyFrom(user.profile.location_country));
  const isCompleted = isSubmitted && !isAsked;
  const { firstName, lastName, address1 = '', city = '', zip = '' } = user.profile;
  return (
    <Section
      title={t('verification.personal.title')}
      badge={
        isCompleted
          ? { tone: 'positive', label: t('verification.badges.completed') }
          : { tone: 'warning', label: t('verification.badges.toDo') }
      }
    >
      {isAsked && <DetailsStep actor={actor} user={user} />}
      {isCompleted && (
        <p className={styles.text}>
          {`${firstName} ${lastName}`}
          <br />
          {[address1, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}
        </p>
      )}
    </Section>
  );
}

function DetailsStep({ actor, user }: Pick<PersonalSectionProps, 'actor' | 'user'>) {
  const { t } = useTranslation();
  const { details, failure } = useSelector(actor, ({ context }) => context);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches('submittingPersonalDetails'));
  return (
    <PersonalDetailsForm
      user={user}
      typed={details}
      failure={failure}
      isSubmitting={isSubmitting}
      onSubmit={(answers) => actor.send({ type: 'details.entered', details: answers })}
      submitLabel={t('verification.personal.submit')}
    />
  );
}
