import type { Logger } from 'pino';
import { passwordHasher } from './account/passwordHasher.ts';
import { createApp } from './app.ts';
import { backUp } from './backup/backUp.ts';
import { openDatabase } from './database/open.ts';
import { drain, noticeMs } from './drain.ts';
import { openOpsSocket } from './ops/opsSocket.ts';
import { versionsInForce } from './screening/watchlistStore.ts';
import { watchlistsRefused } from './screening/watchlistsRequired.ts';
import { openKeyring, readKeyring } from './secrets/openKeyring.ts';
import { seedDemoPromos } from './seeds/seedDemoPromos.ts';
import { seedFloats } from './seeds/seedFloats.ts';
import { seedHistory } from './seeds/seedHistory.ts';
import { payAtSandbox } from './seeds/seedPayments.ts';
import { seededPeople, seedPeople } from './seeds/seedPeople.ts';
import { seedReference } from './seeds/seedPrices.ts';
import { seedWatchlist } from './seeds/seedWatchlist.ts';
import { type Credentials, readCredentials } from './settings/credentials.ts';
import { masterSecretsOf } from './settings/masterSecret.ts';
import { ownerUrlOf, type Settings } from './settings/settings.ts';
import { SettingsRefused } from './settings/settingsRefused.ts';
import { openLog } from './telemetry/log.ts';
import { openMetrics } from './telemetry/openMetrics.ts';
import { openTracing } from './telemetry/openTracing.ts';

export type RunningServer = {
  readonly url: string;
  /** Finishes what is in flight and closes the database; answers whether all of it ended well, within nine seconds. */
  readonly stop: () => Promise<boolean>;
};

type Start = {
  readonly settings: Settings;
  /** The sandbox's, when there is one; otherwise they are read from the settings' file. */
  readonly credentials?: Credentials;
  readonly dist?: string;
  readonly qaReport?: string;
  /** The program's own, when it writes to one. */
  readonly log?: Logger;
};

export async function startServer({ settings, credentials, dist, qaReport, ...given }: Start): Promise<RunningServer> {
  const companies = credentials ?? credentialsFrom(settings);
  const log = given.log ?? openLog(settings.logLevel);
  const secrets = masterSecretsOf(settings);
  const metrics = settings.metrics && (await openMetrics(settings.metrics));
  const tracing = settings.traceCollector === undefined ? undefined : openTracing(settings.traceCollector);
  const database = await openDatabase(settings, {
    onTrouble: (failure) => log.warn({ name: failure.name, why: failure.message }, 'database connection lost'),
    async prepare(db) {
      const keys = await openKeyring(db, secrets);
      await seedReference(db);
      if (!settings.sandbox) return;
      await seedFloats(db);
      await seedWatchlist(db);
      await seedPeople(db, passwordHasher(keys).hash);
      await seedHistory({ db, keys }, seededPeople.ada.id, payAtSandbox(companies, settings.baseUrl));
      await seedDemoPromos(db, { personalFor: seededPeople.ada.id });
    },
  });
  const lacking = settings.sandbox ? undefined : watchlistsRefused(await versionsInForce(database.db));
  if (lacking !== undefined) {
    await database.close();
    throw new SettingsRefused(lacking);
  }
  const keys = await readKeyring(database.db, secrets);
  const app = await createApp({
    ...{ telemetry: metrics?.telemetry, tracer: tracing?.tracer },
    db: database.db,
    log,
    credentials: companies,
    keys,
    settings,
    ...(dist && { dist }),
    ...(qaReport && { qaReport }),
  });
  await app.http.listen({ host: settings.sandbox ? 'localhost' : '0.0.0.0', port: settings.port });
  app.jobs.start();
  const ops = await openOpsSocket({
    db: database.db,
    dataDir: settings.dataDir,
    ...{ fetchFile: app.fetchFile, auditLog: settings.auditLog, onTransferChange: app.onTransferChange, keys },
    backUp: (file) => backUp({ database, ownerUrl: ownerUrlOf(settings), keys }, file),
  });

  return {
    url: settings.baseUrl,
    async stop() {
      const isWell = await drain({ app, ops, database }, settings.sandbox ? 0 : noticeMs);
      await Promise.all([metrics?.close(), tracing?.close()]);
      return isWell;
    },
  };
}

function credentialsFrom({ credentialsFile }: Settings): Credentials {
  if (!credentialsFile) throw new SettingsRefused('PROVIDER_CREDENTIALS_FILE is needed because SANDBOX is off.');
  return readCredentials(credentialsFile);
}
