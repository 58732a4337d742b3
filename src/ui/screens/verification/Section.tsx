import { type ReactNode, useId } from 'react';
import card from '../../controls/card.module.css';
import { StatusBadge, type StatusBadgeProps } from '../../controls/StatusBadge.tsx';
import styles from './verifyIdentity.module.css';

type SectionProps = {
  readonly title: string;
  readonly badge: StatusBadgeProps;
  readonly children?: ReactNode;
};

/** One of the page's two sections, with how it stands. */
export function Section({ title, badge, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <div className={styles.cardTop}>
        <h2 id={titleId} className={card.title}>
          {title}
        </h2>
        <StatusBadge {...badge} />
      </div>
      {children}
    </section>
  );
}
