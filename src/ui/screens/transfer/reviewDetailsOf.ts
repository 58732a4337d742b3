import type { TFunction } from 'i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { accountText, networkName, phoneText, pickupPointName } from '../../formats/recipientText.ts';
import type { Formats } from '../../formats/useFormats.ts';
import { transferReasonText } from '../../formats/useTransferReason.ts';

type ReviewFact = { readonly label: string; readonly value: string };

type Reader = { readonly t: TFunction; readonly formats: Formats };

/** Everything that could be wrong; without what stands beside its change already. */
export function reviewDetailsOf(
  transfer: Transfer,
  { t, formats }: Reader,
  { isBesideChanges }: { readonly isBesideChanges: boolean },
): readonly ReviewFact[] {
  const { profile, verifiedAccountName } = transfer.recipient;
  const fact = (label: string, value: string | undefined): ReviewFact[] => (value ? [{ label, value }] : []);
  const said: typeof fact = (label, value) => (isBesideChanges ? [] : fact(label, value));
  return [
    ...said(t('transfer.recipientFacts.name'), fullName(transfer.recipient)),
    ...fact(t('transfer.recipientFacts.verifiedName'), verifiedAccountName),
    ...fact(t('transfer.recipientFacts.country'), formats.country(transfer.destinationCountryCode)),
    ...said(t('transfer.recipientFacts.method'), t(`methods.${transfer.transferMethod}`)),
    ...fact(t('transfer.recipientFacts.network'), networkName(profile.mobileMoneyProvider)),
    ...fact(t('transfer.recipientFacts.mobile'), profile.mobile && phoneText(profile)),
    ...fact(t('transfer.recipientFacts.bank'), profile.bankName),
    ...fact(t('transfer.recipientFacts.account'), accountText(profile)),
    ...fact(t('recipient.fields.accountBranch'), profile.accountBranch),
    ...fact(t('transfer.recipientFacts.pickupPoint'), pickupPointName(profile)),
    ...said(t('transfer.facts.reason'), transferReasonText(transfer, t)),
    ...fact(t('transfer.facts.id'), visibleReference(transfer.reference)),
    ...fact(t('transfer.facts.date'), formats.moment(transfer.dateCreated)),
  ];
}
