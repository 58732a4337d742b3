import { histories } from './histories.ts';
import { kills } from './kills.ts';
import type { Part } from './part.ts';

/** Every part of a campaign, in its order. */
export const parts: readonly Part[] = [kills, histories];
