import { Link } from 'react-router-dom';
import { classNames } from '../../controls/classNames.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import type { TransferText } from '../../formats/transferText.ts';
import rows from './transferRows.module.css';

/** Opens one transfer over its list; its whole row or card can be pressed. The day tells namesakes apart. */
export function TransferLink({ to, text }: { readonly to: string; readonly text: TransferText }) {
  return (
    <Link to={to} className={classNames(rows.name, rows.link)} preventScrollReset>
      {text.recipientName}
      <VisuallyHidden>, {text.day}</VisuallyHidden>
    </Link>
  );
}
