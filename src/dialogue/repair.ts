/** What a sender may want instead of answering. */
export const repairs = [
  'why',
  'recap',
  'cost',
  'howLong',
  'safe',
  'repeat',
  'showTimes',
  'hideTimes',
  'person',
  'back',
  'pause',
  'cancel',
  'startOver',
] as const;
export type Repair = (typeof repairs)[number];
