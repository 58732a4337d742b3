import type { IconName } from './Icon.tsx';

/** How serious something is. A tone never stands alone: an icon and words go with it. */
export const tones = ['positive', 'info', 'warning', 'danger', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Messages are about something; only a badge may be neutral. */
export type NoticeTone = Exclude<Tone, 'neutral'>;

export const toneIcon: Record<Tone, IconName> = {
  positive: 'circleCheck',
  info: 'info',
  warning: 'alert',
  danger: 'circleCross',
  neutral: 'dash',
};
