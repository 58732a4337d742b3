import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import type { TransferText } from '../transfer/transferText.ts';
import styles from './dashboard.module.css';

/** Opens one transfer over the dashboard; its whole row or card can be pressed. The day tells namesakes apart. */
export function TransferLink({ id, text }: { readonly id: string; readonly text: TransferText }) {
  return (
    <Link to={`/dashboard?transfer=${id}`} className={styles.rowLink} preventScrollReset>
      {text.recipientName}
      <VisuallyHidden>, {text.day}</VisuallyHidden>
    </Link>
  );
}
