import type { StatusTone } from '#domain/transfer/statusLabel.ts';
import type { IconName } from './Icon.tsx';

/** Messages are about something; only a badge may be neutral. */
export type NoticeTone = Exclude<StatusTone, 'neutral'>;

/** A tone never stands alone: an icon and words go with it. */
export const toneIcon: Record<StatusTone, IconName> = {
  positive: 'circleCheck',
  info: 'info',
  warning: 'alert',
  danger: 'circleCross',
  neutral: 'dash',
};
