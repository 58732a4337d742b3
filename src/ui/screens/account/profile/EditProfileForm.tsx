import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { type ProfileChanges, profileChanges } from '#contract/account/profile.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import {
  asksOrigins,
  changeableDetails,
  checkProfileEdit,
  lockedWhenEditing,
} from '#domain/verification/personalDetails.ts';
import { draftFrom } from '#src/machines/verification/verify-identity/detailsDraft.ts';
import { Button } from '../../../controls/Button.tsx';
import { Form } from '../../../controls/Form.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { useRefusals } from '../../../flows/useRefusals.ts';
import { AddressFields } from '../../verification/AddressFields.tsx';
import { detailsSummary, detailsTexts } from '../../verification/detailsTexts.ts';
import { GenderField } from '../../verification/GenderField.tsx';
import { KnownDetails } from '../../verification/KnownDetails.tsx';
import { OriginFields } from '../../verification/OriginFields.tsx';
import styles from './profile.module.css';

type EditProfileFormProps = {
  readonly user: User;
  readonly failure: Failure | undefined;
  readonly isSaving: boolean;
  readonly onSave: (changes: ProfileChanges) => void;
};

/** Address, gender and profession may change; who somebody is stays locked (D-41). */
export function EditProfileForm({ user, failure, isSaving, onSave }: EditProfileFormProps) {
  const words = useTranslation();
  const { t, i18n } = words;
  const [draft, setDraft] = useState(() => draftFrom(user));
  const country = user.profile.location_country;
  const answered = useMemo(
    () => detailsTexts({ t, i18n }, failure?.details.fields ?? [], country),
    [failure, country, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);
  const summary = useMemo(() => detailsSummary({ t, i18n }, problems, country), [problems, country, t, i18n]);
  const locked = lockedWhenEditing(user.profile);
  const fields = {
    draft,
    country,
    change: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
    errorOf,
    isLocked: (field: (typeof locked)[number]) => locked.includes(field),
  };

  function save() {
    const checked = checkProfileEdit({ profile: user.profile, given: draft, country });
    if (!checked.ok) {
      refuse(detailsTexts(words, checked.faults, country));
      return;
    }
    refuse([]);
    onSave(profileChanges.parse(changeableDetails(checked.value, { profile: user.profile, country })));
  }

  return (
    <Form onSubmit={save} problems={summary} label={t('account.profile.editTitle')}>
      <p className={styles.lead}>{t('account.profile.editLead')}</p>
      <KnownDetails user={user} />
      <GenderField {...fields} />
      <AddressFields {...fields} />
      {asksOrigins(country) && <OriginFields {...fields} />}
      {problems.length === 0 && <FailureNotice failure={failure} />}
      <Button type="submit" isWide isPending={isSaving}>
        {t('account.profile.save')}
      </Button>
    </Form>
  );
}
