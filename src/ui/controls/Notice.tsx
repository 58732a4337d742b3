import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';
import tones from './tone.module.css';
import { type NoticeTone, toneIcon } from './tone.ts';

export type NoticeProps = {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly actions?: ReactNode;
  /** For what appears because of something the reader just did; it is then read out. */
  readonly isLive?: boolean;
};

/** Something to know, in the page's flow: it stays as long as it is true. */
export function Notice({ tone, title, children, icon = toneIcon[tone], actions, isLive = false }: NoticeProps) {
  const role = isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.notice, tones[tone], tone === 'warning' && styles.warning)} role={role}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
