import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import { recordRejections } from '../hosted/recordRejections.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { openCheckStore } from './checkStore.ts';
import { addKycApi, type KycSecrets, whyOf } from './kycApi.ts';
import { addWidget } from './widgetRoutes.ts';

type Company = CompanyTools & {
  readonly secrets: KycSecrets;
};

/** The identity check under /kyc: its API, its widget and its decisions. */
export function addKyc(site: FastifyInstance, { secrets, faults, refused, journal, queue, delayMs }: Company): void {
  const { clientId, webhookSecret, tokenSecret } = secrets;
  const book = openCheckStore({ journal, queue, delayMs, clientId, webhookSecret });
  queue.attend('kyc', book.desk);
  const serve = async (rooms: FastifyInstance) => {
    addWidget(rooms, { book, tokenSecret });
    rooms.register(async (api) => {
      recordRejections(api, { company: 'kyc', refused, why: whyOf });
      addCallFaults(api, 'kyc', faults);
      addKycApi(api, { book, secrets });
    });
  };
  site.register(serve, { prefix: '/kyc' });
}
