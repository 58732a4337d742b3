import { join } from 'node:path';
import type { CompanyTools } from './companyTools.ts';
import { addControl } from './control/controlPage.ts';
import { credentialsAt, loadSecrets, type SandboxCredentials } from './credentials.ts';
import { addFiles } from './files/files.ts';
import { addHome } from './home/homePage.ts';
import { addHostedSites } from './hosted/hostedSites.ts';
import { openRefusedCalls } from './hosted/refusedCalls.ts';
import { addKyc } from './kyc/kyc.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { addMailbox } from './mailbox/mailboxRoutes.ts';
import { addTwilio } from './mailbox/twilio.ts';
import { addPayoutPartners } from './payout/payoutPartners.ts';
import { addPricewatch } from './pricewatch/pricewatch.ts';
import { addRates } from './rates/rateRoutes.ts';
import { openJournal } from './storage/journal.ts';
import { addTruelayer } from './truelayer/truelayer.ts';
import { addTrust } from './trust/trust.ts';
import { addAssets } from './web/assets.ts';
import { createSiteServer } from './web/siteServer.ts';
import { addFaults } from './webhooks/faultRoutes.ts';
import { createFaults } from './webhooks/faults.ts';
import { webhook } from './webhooks/webhook.ts';
import { createWebhookQueue } from './webhooks/webhookQueue.ts';

export type SandboxSettings = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Everything is kept under `<dataDir>/sandbox`; left out, in memory only. */
  readonly dataDir?: string | undefined;
  /** How long a company takes to decide. */
  readonly delayMs: number;
  /** The address others reach it by, where a proxy stands in front of it. */
  readonly publicUrl?: string | undefined;
  readonly log?: (message: string) => void;
};

export type Sandbox = {
  readonly url: string;
  readonly credentials: SandboxCredentials;
  /** Some companies report to one registered address below `${appUrl}/api/webhooks`. */
  readonly connectApp: (appUrl: string) => void;
  readonly stop: () => Promise<void>;
};

/** Loopback only: this site has no business on any network. */
const host = '127.0.0.1';

export async function startSandbox({
  port,
  dataDir,
  delayMs,
  publicUrl,
  log = () => {},
}: SandboxSettings): Promise<Sandbox> {
  const secrets = loadSecrets(dataDir);
  const pathOf = (name: string) => (dataDir === undefined ? undefined : join(dataDir, 'sandbox', `${name}.jsonl`));
  const journal = await openJournal({ path: pathOf('companies'), durable: true });
  const mailboxJournal = await openJournal({ path: pathOf('mailbox'), durable: false });
  const mailbox = openMailbox(mailboxJournal);
  const faults = createFaults();
  const queue = createWebhookQueue({ records: journal.table('webhooks', webhook), faults, delayMs, log });

  const site = createSiteServer(log);
  addAssets(site);
  addHome(site);
  addMailbox(site, { mailbox, apiKey: secrets.mailbox.apiKey });
  addTwilio(site, { mailbox, secrets: secrets.sms });
  addRates(site, { apiKey: secrets.rates.apiKey });
  addFaults(site, { faults, queue });
  let connectedTo: string | undefined;
  let url = '';
  const appUrl = () => connectedTo;
  const refused = openRefusedCalls(log);
  const files = addFiles(site, { apiKey: secrets.files.apiKey });
  addPricewatch(site, { faults, refused, secrets: secrets.pricewatch });
  const tools: CompanyTools = { journal, queue, faults, refused, files, delayMs };
  addControl(site, tools);
  addTruelayer(site, {
    ...tools,
    secrets: secrets.truelayer,
    siteUrl: () => url,
    webhookUrl: () => connectedTo && `${connectedTo}/api/webhooks/truelayer`,
  });
  addTrust(site, { ...tools, secrets: secrets.trust });
  addHostedSites(site, secrets, { ...tools, siteUrl: () => url, appUrl });
  addKyc(site, { ...tools, secrets: secrets.kyc });
  addPayoutPartners(site, { ...tools, secrets: secrets.payoutPartners, siteUrl: () => url, appUrl });

  const listening = await site.listen({ host, port });
  url = publicUrl ?? listening;
  queue.start();
  return {
    url,
    credentials: credentialsAt(url, secrets),
    connectApp: (app) => {
      connectedTo = app;
    },
    stop: async () => {
      await queue.stop();
      await site.close();
      await Promise.all([journal.close(), mailboxJournal.close()]);
    },
  };
}
