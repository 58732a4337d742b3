import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  markAllReadMutation,
  notificationsQuery,
  unreadQuery,
} from '#src/services/notification/notificationQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { notify } from '../../controls/notify.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { PageTop } from '../../layouts/PageTop.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './notifications.module.css';

/** Shown at first, and as many more each time (NTF-05). */
const pageSize = 20;

const tabs = ['all', 'unread'] as const;
type Tab = (typeof tabs)[number];

export type NotificationsScreenProps = {
  readonly userId: string;
  /** Where a notification about a transfer leads. */
  readonly transferAddress: (transferId: string) => string;
};

/** What the sender was told, all of it or what is unread; new ones come by themselves (NTF-01…06). */
export function NotificationsScreen({ userId, transferAddress }: NotificationsScreenProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('all');
  const { data: counted } = useQuery(unreadQuery(userId));
  const labels: Record<Tab, string> = {
    all: t('notifications.tabs.all'),
    unread: t('notifications.tabs.unread', { count: counted?.unread ?? 0 }),
  };
  return (
    <>
      <PageTop title={t('notifications.title')} lead={t('notifications.lead')}>
        <MarkAll userId={userId} />
      </PageTop>
      <Tabs
        label={t('notifications.tabs.label')}
        items={tabs.map((id) => ({ id, label: labels[id] }))}
        value={tab}
        onChange={setTab}
      >
        <TabContent key={tab} tab={tab} userId={userId} transferAddress={transferAddress} />
      </Tabs>
    </>
  );
}

/** Where there is more than one to mark. The pressed button goes with them: whoever works by keys goes on from here. */
function MarkAll({ userId }: Pick<NotificationsScreenProps, 'userId'>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { data } = useQuery(unreadQuery(userId));
  const { mutate, isPending } = useMutation({
    ...markAllReadMutation(userId),
    onError: () => notify({ tone: 'danger', text: t('notifications.notMarked') }),
  });
  const [newest] = data?.collections ?? [];
  const told = () => {
    place.current?.focus();
    notify({ tone: 'positive', text: t('notifications.none.unread') });
  };
  return (
    <div ref={place} tabIndex={-1}>
      {newest && data && data.unread > 1 && (
        <Button variant="secondary" isPending={isPending} onPress={() => mutate(newest.id, { onSuccess: told })}>
          {t('notifications.markAll')}
        </Button>
      )}
    </div>
  );
}

function TabContent({ tab, userId, transferAddress }: NotificationsScreenProps & { readonly tab: Tab }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(pageSize);
  const { data, error, isFetching, refetch } = useQuery({
    ...notificationsQuery(userId, tab === 'unread' ? { limit, status: 'UNREAD' } : { limit }),
    placeholderData: keepPreviousData,
  });
  const left = data ? data.total - data.collections.length : 0;
  return (
    <div className={styles.content}>
      {error && (
        <RetryNotice
          title={t('notifications.notRead.title')}
          tone={data ? 'warning' : 'danger'}
          retry={t('common.tryAgain')}
          isPending={isFetching}
          onRetry={() => void refetch()}
        >
          {t(data ? 'notifications.notRead.older' : 'notifications.notRead.text')}
        </RetryNotice>
      )}
      {!data && !error && (
        <div className={styles.loading} aria-busy="true" role="status" aria-label={t('common.loading')}>
          <Skeleton size="card" count={4} />
        </div>
      )}
      {data && data.collections.length === 0 && <Nothing tab={tab} />}
      {data && data.collections.length > 0 && (
        <NotificationList userId={userId} notifications={data.collections} transferAddress={transferAddress} />
      )}
      {left > 0 && (
        <Button variant="secondary" isPending={isFetching} onPress={() => setLimit(limit + pageSize)}>
          {t('notifications.more')} ({t('notifications.left', { count: left })})
        </Button>
      )}
    </div>
  );
}

/** NTF-06. */
function Nothing({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <EmptyIllustration of="notifications" />
      <p className={styles.nothingTitle}>{t('notifications.none.title')}</p>
      <p>{t(`notifications.none.${tab}`)}</p>
    </div>
  );
}
