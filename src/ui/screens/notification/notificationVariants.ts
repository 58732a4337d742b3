import { useTranslation } from 'react-i18next';
import { isNotificationType, type NotificationType, wordsOfType } from '#domain/notification/notificationType.ts';
import type { IconName } from '../../controls/Icon.tsx';
import type { NoticeTone } from '../../controls/tone.ts';

type Look = { readonly icon: IconName; readonly tone: NoticeTone };

const looks: Record<NotificationType, Look> = {
  paid: { icon: 'check', tone: 'info' },
  held: { icon: 'clock', tone: 'info' },
  onItsWay: { icon: 'send', tone: 'info' },
  delivered: { icon: 'circleCheck', tone: 'positive' },
  delayed: { icon: 'clock', tone: 'warning' },
  notPaid: { icon: 'circleCross', tone: 'danger' },
  payoutFailed: { icon: 'alert', tone: 'danger' },
  cancelled: { icon: 'cross', tone: 'info' },
  expired: { icon: 'clock', tone: 'warning' },
  refunded: { icon: 'cash', tone: 'positive' },
  refundDelayed: { icon: 'clock', tone: 'warning' },
  returned: { icon: 'alert', tone: 'danger' },
  returnedNotOwed: { icon: 'alert', tone: 'danger' },
  recallOpened: { icon: 'clock', tone: 'info' },
  recallLate: { icon: 'clock', tone: 'warning' },
  recallClosed: { icon: 'circleCross', tone: 'danger' },
  documentsNeeded: { icon: 'shield', tone: 'warning' },
  underReview: { icon: 'clock', tone: 'info' },
  refused: { icon: 'circleCross', tone: 'danger' },
  identityApproved: { icon: 'shield', tone: 'positive' },
  identityRetry: { icon: 'shield', tone: 'warning' },
  recipientAdded: { icon: 'person', tone: 'info' },
  recipientChanged: { icon: 'person', tone: 'warning' },
  signedIn: { icon: 'mobile', tone: 'warning' },
  passwordChanged: { icon: 'settings', tone: 'warning' },
  factorAdded: { icon: 'shield', tone: 'warning' },
  factorRemoved: { icon: 'shield', tone: 'warning' },
  factorRemovalDue: { icon: 'alert', tone: 'danger' },
  rateAlertMet: { icon: 'bell', tone: 'positive' },
  sendReminder: { icon: 'bell', tone: 'info' },
  supportAnswered: { icon: 'person', tone: 'info' },
  factorsRemoved: { icon: 'shield', tone: 'danger' },
};

export const lookOf = (type: string): Look => (isNotificationType(type) ? looks[type] : { icon: 'bell', tone: 'info' });

/** The title of a type; one this page does not know is read from its name (D-94). */
export function useNotificationTitle(): (type: string) => string {
  const { t } = useTranslation();
  return (type) => (isNotificationType(type) ? t(`notifications.titles.${type}`) : wordsOfType(type));
}
