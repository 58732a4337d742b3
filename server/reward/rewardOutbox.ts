import type { Db } from '../database/open.ts';
import type { OutboxHandlers } from '../jobs/outbox.ts';
import { earnRewards } from './earnRewards.ts';
import { reversePoints } from './reversePoints.ts';
import { earnRewardsKind, takeBackPointsKind } from './rewardParts.ts';

/** What a transfer’s delivery, and its coming back, mean for what its sender earned. */
export const rewardOutbox = (db: Db): OutboxHandlers => ({
  [earnRewardsKind]: earnRewards(db),
  [takeBackPointsKind]: reversePoints(db),
});
