import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import type { MoneyHolder } from '#domain/transfer/moneyHolder.ts';
import { paymentResult } from '#domain/transfer/resultState.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import card from '../../controls/card.module.css';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { accentOf } from '../../theme/accent.ts';
import { CountryPattern } from '../../theme/CountryPattern.tsx';
import { fullName } from '../send-money/recipientText.ts';
import { amountDue, moneyOf } from '../send-money/transferSum.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { chargedSumOf } from '../transfer/chargedSum.ts';
import { TransferProgress } from '../transfer/TransferProgress.tsx';
import { TransferStatus } from '../transfer/TransferStatus.tsx';
import { displayOf, holderOf } from '../transfer/transferText.ts';
import { WhatHappensNext } from '../transfer/WhatHappensNext.tsx';
import styles from './result.module.css';

/** What the sum is while it is not with us; while that is not known it is only a sum. */
const totals: Partial<Record<MoneyHolder, 'totalDue' | 'total'>> = {
  payer: 'totalDue',
  begun: 'total',
  checking: 'total',
};

type ResultCardProps = {
  readonly transfer: Transfer;
  /** Epoch seconds: when it was read. */
  readonly seenAt: number;
};

/** What was paid, for whom, where it stands and what comes next (RES-08, RES-09, D-77). */
export function ResultCard({ transfer, seenAt }: ResultCardProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const titleId = useId();
  const { ended, showsPoints } = paymentResult({ status: transfer.status });
  const display = displayOf(transfer);
  return (
    <>
      <section className={classNames(card.card, styles.receipt)} aria-labelledby={titleId}>
        <CountryPattern country={accentOf(transfer.destinationCountryCode)} />
        <div className={styles.line}>
          <h2 id={titleId}>
            <VisuallyHidden>{t('result.receipt')}</VisuallyHidden>
          </h2>
          <TransferStatus transfer={transfer} form="long" />
        </div>
        <dl className={styles.amounts}>
          <div>
            <dt>{t(`result.${totals[holderOf(transfer)] ?? 'totalPaid'}`, { currency: transfer.originCurrency })}</dt>
            <dd className={styles.paid}>{money(amountDue(chargedSumOf(transfer)))}</dd>
          </div>
          <div>
            <dt>{t('result.for', { name: fullName(transfer.recipient) })}</dt>
            <dd className={styles.paid}>{money(moneyOf(transfer.destinationAmount, transfer.destinationCurrency))}</dd>
          </div>
        </dl>
        <p className={styles.reference}>{t('result.reference', { id: visibleReference(transfer.reference) })}</p>
        <WhatHappensNext transfer={transfer} />
      </section>
      <section className={card.card}>
        <TransferProgress transfer={transfer} seenAt={seenAt} />
      </section>
      {showsPoints && !ended && display !== 'PAYOUT_RETURNED' && (
        <p className={styles.points}>
          <Icon name="gift" />
          {t(display === 'COMPLETE' ? 'result.pointsAdded' : 'result.points')}
        </p>
      )}
    </>
  );
}
