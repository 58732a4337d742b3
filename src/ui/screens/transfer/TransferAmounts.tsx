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
      <VisuallyHidden>{t('price.sum.youSend')}: </VisuallyHidden>
      <span>{text.sent}</span>
      <Icon name="arrowRight" />
      <VisuallyHidden>{t('price.sum.theyGet')}: </VisuallyHidden>
      <strong>{text.received}</strong>
    </p>
  );
}
