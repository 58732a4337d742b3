import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf, holderOf } from '#contract/transfer/transferDisplay.ts';
import type { Custodian } from '#domain/transfer/custodian.ts';
import { paymentResult } from '#domain/transfer/resultState.ts';
import card from '../../../controls/card.module.css';
import { classNames } from '../../../controls/classNames.ts';
import { Icon } from '../../../controls/Icon.tsx';
import { useRecipientNumber } from '../../../formats/recipientText.ts';
import { useTransferText } from '../../../formats/transferText.ts';
import { accentOf } from '../../../theme/accent.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import { Standing } from '../../transfer/Standing.tsx';
import { TransferProgress } from '../../transfer/TransferProgress.tsx';
import { TransferStatus } from '../../transfer/TransferStatus.tsx';
import { WhatHappensNext } from '../../transfer/WhatHappensNext.tsx';
import styles from './result.module.css';

/** What the sum is while it is not with us; while that is not known it is only a sum. */
const totals: Partial<Record<Custodian, 'totalDue' | 'total'>> = {
  payer: 'totalDue',
  begun: 'total',
  checking: 'total',
};

type ResultCardProps = {
  /** On its page the spec's name for how the payment went (RES-10 to RES-12). */
  readonly title: string;
  readonly transfer: Transfer;
  /** Epoch seconds: when it was read. */
  readonly seenAt: number;
  /** What comes next stands over the card. */
  readonly isNextSaid?: boolean;
};

/** What was paid, for whom, where it stands and what comes next (RES-08, RES-09, D-77). */
export function ResultCard({ title, transfer, seenAt, isNextSaid = false }: ResultCardProps) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  const numberOf = useRecipientNumber();
  const titleId = useId();
  const { ended, showsPoints } = paymentResult({ status: transfer.status });
  const display = displayOf(transfer);
  return (
    <>
      <section className={classNames(card.card, styles.receipt)} aria-labelledby={titleId}>
        <CountryPattern country={accentOf(transfer.destinationCountryCode)} />
        <div className={styles.line}>
          <h2 id={titleId} className={card.title}>
            {title}
          </h2>
          <TransferStatus transfer={transfer} form="long" />
        </div>
        <dl className={styles.amounts}>
          <div>
            <dt>{t(`result.${totals[holderOf(transfer)] ?? 'totalPaid'}`, { currency: transfer.originCurrency })}</dt>
            <dd className={styles.paid}>{text.total}</dd>
          </div>
          <div>
            <dt>{t('result.for', { name: text.recipientName })}</dt>
            <dd className={styles.paid}>{text.received}</dd>
            <dd className={styles.place}>{numberOf(transfer.recipient)}</dd>
          </div>
        </dl>
        <WhatHappensNext transfer={transfer} isSaid={isNextSaid}>
          {display !== 'COMPLETE' && <Standing transfer={transfer} seenAt={seenAt} />}
        </WhatHappensNext>
        <p className={styles.reference}>{t('result.reference', { id: text.reference })}</p>
      </section>
      <section className={classNames(card.card, styles.way)}>
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
