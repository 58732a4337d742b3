import { useTranslation } from 'react-i18next';
import type { ProofOfPayment } from '#contract/transfer/recall.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Facts } from '../../../controls/DescriptionList.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './recall.module.css';

type RecallChecklistProps = { readonly transfer: Transfer; readonly proof: ProofOfPayment };

/** Proof of payment, and what most often explains money that nobody has seen, by how it was paid out. */
export function RecallChecklist({ transfer, proof }: RecallChecklistProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { transferMethod, recipient } = transfer;
  return (
    <>
      <Facts
        facts={[
          { label: t('recall.proof.partner'), value: t(`recall.partners.${proof.partner}`) },
          { label: t('recall.proof.reference'), value: proof.reference },
          { label: t('recall.proof.confirmedAt'), value: moment(proof.confirmedAt) },
        ]}
      />
      <p>{t('recall.checkFirst', { name: recipient.firstName })}</p>
      <ul className={styles.list}>
        {(['first', 'second', 'third'] as const).map((place) => (
          <li key={place}>{t(`recall.checks.${transferMethod}.${place}`, { name: recipient.firstName })}</li>
        ))}
      </ul>
    </>
  );
}
