import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import { type Lane, laneNames } from '../jobs/outboxLanes.ts';
import { type Telemetry, unwatched } from '../telemetry/telemetry.ts';
import { databaseMetrics } from './databaseMetrics.ts';
import { ledgerCheck } from './ledgerCheck.ts';
import { companyMetrics, processMetrics } from './workMetrics.ts';

type Watched = {
  readonly db: Db;
  readonly telemetry: Telemetry;
  /** Every kind of follow-up work, by its lane. */
  readonly outbox: Readonly<Record<Lane, Readonly<Record<string, unknown>>>>;
  readonly ways: () => PaymentWays;
};

/** What is read when somebody looks at the figures, and the job that only they need. */
export function watchServer({ db, telemetry, outbox, ways }: Watched): Job[] {
  if (telemetry === unwatched) return [];
  databaseMetrics(db, telemetry, (kind) => laneNames.find((lane) => Object.hasOwn(outbox[lane], kind)));
  companyMetrics(telemetry, ways, paymentProviderIds);
  processMetrics(telemetry);
  return [ledgerCheck(db, telemetry)];
}
