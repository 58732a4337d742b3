import type { ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar.tsx';
import type { TransferText } from '../../formats/transferText.ts';
import rows from './transferRows.module.css';

/** The head of a table's row: who is paid, and by which number; `children` is the name. */
export function TransferPerson({ text, children }: { readonly text: TransferText; readonly children: ReactNode }) {
  return (
    <span className={rows.person}>
      <Avatar name={text.recipientName} />
      <span className={rows.personWords}>
        {children} <span className={rows.reference}>{text.reference}</span>
      </span>
    </span>
  );
}
