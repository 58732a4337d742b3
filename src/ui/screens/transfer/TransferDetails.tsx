import { useTranslation } from 'react-i18next';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { Facts } from '../../controls/DescriptionList.tsx';
import { useStatusWords, useTransferText } from '../../formats/transferText.ts';
import { useDeliveryText } from '../../formats/useDeliveryText.ts';
import { useTransferReason } from '../../formats/useTransferReason.ts';
import { ArrivalRail, PaymentRail } from '../quote/TransferAmountBreakdowns.tsx';
import styles from './transfer.module.css';
import { usedBonuses } from './usedBonuses.ts';

/** Everything about one transfer, its sum in the order of every other page (TXN-27). */
export function TransferDetails({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  const wordsOf = useStatusWords();
  const duration = useDeliveryText(transfer.transferMethod);
  const sum = chargedSumOf(transfer);
  const bonuses = usedBonuses(sum);
  const { meta } = transfer;
  return (
    <div className={styles.transferFacts}>
      <Facts
        facts={[
          { label: t('transfer.facts.id'), value: <span className={styles.reference}>{text.reference}</span> },
          { label: t('transfer.facts.date'), value: text.day },
          { label: t('transfer.facts.recipient'), value: text.recipientName },
          { label: t('transfer.facts.status'), value: wordsOf(displayOf(transfer), 'long').label },
          { label: t('transfer.facts.base'), value: transfer.originCurrency },
          { label: t('transfer.facts.target'), value: transfer.destinationCurrency },
        ]}
      />
      <PaymentRail sum={sum} />
      <ArrivalRail sum={sum} />
      <Facts
        facts={[
          { label: t('transfer.facts.method'), value: t(`methods.${transfer.transferMethod}`) },
          { label: t('transfer.facts.delivery'), value: duration },
          { label: t('transfer.facts.reason'), value: useTransferReason(transfer) },
          {
            label: t('transfer.facts.bonus'),
            value: bonuses.map((bonus) => t(`transfer.bonus.${bonus}`)).join(', ') || t('transfer.facts.noBonus'),
          },
          {
            label: t('transfer.facts.points'),
            value: isTerminal(transfer.status)
              ? t('rewards.pointsCount', { count: meta.pointsEarned ?? 0 })
              : t('transfer.facts.pointsLater'),
          },
          ...(meta.promoCode ? [{ label: t('transfer.facts.promo'), value: meta.promoCode }] : []),
          ...(meta.transactionId
            ? [
                {
                  label: t('transfer.facts.paymentReference'),
                  value: <span className={styles.reference}>{meta.transactionId}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
