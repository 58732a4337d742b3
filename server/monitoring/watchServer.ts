import type { Logger } from 'pino';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import { type Lane, laneNames } from '../jobs/outboxLanes.ts';
import type { Keyring } from '../keys/keyring.ts';
import { type Telemetry, unwatched } from '../telemetry/telemetry.ts';
import { databaseMetrics } from './databaseMetrics.ts';
import { ledgerCheck, sealingJob } from './ledgerCheck.ts';
import { companyMetrics, processMetrics } from './workMetrics.ts';

type Watched = {
  readonly db: Db;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  readonly keys: Keyring;
  /** Every kind of follow-up work, by its lane. */
  readonly outbox: Readonly<Record<Lane, Readonly<Record<string, unknown>>>>;
  readonly ways: () => PaymentWays;
};

/** What is read when somebody looks at the figures, and the jobs that seal and check the books whoever looks. */
export function watchServer({ db, log, telemetry, keys, outbox, ways }: Watched): Job[] {
  const jobs = [sealingJob(db, keys), ledgerCheck({ db, log, telemetry, keys })];
  if (telemetry === unwatched) return jobs;
  databaseMetrics(db, telemetry, (kind) => laneNames.find((lane) => Object.hasOwn(outbox[lane], kind)));
  companyMetrics(telemetry, ways, paymentProviderIds);
  processMetrics(telemetry);
  return jobs;
}
