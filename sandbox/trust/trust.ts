import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import { type SandboxSecrets, trustHashFields } from '../credentials.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addCardPages } from './cardRoutes.ts';
import { openCardStore } from './cardStore.ts';
import { addWebservices } from './webservices.ts';

type Company = CompanyTools & {
  readonly secrets: SandboxSecrets['trust'];
};

/** Trust Payments under /trust: its Payment Pages, notifications and webservices. */
export function addTrust(site: FastifyInstance, { secrets, ...tools }: Company): void {
  const { siteReference, sitePassword, responsePassword } = secrets;
  const { faults, refused } = tools;
  const book = openCardStore({ ...tools, siteReference, responsePassword });
  tools.queue.attend('trust', book.desk);
  const serve = async (rooms: FastifyInstance) => {
    addCardPages(rooms, { book, refused, terms: { siteReference, sitePassword, hashFields: trustHashFields } });
    rooms.register(async (api) => {
      addCallFaults(api, 'trust', faults);
      const refusesRefund = () => faults.strikes('trust', 'refundRefused');
      addWebservices(api, { ...secrets, ...tools, book, refusesRefund });
    });
  };
  site.register(serve, { prefix: '/trust' });
}
