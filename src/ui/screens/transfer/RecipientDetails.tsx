import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { maskAccount } from '#domain/recipient/maskAccount.ts';
import { countryName } from '#domain/reference/countries.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { type Fact, Facts } from '../../controls/DescriptionList.tsx';
import { networkName, pickupPointName } from '../../formats/recipientText.ts';
import { useFormats } from '../../formats/useFormats.ts';

/** Who gets it and where; numbers are shown as far as one needs to know them again. */
export function RecipientDetails({ recipient }: { readonly recipient: Recipient }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { verifiedAccountName, profile } = recipient;
  const { accountNumber = profile.recipientAccountNumber, countryCode } = profile;
  const fact = (name: FactName, value: string | undefined): Fact[] =>
    value ? [{ label: t(`transfer.recipientFacts.${name}`), value }] : [];
  return (
    <Facts
      facts={[
        ...fact('name', fullName(recipient)),
        ...fact('verifiedName', verifiedAccountName),
        ...fact('country', isPayoutCountry(countryCode) ? countryName(countryCode, locale) : countryCode),
        ...fact('method', t(`methods.${profile.transferMethod}`)),
        ...fact('network', networkName(profile.mobileMoneyProvider)),
        ...fact('mobile', profile.mobile && maskAccount(profile.mobile)),
        ...fact('bank', profile.bankName),
        ...fact('account', accountNumber && maskAccount(accountNumber)),
        ...fact('pickupPoint', pickupPointName(profile)),
      ]}
    />
  );
}

type FactName =
  | 'name'
  | 'verifiedName'
  | 'country'
  | 'method'
  | 'network'
  | 'mobile'
  | 'bank'
  | 'account'
  | 'pickupPoint';
