import type { TFunction } from 'i18next';
import type { User } from '#contract/account/account.ts';
import { missingProfileFields, type ProfileField } from '#domain/account/requiredProfileFields.ts';
import { dayMonthYear } from '#domain/account/writtenDay.ts';
import { canadianProvinces } from '#domain/reference/canadianProvinces.ts';
import { isProfession } from '#domain/reference/professions.ts';
import { asksOrigins, asksProvince, payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { detailsLabel } from '../../verification/detailsTexts.ts';

export type ProfileFact = {
  readonly field: string;
  readonly label: string;
  readonly value: string | undefined;
  /** It has to be there, and is not (PRF-04). */
  readonly isMissing: boolean;
};

type Words = { readonly t: TFunction; readonly countryName: (code: string) => string };

/** Everything the read-only card shows, in groups (PRF-01). */
export function profileDetails({ t, countryName }: Words, { profile, username, hasEmail }: User) {
  const country = profile.location_country;
  const missing: readonly string[] = missingProfileFields(profile, payInCurrencyFrom(country));
  const fact = (field: string, label: string, value: string | undefined): ProfileFact => ({
    field,
    label,
    value: value?.trim() || undefined,
    isMissing: missing.includes(field),
  });
  const named = (code: string | undefined) => code && countryName(code);
  const { gender, genderSpecification } = profile;
  const genderName = gender && t(`verification.genders.${gender}`);
  return {
    you: [
      fact('birthDate', t('auth.fields.birthDate'), dayMonthYear(profile)),
      fact('gender', t('verification.fields.gender'), genderSpecification ?? genderName),
      fact('email', t('auth.fields.email'), hasEmail ? username : undefined),
      fact('mobile', t('auth.fields.mobile'), `${profile.phoneCode} ${profile.mobile}`),
      fact('location_country', t('account.profile.country'), countryName(country)),
    ],
    address: [
      fact('streetName', t('account.profile.building'), profile.streetName),
      fact('buildingNumber', t('verification.fields.buildingNumber'), profile.buildingNumber),
      fact('address1', t('verification.fields.address1'), profile.address1),
      fact('address2', t('verification.fields.address2'), profile.address2),
      fact('city', t('verification.fields.city'), profile.city),
      fact('county', detailsLabel({ t }, 'county', country), countyName(t, country, profile.county)),
      fact('zip', t('verification.fields.zip'), profile.zip),
    ],
    origins: asksOrigins(country)
      ? [
          fact('birthCountryCode', t('verification.fields.birthCountryCode'), named(profile.birthCountryCode)),
          fact('birthCityName', t('verification.fields.birthCityName'), profile.birthCityName),
          fact(
            'citizenshipCountryCode',
            t('verification.fields.citizenshipCountryCode'),
            named(profile.citizenshipCountryCode),
          ),
          fact('professionId', t('verification.fields.professionId'), professionName(t, profile.professionId)),
        ]
      : [],
  };
}

function countyName(t: TFunction, country: string, county: string | undefined): string | undefined {
  const province = asksProvince(country) ? canadianProvinces.find(({ code }) => code === county) : undefined;
  return province ? t(`verification.provinces.${province.code}`) : county;
}

const professionName = (t: TFunction, id: string | undefined): string | undefined =>
  id !== undefined && isProfession(id) ? t(`auth.professions.${id}`) : id;

/** Something was asked for after the profile had been submitted (PRF-05). */
export const needsUpdate = ({ profile }: User): boolean => profile.address1 !== undefined && lacks(profile).length > 0;

/** Personal details were submitted once, so they can be edited (PRF-02). */
export const isSubmitted = ({ profile }: User): boolean => profile.address1 !== undefined;

const lacks = (profile: User['profile']): readonly ProfileField[] =>
  missingProfileFields(profile, payInCurrencyFrom(profile.location_country));
