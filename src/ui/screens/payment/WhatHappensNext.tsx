import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { PaymentKind } from '#domain/payment/paymentKind.ts';
import { CancellationTerms } from '../transfer/CancellationTerms.tsx';
import styles from './pay.module.css';

type WhatHappensNextProps = {
  readonly kind: PaymentKind;
  readonly recipient: Pick<Recipient, 'firstName' | 'lastName'> | undefined;
  /** Epoch seconds. */
  readonly expiresAt: number | undefined;
};

/** Where the money is at every moment between the sender's account and the recipient's. */
export function WhatHappensNext({ kind, recipient, expiresAt }: WhatHappensNextProps) {
  const { t } = useTranslation();
  const name = recipient ? fullName(recipient) : t('pay.next.recipient');
  return (
    <section className={styles.next}>
      <h2 className={styles.nextTitle}>{t('pay.next.title')}</h2>
      <ol className={styles.nextSteps}>
        <li>{t(`pay.next.approve.${kind}`)}</li>
        <li>{t(`pay.next.arrives.${kind}`)}</li>
        <li>{t('pay.next.payout', { name })}</li>
      </ol>
      <h3 className={styles.holder}>{t('pay.next.holderTitle')}</h3>
      <p>
        {t(`pay.next.taken.${kind}`)} {t('pay.next.holder', { name })}
      </p>
      <h3 className={styles.holder}>{t('transfer.terms.title')}</h3>
      <CancellationTerms expiresAt={expiresAt} name={name} route={kind === 'card' ? 'card' : 'bank'} />
    </section>
  );
}
