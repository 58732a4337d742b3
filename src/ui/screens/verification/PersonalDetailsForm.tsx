import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import { asksOrigins, lockedDetails } from '#domain/verification/personalDetails.ts';
import { textOf } from '#src/machines/typedForm.ts';
import { answersFrom, checkDraft, draftFrom } from '#src/machines/verification/verify-identity/detailsDraft.ts';
import type { PersonalAnswers } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useTypedForms } from '../../flows/typedForms.ts';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AddressFields } from './AddressFields.tsx';
import type { DetailsFieldsProps } from './detailsFields.ts';
import { detailsSummary, detailsTexts } from './detailsTexts.ts';
import { GenderField } from './GenderField.tsx';
import { KnownDetails } from './KnownDetails.tsx';
import { OriginFields } from './OriginFields.tsx';
import styles from './verifyIdentity.module.css';

type PersonalDetailsFormProps = {
  readonly user: User;
  /** What was typed before a refusal took the form away. */
  readonly typed?: PersonalAnswers | undefined;
  readonly failure: Failure | undefined;
  readonly isSubmitting: boolean;
  readonly onSubmit: (details: PersonalAnswers) => void;
  readonly submitLabel: string;
};

/** KYC-26 to KYC-34. Whatever is refused, by us or by the server, everything typed stays. */
export function PersonalDetailsForm(props: PersonalDetailsFormProps) {
  const { user, typed, failure, isSubmitting, onSubmit, submitLabel } = props;
  const words = useTranslation();
  const { t, i18n } = words;
  const forms = useTypedForms();
  const [draft, setDraft] = useState(() => draftFrom(user, { ...typed, ...forms.read('personalDetails') }));
  const country = user.profile.location_country;
  const answered = useMemo(
    () => detailsTexts({ t, i18n }, failure?.details.fields ?? [], country),
    [failure, country, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);
  const summary = useMemo(() => detailsSummary({ t, i18n }, problems, country), [problems, country, t, i18n]);
  const locked = lockedDetails(user.profile);
  const fields: DetailsFieldsProps = {
    draft,
    country,
    change(change) {
      setDraft((before) => ({ ...before, ...change }));
      forms.keep('personalDetails', textOf(change));
    },
    errorOf,
    isLocked: (field) => locked.includes(field),
  };

  function submit() {
    const checked = checkDraft(user, draft);
    if (checked.ok) {
      refuse([]);
      onSubmit(answersFrom(checked));
    } else {
      refuse(detailsTexts(words, checked.faults, country));
    }
  }

  return (
    <Form onSubmit={submit} problems={summary} label={t('verification.personal.title')}>
      <KnownDetails user={user} />
      <GenderField {...fields} />
      <AddressFields {...fields} />
      {asksOrigins(country) && <OriginFields {...fields} />}
      {problems.length === 0 && <FailureNotice failure={failure} />}
      <div className={styles.submit}>
        <Button type="submit" isWide isPending={isSubmitting}>
          {submitLabel}
        </Button>
        <p className={styles.hint}>{t('verification.personal.lockedLater')}</p>
      </div>
    </Form>
  );
}
