import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/Icon.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import type { TransferText } from '../../formats/transferText.ts';
import styles from './TransferAmounts.module.css';

/** What goes and what comes, in one line of a card. */
export function TransferAmounts({ text }: { readonly text: TransferText }) {
  const { t } = useTranslation();
  return (
    <p className={styles.amounts}>
      <VisuallyHidden>{t('common.labelled', { label: t('price.sum.youSend'), value: '' })}</VisuallyHidden>
      <span>{text.sent}</span>
      <Icon name="arrowRight" />
      <VisuallyHidden>{t('common.labelled', { label: t('price.sum.theyGet'), value: '' })}</VisuallyHidden>
      <strong>{text.received}</strong>
    </p>
  );
}
