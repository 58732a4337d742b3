import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../controls/RadioGroup.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { DetailsFieldsProps } from './detailsFields.ts';
import styles from './verifyIdentity.module.css';

const genders = ['female', 'male', 'others'] as const;

/** 'Others' may be said in words (KYC-33). */
export function GenderField({ draft, change, errorOf, isLocked }: DetailsFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <RadioGroup
        name="gender"
        label={t('verification.optional', { label: t('verification.fields.gender') })}
        items={genders.map((id) => ({ id, label: t(`verification.genders.${id}`) }))}
        value={genders.find((gender) => gender === draft.gender) ?? null}
        onChange={(gender) => change({ gender })}
        error={errorOf('gender')}
        isDisabled={isLocked('gender')}
      />
      {draft.gender === 'others' && (
        <TextField
          name="genderSpecification"
          label={t('verification.optional', { label: t('verification.fields.genderSpecification') })}
          maxLength={60}
          value={draft.genderSpecification}
          onChange={(genderSpecification) => change({ genderSpecification })}
          isDisabled={isLocked('genderSpecification')}
          error={errorOf('genderSpecification')}
        />
      )}
    </div>
  );
}
