import { join } from 'node:path';
import { credentialsAt, loadSecrets, type SandboxCredentials } from './credentials.ts';
import { addHome } from './home/homePage.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { addMailbox } from './mailbox/mailboxRoutes.ts';
import { addRates } from './rates/rateRoutes.ts';
import type { RecordsFile } from './storage/records.ts';
import { addAssets } from './web/assets.ts';
import { createSiteServer } from './web/siteServer.ts';

export type SandboxSettings = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Everything is kept under `<dataDir>/sandbox`; left out, in memory only. */
  readonly dataDir?: string | undefined;
  /** How long a company takes to decide. */
  readonly delayMs: number;
  readonly log?: (message: string) => void;
};

export type Sandbox = {
  readonly url: string;
  readonly credentials: SandboxCredentials;
  /** TrueLayer sends its webhooks to one registered address: `${appUrl}/api/webhooks/truelayer`. */
  readonly connectApp: (appUrl: string) => void;
  readonly stop: () => Promise<void>;
};

/** Loopback only: this site has no business on any network. */
const host = '127.0.0.1';

export async function startSandbox({ port, dataDir, log = () => {} }: SandboxSettings): Promise<Sandbox> {
  const secrets = loadSecrets(dataDir);
  const file = (name: string, durable: boolean): RecordsFile => ({
    path: dataDir === undefined ? undefined : join(dataDir, 'sandbox', `${name}.jsonl`),
    durable,
  });
  const mailbox = await openMailbox(file('mailbox', false));

  const site = createSiteServer(log);
  addAssets(site);
  addHome(site);
  addMailbox(site, { mailbox, apiKey: secrets.mailbox.apiKey });
  addRates(site, { apiKey: secrets.rates.apiKey });

  const url = await site.listen({ host, port });
  return {
    url,
    credentials: credentialsAt(url, secrets),
    connectApp: () => {},
    stop: async () => {
      await site.close();
      await mailbox.close();
    },
  };
}
