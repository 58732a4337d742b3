import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { parseCameroonAccount, spacedCameroonAccount } from '#domain/recipient/cameroonAccount.ts';
import { maskAccount } from '#domain/recipient/maskAccount.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { type MobileNetwork, mobileNetworkLabels } from '#domain/reference/mobileNetworks.ts';
import { pickupPointsOf } from '#domain/reference/pickupPoints.ts';

/** '+237 671 234 567': groups of three, as people read numbers aloud. */
export const phoneText = ({
  phoneCode = '',
  mobile = '',
}: Pick<Recipient['profile'], 'phoneCode' | 'mobile'>): string =>
  `${phoneCode} ${mobile.replace(/\B(?=(\d{3})+$)/g, ' ')}`.trim();

export const networkName = (provider: string | undefined): string | undefined =>
  provider !== undefined && isNetwork(provider) ? mobileNetworkLabels[provider] : provider;

const isNetwork = (provider: string): provider is MobileNetwork => provider in mobileNetworkLabels;

/** A bank account whole, in groups where its country writes it so. */
export function accountText({ recipientAccountNumber = '', accountNumber }: Recipient['profile']): string | undefined {
  const account = parseCameroonAccount(recipientAccountNumber);
  return account.ok ? spacedCameroonAccount(account.value) : accountNumber;
}

/** Where the money is brought: bank and account, or method and phone (RCP-03). */
export function recipientPlace({ profile }: Recipient, t: TFunction): string {
  switch (profile.transferMethod) {
    case 'bank_transfer':
      return [profile.bankName, maskAccount(profile.recipientAccountNumber ?? profile.accountNumber ?? '')]
        .filter(Boolean)
        .join(' · ');
    case 'mobile_money':
      return [networkName(profile.mobileMoneyProvider) ?? t('methods.mobile_money'), phoneText(profile)].join(' · ');
    case 'cash_pickup':
      return [t('methods.cash_pickup'), pickupPointName(profile), profile.mobile && phoneText(profile)]
        .filter(Boolean)
        .join(' · ');
  }
}

export function useRecipientPlace(): (recipient: Recipient) => string {
  const { t } = useTranslation();
  return (recipient) => recipientPlace(recipient, t);
}

/** The same, the number whole: whoever is about to pay checks it. */
export const recipientNumber = ({ profile }: Recipient, t: TFunction): string =>
  [
    networkName(profile.mobileMoneyProvider) ?? profile.bankName ?? t(`methods.${profile.transferMethod}`),
    pickupPointName(profile),
    accountText(profile) ?? (profile.mobile && phoneText(profile)),
  ]
    .filter(Boolean)
    .join(' · ');

export function useRecipientNumber(): (recipient: Recipient) => string {
  const { t } = useTranslation();
  return (recipient) => recipientNumber(recipient, t);
}

export function pickupPointName({ pickupPoint, countryCode }: Recipient['profile']): string | undefined {
  const points = isPayoutCountry(countryCode) ? pickupPointsOf(countryCode) : [];
  return points.find(({ id }) => id === pickupPoint)?.name ?? pickupPoint;
}
