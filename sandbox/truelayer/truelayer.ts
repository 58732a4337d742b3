import { createPrivateKey } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import { truelayerLines } from '../files/companyLines.ts';
import { recordRejections } from '../hosted/recordRejections.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addBankPages } from './bankPages.ts';
import { openPaymentStore } from './paymentStore.ts';
import { openRefundStore } from './refundStore.ts';
import { type ApiSettings, addPayments, addProviders, addRefunds } from './truelayerApi.ts';
import { addTokens, createOnce, guardApi, type TruelayerSecrets } from './truelayerAuthentication.ts';
import { createTruelayerDesk, jwksOf } from './truelayerController.ts';
import { whyOf } from './truelayerProblem.ts';

type Company = CompanyTools & {
  readonly secrets: TruelayerSecrets;
  readonly siteUrl: () => string;
  readonly webhookUrl: () => string | undefined;
};

/** TrueLayer's Payments API v3, its bank pages and its webhooks, under /truelayer. */
export function addTruelayer(site: FastifyInstance, { secrets, siteUrl, webhookUrl, ...kept }: Company): void {
  const payments = openPaymentStore(kept);
  const refunds = openRefundStore(kept);
  kept.files.register({
    company: 'truelayer',
    kind: 'payIn',
    lines: () => truelayerLines(payments.list(), refunds.list),
  });
  const baseUrl = () => `${siteUrl()}/truelayer`;
  const jwksUrl = () => `${baseUrl()}/.well-known/jwks`;
  const { merchantAccountId } = secrets;
  const webhookKey = {
    keyId: secrets.webhookKey.keyId,
    privateKey: createPrivateKey(secrets.webhookKey.privateKeyPem),
  };
  kept.queue.attend('truelayer', createTruelayerDesk({ payments, refunds, webhookKey, jwksUrl, webhookUrl }));

  const settings: ApiSettings = {
    payments,
    refunds,
    once: createOnce(kept.journal),
    refusesRefund: () => kept.faults.strikes('truelayer', 'refundRefused'),
    merchantAccountId,
    baseUrl,
  };
  const serve = async (rooms: FastifyInstance) => {
    addBankPages(rooms, payments);
    recordRejections(rooms, { company: 'truelayer', refused: kept.refused, why: whyOf });
    addTokens(rooms, secrets);
    rooms.get('/.well-known/jwks', async () => jwksOf(webhookKey));
    rooms.register(async (api) => {
      guardApi(api, secrets);
      addCallFaults(api, 'truelayer', kept.faults);
      addProviders(api, settings);
      addPayments(api, settings);
      addRefunds(api, settings);
    });
  };
  site.register(serve, { prefix: '/truelayer' });
}
