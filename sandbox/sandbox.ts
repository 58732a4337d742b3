import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from './companyTools.ts';
import {
  credentialsAt,
  loadSecrets,
  type PartnerSecrets,
  type SandboxCredentials,
  type SandboxSecrets,
} from './credentials.ts';
import { addHome } from './home/homePage.ts';
import { addKyc } from './kyc/kyc.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { addMailbox } from './mailbox/mailboxRoutes.ts';
import { openPayoutBook, type PayoutPartner } from './payout/payoutBook.ts';
import { addPayoutPage } from './payout/payoutPage.ts';
import { addPayoutPartner } from './payout/payoutRoutes.ts';
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

export async function startSandbox({ port, dataDir, delayMs, log = () => {} }: SandboxSettings): Promise<Sandbox> {
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
  addRates(site, { apiKey: secrets.rates.apiKey });
  addFaults(site, { faults, queue });
  let webhookUrl: string | undefined;
  let url = '';
  const tools: CompanyTools = { journal, queue, faults, delayMs };
  addTruelayer(site, { ...tools, secrets: secrets.truelayer, siteUrl: () => url, webhookUrl: () => webhookUrl });
  addTrust(site, { ...tools, secrets: secrets.trust });
  addKyc(site, { ...tools, secrets: secrets.kyc });
  addPayout(site, secrets.payoutPartners, tools);

  url = await site.listen({ host, port });
  queue.start();
  return {
    url,
    credentials: credentialsAt(url, secrets),
    connectApp: (appUrl) => {
      webhookUrl = `${appUrl}/api/webhooks/truelayer`;
    },
    stop: async () => {
      await queue.stop();
      await site.close();
      await Promise.all([journal.close(), mailboxJournal.close()]);
    },
  };
}

/** Two partners, each with its own key and its own book. */
function addPayout(site: FastifyInstance, { AZA, PIVOT }: SandboxSecrets['payoutPartners'], tools: CompanyTools): void {
  const openFor = (partner: PayoutPartner, { apiKey, webhookSecret }: PartnerSecrets) => {
    const book = openPayoutBook({ ...tools, partner, webhookSecret });
    tools.queue.attend(partner, book.desk);
    addPayoutPartner(site, { partner, book, apiKey, faults: tools.faults });
    return book;
  };
  addPayoutPage(site, { aza: openFor('aza', AZA), pivot: openFor('pivot', PIVOT) });
}
