import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money/money.ts';
import { Skeleton } from '../controls/Skeleton.tsx';
import { useFormats } from '../formats/useFormats.ts';
import styles from './goOn.module.css';

type GoOnProps = {
  /** `awaited` keeps its place. */
  readonly total?: Money | 'awaited' | undefined;
  readonly children: ReactNode;
};

/** The page's main button; on phones what is paid stands beside it, because the sum may be out of sight. */
export function GoOn({ total, children }: GoOnProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <>
      {total && (
        <p className={styles.goOnTotal} aria-hidden="true">
          <span>{t('price.sum.totalToPay')}</span>
          <strong>{total === 'awaited' ? <Skeleton size="hint" /> : money(total)}</strong>
        </p>
      )}
      <div className={styles.goOnButtons}>{children}</div>
    </>
  );
}
