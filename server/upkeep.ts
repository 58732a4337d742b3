import type { TellAccount } from './account/accountNews.ts';
import { forgettingJob } from './account/closing/forgettingJob.ts';
import { factorRemovalJob } from './account/factors/factorRemoval.ts';
import { deliveryCountJob } from './delivery/countDeliveries.ts';
import { housekeepingJob } from './jobs/housekeeping.ts';
import type { Job } from './jobs/jobs.ts';
import type { Keyring } from './keys/keyring.ts';
import { rateDaysJob } from './quote/rateDays.ts';
import type { RateTicks } from './quote/rateTicks.ts';
import { sealingJob } from './recipient/sealRecipients.ts';
import { expireRewards } from './reward/expireRewards.ts';
import { rescreeningJob, type ScreeningJob } from './screening/rescreen.ts';
import { resealingJob } from './secrets/reseal.ts';
import { securityAlertsJob } from './security/securityAlerts.ts';

type UpkeepTools = ScreeningJob & {
  readonly tellAccount: TellAccount;
  readonly rates: Pick<RateTicks, 'current'>;
  readonly keys: Keyring;
};

/** What has to be done now and then, whoever asks for anything. */
export const upkeepJobs = (tools: UpkeepTools): Job[] => [
  factorRemovalJob(tools),
  expireRewards(tools.db),
  housekeepingJob(tools.db),
  forgettingJob(tools.db),
  deliveryCountJob(tools.db),
  rateDaysJob(tools),
  securityAlertsJob(tools),
  rescreeningJob(tools),
  resealingJob(tools.db, tools.keys),
  sealingJob(tools),
];
