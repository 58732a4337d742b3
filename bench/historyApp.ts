import pino from 'pino';
import { signIn } from '#contract/session/session.ts';
import { listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { startSandbox } from '#sandbox/sandbox.ts';
import { freePort } from '#scripts/freePort.ts';
import { passwordHasher } from '#server/account/passwordHasher.ts';
import { createApp } from '#server/app.ts';
import { type Db, openDatabase } from '#server/database/open.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { seedFloats } from '#server/seeds/seedFloats.ts';
import { seedHistory } from '#server/seeds/seedHistory.ts';
import { seededPassword, seededPeople, seedPeople } from '#server/seeds/seedPeople.ts';
import { seedReference } from '#server/seeds/seedPrices.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

export const ada = { username: seededPeople.ada.email, password: seededPassword };

const keys = keyringOf({ current: 'a secret of the bench, for nobody', others: [] });

export type HistoryApp = {
  readonly baseUrl: string;
  readonly db: Db;
  /** One of Ada's that has arrived. */
  readonly delivered: Transfer;
  /** Asks for a page of her history as her browser does. */
  readonly ask: (query: {
    limit: number;
    offset: number;
    transactionId?: string;
    group?: 'completed';
  }) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The product with its pages and the seeded Ada, on the embedded database with fsync on. */
export async function startHistoryApp({ dist, dataDir }: { dist?: string; dataDir: string }): Promise<HistoryApp> {
  const sandbox = await startSandbox({ port: 0, delayMs: 30 });
  const { db, close } = await openDatabase({ dataDir });
  await seedReference(db);
  await seedFloats(db);
  await seedPeople(db, passwordHasher(keys).hash);
  await seedHistory({ db, keys }, seededPeople.ada.id);
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const app = await createApp({
    db,
    log: pino({ level: 'silent' }),
    credentials: sandbox.credentials,
    keys,
    settings: { baseUrl, trustedProxy: undefined, sandbox: true, smtpUrl: undefined, requestsPerMinute: 1_000_000 },
    ...(dist !== undefined && { dist }),
  });
  await app.http.listen({ host: 'localhost', port });
  sandbox.connectApp(baseUrl);
  app.jobs.start();

  const sender = createSender(baseUrl);
  const { user, signingKey = '' } = dataOf(await sender.call(signIn, { body: ada }));
  sender.becomes(user.username, signingKey);
  const page = async (query: Parameters<HistoryApp['ask']>[0]) =>
    dataOf(await sender.call(listTransfers, { params: { id: user.id }, query }));
  return {
    baseUrl,
    db,
    delivered: await firstDelivered(async () => (await page({ limit: 10, offset: 0 })).collections),
    ask: async (query) => void (await page(query)),
    stop: async () => {
      await app.jobs.stop();
      await app.http.close();
      await close();
      await sandbox.stop();
    },
  };
}

async function firstDelivered(read: () => Promise<readonly Transfer[]>): Promise<Transfer> {
  for (let tries = 0; tries < 300; tries += 1) {
    const delivered = (await read()).find(({ status }) => status === 'COMPLETE');
    if (delivered) return delivered;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Nothing of the seeded history arrived');
}
