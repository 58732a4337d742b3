import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf, holderOf, nextOf } from '#contract/transfer/transferDisplay.ts';
import { documentReasons } from '#domain/transfer/documentReason.ts';
import { useTransferText } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './transfer.module.css';

/** What a mismatch in a payment is about (TXN-21). */
const fraudReasons = ['issuingCountry', 'cardName', 'amount', 'currency'] as const;

type WhatHappensNextProps = {
  readonly transfer: Transfer;
  /** What comes next is said above already. */
  readonly isSaid?: boolean;
  readonly children?: ReactNode;
};

/** One sentence on what comes next and one on who holds the money; success is only ever the server's word. */
export function WhatHappensNext({ transfer, isSaid = false, children }: WhatHappensNextProps) {
  const { t } = useTranslation();
  const display = displayOf(transfer);
  const { total } = useTransferText()(transfer);
  const next = useNextText()(transfer);
  const document = documentReasons.find((reason) => reason === transfer.meta.decline_reason);
  const documentAsked = document
    ? t('transfer.documents.asked', { document: t(`transfer.documents.${document}`) })
    : t('transfer.documents.inMessage');
  return (
    <section className={styles.next} aria-label={t('transfer.whatHappensNext')}>
      {!isSaid && <p>{next}</p>}
      {display === 'PENDING_DOCUMENTATION' && <p>{documentAsked}</p>}
      {display === 'PAYMENT_FRAUD' && (
        <>
          <p>{t('transfer.fraud.reasons')}</p>
          <ul className={styles.reasons}>
            {fraudReasons.map((reason) => (
              <li key={reason}>{t(`transfer.fraud.${reason}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.holder}>
        {t(`transfer.holder.${holderOf(transfer)}`, { name: transfer.recipient.firstName, total })}
      </p>
      {children}
    </section>
  );
}

/** What comes next, in a sentence or two. */
export function useNextText(): (transfer: Transfer) => string {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const textOf = useTransferText();
  return (transfer) => {
    const { received, total } = textOf(transfer);
    const name = transfer.recipient.firstName;
    return t(`transfer.next.${nextOf(transfer)}`, { name, received, total, deadline: moment(transfer.expiresAt) });
  };
}
