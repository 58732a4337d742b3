import { useTranslation } from 'react-i18next';
import { canadianProvinces, provinceOfPostalCode } from '#domain/reference/canadianProvinces.ts';
import { asksProvince } from '#domain/verification/personalDetails.ts';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { DetailsFieldsProps } from './detailsFields.ts';
import { detailsLabel } from './detailsTexts.ts';
import styles from './verifyIdentity.module.css';

/** The fields the person types, with the most characters each may have. */
const typed = {
  streetName: { maxLength: 120, autoComplete: 'off', isOptional: true },
  buildingNumber: { maxLength: 20, autoComplete: 'off', isOptional: true },
  address1: { maxLength: 120, autoComplete: 'address-line1', isOptional: false },
  address2: { maxLength: 120, autoComplete: 'address-line2', isOptional: true },
  city: { maxLength: 80, autoComplete: 'address-level2', isOptional: false },
  zip: { maxLength: 20, autoComplete: 'postal-code', isOptional: false },
  county: { maxLength: 80, autoComplete: 'address-level1', isOptional: true },
} as const;

/** KYC-30 to KYC-32. */
export function AddressFields(fields: DetailsFieldsProps) {
  const { t } = useTranslation();
  const { draft, country, change, errorOf, isLocked } = fields;
  const field = (name: keyof typeof typed) => {
    const { maxLength, autoComplete, isOptional } = typed[name];
    const label = detailsLabel({ t }, name, country);
    return {
      name,
      maxLength,
      autoComplete,
      label: isOptional ? t('verification.optional', { label }) : label,
      value: draft[name],
      onChange: (value: string) => change({ [name]: value }),
      error: errorOf(name),
      isDisabled: isLocked(name),
    };
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('verification.personal.address')}</legend>
      <div className={styles.pair}>
        <TextField {...field('streetName')} />
        <TextField {...field('buildingNumber')} />
      </div>
      <TextField {...field('address1')} />
      <TextField {...field('address2')} />
      <div className={styles.pair}>
        <TextField {...field('city')} />
        {asksProvince(country) ? <Province {...fields} /> : <TextField {...field('county')} />}
      </div>
      <div className={styles.pair}>
        <TextField {...field('zip')} onChange={(zip) => change({ zip, ...provinceBy(zip, fields) })} />
      </div>
    </fieldset>
  );
}

/** What the postal code says, until the person chose for themselves. */
function provinceBy(zip: string, { draft, country, isLocked }: DetailsFieldsProps): { county?: string } {
  const isTheirs = draft.county !== '' && draft.county !== provinceOfPostalCode(draft.zip);
  if (!asksProvince(country) || isTheirs || isLocked('county')) return {};
  return { county: provinceOfPostalCode(zip) ?? '' };
}

function Province({ draft, country, change, errorOf, isLocked }: DetailsFieldsProps) {
  const { t } = useTranslation();
  return (
    <Select
      name="county"
      label={t('verification.optional', { label: detailsLabel({ t }, 'county', country) })}
      items={canadianProvinces.map(({ code }) => ({ id: code, label: t(`verification.provinces.${code}`) }))}
      value={canadianProvinces.find(({ code }) => code === draft.county)?.code ?? null}
      onChange={(county) => change({ county })}
      error={errorOf('county')}
      isDisabled={isLocked('county')}
    />
  );
}
