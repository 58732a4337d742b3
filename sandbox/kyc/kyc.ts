import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import { noteRefusals } from '../hosted/noteRefusals.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { openCheckBook } from './checkBook.ts';
import { addKycApi, type KycSecrets, whyOf } from './kycApi.ts';
import { addWidget } from './widgetRoutes.ts';

type Company = CompanyTools & {
  readonly secrets: KycSecrets;
};

/** The identity check under /kyc: its API, its widget and its decisions. */
export function addKyc(site: FastifyInstance, { secrets, faults, refused, journal, queue, delayMs }: Company): void {
  const { clientId, webhookSecret, tokenSecret } = secrets;
  const book = openCheckBook({ journal, queue, delayMs, clientId, webhookSecret });
  queue.attend('kyc', book.desk);
  const serve = async (rooms: FastifyInstance) => {
    addWidget(rooms, { book, tokenSecret });
    rooms.register(async (api) => {
      noteRefusals(api, { company: 'kyc', refused, why: whyOf });
      addCallFaults(api, 'kyc', faults);
      addKycApi(api, { book, secrets });
    });
  };
  site.register(serve, { prefix: '/kyc' });
}
