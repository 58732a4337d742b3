import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import { type SandboxSecrets, trustHashFields } from '../credentials.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { openCardBook } from './cardBook.ts';
import { addCardPages } from './cardRoutes.ts';
import { addWebservices } from './webservices.ts';

type Company = CompanyTools & {
  readonly secrets: SandboxSecrets['trust'];
};

/** Trust Payments under /trust: its Payment Pages, notifications and webservices. */
export function addTrust(site: FastifyInstance, { secrets, faults, journal, queue, delayMs }: Company): void {
  const { siteReference, sitePassword, responsePassword } = secrets;
  const book = openCardBook({ journal, queue, delayMs, siteReference, responsePassword });
  queue.attend('trust', book.desk);
  const serve = async (rooms: FastifyInstance) => {
    addCardPages(rooms, { book, terms: { siteReference, sitePassword, hashFields: trustHashFields } });
    rooms.register(async (api) => {
      addCallFaults(api, 'trust', faults);
      addWebservices(api, { ...secrets, book, journal });
    });
  };
  site.register(serve, { prefix: '/trust' });
}
