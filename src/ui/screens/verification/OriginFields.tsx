import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { homeCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import { isProfession } from '#domain/reference/professions.ts';
import { professionsQuery } from '#src/services/lookup/lookupQueries.ts';
import { ComboBox } from '../../controls/ComboBox.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import type { DetailsFieldsProps } from './detailsFields.ts';
import styles from './verifyIdentity.module.css';

/** Asked of those who pay in euros (KYC-28). */
export function OriginFields(fields: DetailsFieldsProps) {
  const { t } = useTranslation();
  const { draft, change, errorOf, isLocked } = fields;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('verification.personal.origins')}</legend>
      <div className={styles.pair}>
        <CountryField {...fields} field="birthCountryCode" />
        <TextField
          name="birthCityName"
          label={t('verification.fields.birthCityName')}
          maxLength={80}
          value={draft.birthCityName}
          onChange={(birthCityName) => change({ birthCityName })}
          error={errorOf('birthCityName')}
          isDisabled={isLocked('birthCityName')}
        />
      </div>
      <div className={styles.pair}>
        <CountryField {...fields} field="citizenshipCountryCode" />
        <ProfessionField {...fields} />
      </div>
    </fieldset>
  );
}

type CountryFieldProps = DetailsFieldsProps & { readonly field: 'birthCountryCode' | 'citizenshipCountryCode' };

function CountryField({ field, draft, change, errorOf, isLocked }: CountryFieldProps) {
  const { t, i18n } = useTranslation();
  const { country: nameOf } = useFormats();
  const countries = useMemo(() => {
    const named = homeCountryCodes.map((id) => ({ id, label: nameOf(id) }));
    return named.sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  }, [nameOf, i18n.language]);
  return (
    <ComboBox
      name={field}
      label={t(`verification.fields.${field}`)}
      items={countries}
      value={draft[field] || null}
      onChange={(code) => change({ [field]: code ?? '' })}
      error={errorOf(field)}
      isDisabled={isLocked(field)}
    />
  );
}

/** The server's list (KYC-34); a profession we have words for is named in the reader's language. */
function ProfessionField({ draft, change, errorOf, isLocked }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const { data: professions, isError, isPending } = useQuery(professionsQuery);
  const items = (professions ?? []).map(({ id, name }) => ({
    id,
    label: isProfession(id) ? t(`auth.professions.${id}`) : name,
  }));
  return (
    <ComboBox
      key={isPending ? 'waiting' : 'ready'}
      name="professionId"
      label={t('verification.fields.professionId')}
      items={items}
      value={items.length > 0 ? draft.professionId || null : null}
      onChange={(professionId) => change({ professionId: professionId ?? '' })}
      error={errorOf('professionId') ?? (isError ? t('verification.personal.professionsFailed') : undefined)}
      isDisabled={isLocked('professionId')}
    />
  );
}
