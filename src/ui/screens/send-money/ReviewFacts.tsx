import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { type Fact, Facts } from '../transfer/Facts.tsx';
import { useTransferReason } from '../transfer/useTransferReason.ts';
import { accountText, fullName, networkName, phoneText, pickupPointName } from './recipientText.ts';
import { useFormats } from './useFormats.ts';

type ReviewFactsProps = {
  readonly transfer: Transfer;
  /** The name, the way and the reason stand beside their changes already. */
  readonly isBesideChanges?: boolean;
};

/** Everything that could be wrong, written out whole to be checked before paying. */
export function ReviewFacts({ transfer, isBesideChanges = false }: ReviewFactsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { profile, verifiedAccountName } = transfer.recipient;
  const reason = useTransferReason(transfer);
  const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
  const said: typeof fact = (label, value) => (isBesideChanges ? [] : fact(label, value));
  return (
    <Facts
      facts={[
        ...said(t('transfer.recipientFacts.name'), fullName(transfer.recipient)),
        ...fact(t('transfer.recipientFacts.verifiedName'), verifiedAccountName),
        ...said(t('transfer.recipientFacts.method'), t(`methods.${transfer.transferMethod}`)),
        ...fact(t('transfer.recipientFacts.network'), networkName(profile.mobileMoneyProvider)),
        ...fact(t('transfer.recipientFacts.mobile'), profile.mobile && phoneText(profile)),
        ...fact(t('transfer.recipientFacts.bank'), profile.bankName),
        ...fact(t('transfer.recipientFacts.account'), accountText(profile)),
        ...fact(t('recipient.fields.accountBranch'), profile.accountBranch),
        ...fact(t('transfer.recipientFacts.pickupPoint'), pickupPointName(profile)),
        ...said(t('transfer.facts.reason'), reason),
        ...fact(t('transfer.facts.id'), visibleReference(transfer.reference)),
        ...fact(t('transfer.facts.date'), moment(transfer.dateCreated)),
      ]}
    />
  );
}
