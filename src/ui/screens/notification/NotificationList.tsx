import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notification/notification.ts';
import { markReadMutation } from '#src/services/notification/notificationQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon.tsx';
import { notify } from '../../controls/notify.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import tones from '../../controls/tone.module.css';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './notifications.module.css';
import { lookOf, useNotificationTitle } from './notificationVariants.ts';

type NotificationListProps = {
  readonly userId: string;
  readonly notifications: readonly Notification[];
  readonly transferAddress: (transferId: string) => string;
};

export function NotificationList({ userId, notifications, transferAddress }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const marked = useRef<number>(undefined);
  // The pressed button goes with what it marked: whoever works by keys goes on from there, and not from the top.
  useEffect(() => {
    const place = marked.current;
    if (place === undefined || document.activeElement !== document.body) return;
    marked.current = undefined;
    const item = list.current?.children[Math.min(place, notifications.length - 1)];
    if (item instanceof HTMLElement) item.focus();
  }, [notifications]);
  return (
    <ul ref={list} className={styles.list}>
      {notifications.map((notification, place) => (
        <Item
          key={notification.id}
          userId={userId}
          notification={notification}
          transferAddress={transferAddress}
          onMark={() => {
            marked.current = place;
          }}
        />
      ))}
    </ul>
  );
}

type ItemProps = Omit<NotificationListProps, 'notifications'> & {
  readonly notification: Notification;
  readonly onMark: () => void;
};

/** NTF-02, NTF-03. */
function Item({ userId, notification, transferAddress, onMark }: ItemProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, type, status, meta, dateCreated } = notification;
  const { mutate, isPending } = useMutation({
    ...markReadMutation(userId),
    onError: () => notify({ tone: 'danger', text: t('notifications.notMarked') }),
  });
  const title = useNotificationTitle()(type);
  const date = moment(dateCreated);
  /** Tells the buttons of one from those of the next. */
  const name = `${title}, ${date}`;
  const { icon, tone } = lookOf(type);
  const isUnread = status === 'UNREAD';
  const mark = () => {
    onMark();
    mutate(id);
  };
  return (
    <li className={classNames(styles.item, isUnread && styles.unread)} tabIndex={-1}>
      <span className={classNames(styles.icon, tones[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {isUnread && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>, {t('notifications.isUnread')}</VisuallyHidden>
            </>
          )}
        </p>
        <p className={styles.message}>{meta.message}</p>
        <div className={styles.actions}>
          <p className={styles.date}>
            <time dateTime={new Date(dateCreated * 1000).toISOString()}>{date}</time>
          </p>
          {meta.transferId && (
            <TextLink to={transferAddress(meta.transferId)} isRoomy>
              {t('notifications.open')} <VisuallyHidden>({name})</VisuallyHidden>
            </TextLink>
          )}
          {type === 'supportAnswered' && (
            <TextLink to="/send/guided" isRoomy>
              {t('notifications.openGuide')} <VisuallyHidden>({name})</VisuallyHidden>
            </TextLink>
          )}
          {meta.path !== undefined && (
            <TextLink to={meta.path} isRoomy>
              {t('notifications.openQuote')} <VisuallyHidden>({name})</VisuallyHidden>
            </TextLink>
          )}
          {isUnread && (
            <Button variant="quiet" size="small" isPending={isPending} onPress={mark}>
              {t('notifications.markRead')} <VisuallyHidden>({name})</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
