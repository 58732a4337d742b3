import type { FastifyInstance } from 'fastify';
import type { Journal } from '../storage/journal.ts';
import type { Faults } from '../webhooks/faults.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import type { WebhookQueue } from '../webhooks/webhookQueue.ts';
import { openCheckBook } from './checkBook.ts';
import { addKycApi, type KycSecrets } from './kycApi.ts';
import { addWidget } from './widgetRoutes.ts';

type Company = {
  readonly secrets: KycSecrets;
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly faults: Faults;
  readonly delayMs: number;
};

/** The identity check under /kyc: its API, its widget and its decisions. */
export function addKyc(site: FastifyInstance, { secrets, faults, journal, queue, delayMs }: Company): void {
  const { clientId, webhookSecret, tokenSecret } = secrets;
  const book = openCheckBook({ journal, queue, delayMs, clientId, webhookSecret });
  queue.attend('kyc', book.desk);
  const serve = async (rooms: FastifyInstance) => {
    addWidget(rooms, { book, tokenSecret });
    rooms.register(async (api) => {
      addCallFaults(api, 'kyc', faults);
      addKycApi(api, { book, secrets });
    });
  };
  site.register(serve, { prefix: '/kyc' });
}
