import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { documentReasons } from '#domain/transfer/documentReason.ts';
import { amountDue } from '../send-money/transferSum.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { chargedSumOf } from './chargedSum.ts';
import styles from './transfer.module.css';
import { displayOf, holderOf, nextOf, useTransferText } from './transferText.ts';

/** What a mismatch in a payment is about (TXN-21). */
const fraudReasons = ['issuingCountry', 'cardName', 'amount', 'currency'] as const;

type WhatHappensNextProps = { readonly transfer: Transfer; readonly children?: ReactNode };

/** One sentence on what comes next and one on who holds the money; success is only ever the server's word. */
export function WhatHappensNext({ transfer, children }: WhatHappensNextProps) {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  const display = displayOf(transfer);
  const facts = {
    name: transfer.recipient.firstName,
    received: useTransferText()(transfer).received,
    total: money(amountDue(chargedSumOf(transfer))),
    deadline: moment(transfer.expiresAt),
  };
  const document = documentReasons.find((reason) => reason === transfer.meta.decline_reason);
  const documentAsked = document
    ? t('transfer.documents.asked', { document: t(`transfer.documents.${document}`) })
    : t('transfer.documents.inMessage');
  return (
    <section className={styles.next} aria-label={t('transfer.whatHappensNext')}>
      <p>{t(`transfer.next.${nextOf(transfer)}`, facts)}</p>
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
      <p className={styles.holder}>{t(`transfer.holder.${holderOf(transfer)}`, facts)}</p>
      {children}
    </section>
  );
}
