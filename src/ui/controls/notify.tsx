import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './notify.module.css';
import tones from './tone.module.css';
import { type NoticeTone, toneIcon } from './tone.ts';

type Toast = {
  readonly tone: NoticeTone;
  readonly text: string;
  readonly title?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ToastRequest = Toast & {
  /** 5 unless told (ERR-40). -1 stays until closed; 0 stays until acted on or closed, if it has an action (ERR-41, D-106). */
  readonly seconds?: -1 | 0 | 5 | 10 | 15 | 20 | 25 | undefined;
  /** However it went: closed, acted on, or its time was over. */
  readonly onClose?: (() => void) | undefined;
};

const defaultSeconds = 5;

/** More would cover what they talk about. */
const mostAtOnce = 3;

const queue = new ToastQueue<Toast>({ maxVisibleToasts: mostAtOnce });

/** Shows a message over the page, from anywhere. Returns how to take it away again. */
export function notify({ seconds = defaultSeconds, onClose, ...toast }: ToastRequest): () => void {
  const stays = seconds === -1 || (seconds === 0 && toast.action !== undefined);
  const standing = [...queue.visibleToasts];
  for (const { key, content } of standing) if (isSame(content, toast)) queue.close(key);
  const key = queue.add(toast, {
    ...(!stays && { timeout: (seconds || defaultSeconds) * 1000 }),
    ...(onClose && { onClose }),
  });
  // The queue would show what a newer one pushed out once more when that goes, long after it was news.
  const left = new Set(queue.visibleToasts.map(({ key: shown }) => shown));
  for (const { key: pushedOut, timeout } of standing) if (timeout && !left.has(pushedOut)) queue.close(pushedOut);
  return () => queue.close(key);
}

const isSame = (one: Toast, other: Toast) =>
  one.tone === other.tone && one.title === other.title && one.text === other.text;

/** Where messages appear; once per page. React Aria stops their clocks while they are hovered or hold focus. */
export function ToastRegion() {
  const { t } = useTranslation();
  return (
    <AriaToastRegion queue={queue} className={classNames(styles.region)} aria-label={t('controls.messages')}>
      {({ toast }) => {
        const { tone, title, text, action } = toast.content;
        const close = () => queue.close(toast.key);
        return (
          <AriaToast toast={toast} className={classNames(styles.toast, tone === 'danger' && styles.danger)}>
            <span className={classNames(styles.icon, tones[tone])}>
              <Icon name={toneIcon[tone]} />
            </span>
            <ToastContent className={classNames(styles.content)} role={tone === 'danger' ? 'alert' : 'status'}>
              <Text slot="title" className={classNames(title ? styles.title : styles.text)}>
                {title ?? text}
              </Text>
              {title && (
                <Text slot="description" className={classNames(styles.text)}>
                  {text}
                </Text>
              )}
            </ToastContent>
            {action && (
              <div className={styles.action}>
                <Button
                  variant="secondary"
                  size="small"
                  slot={null}
                  onPress={() => {
                    close();
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              </div>
            )}
            <IconButton slot="close" icon="cross" label={t('controls.close')} />
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
