import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadQuery } from '#src/services/notification/notificationQueries.ts';
import { Icon } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import styles from './NotificationBell.module.css';

/** More is said as "99+": the exact number helps nobody, and has no room. */
const mostShown = 99;

type NotificationBellProps = {
  readonly userId: string;
  /** Where the page itself tells the same news, the bell would talk over it. */
  readonly isSilent: boolean;
};

/** Counts what is unread, and leads to it (SHL-04). Without an answer it still leads there. */
export function NotificationBell({ userId, isSilent }: NotificationBellProps) {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery(userId));
  const unread = data?.unread ?? 0;
  const name = [t('shell.notifications'), ...(unread > 0 ? [t('shell.unread', { count: unread })] : [])].join(', ');
  return (
    <>
      <Link to="/notifications" className={styles.bell}>
        <Icon name="bell" />
        <VisuallyHidden>{name}</VisuallyHidden>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > mostShown ? t('shell.manyUnread') : unread}
          </span>
        )}
      </Link>
      {!isSilent && <LiveRegion text={unread > 0 ? name : ''} />}
    </>
  );
}
