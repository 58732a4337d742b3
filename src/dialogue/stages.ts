import { firstTransferMinutes } from '#domain/service/promises.ts';
import type { Progress } from './words.ts';

/** What a transfer is made of, in its order, whatever each part asks of this sender. */
export const stages = ['price', 'account', 'recipient', 'review', 'payment'] as const;
export type Stage = (typeof stages)[number];

/** Where somebody who comes as a visitor begins. */
export const progressAtFirst: Progress = { part: 1, of: stages.length, minutes: firstTransferMinutes };
