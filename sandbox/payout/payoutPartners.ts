import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAza, azaVoice } from '../aza/azaApi.ts';
import type { CompanyTools } from '../companyTools.ts';
import type { SandboxSecrets } from '../credentials.ts';
import { payoutLines } from '../files/companyLines.ts';
import { queryOf } from '../web/language.ts';
import { parseBody } from '../web/siteServer.ts';
import type { Outcome } from './payout.ts';
import { addPayoutPage } from './payoutPage.ts';
import { addPayoutPartner } from './payoutRoutes.ts';
import { openPayoutStore, type PayoutPartner, type PayoutProtocol, type PayoutStore } from './payoutStore.ts';
import { payoutV1Protocol } from './payoutV1Protocol.ts';

type Surroundings = CompanyTools & {
  readonly secrets: SandboxSecrets['payoutPartners'];
  readonly siteUrl: () => string;
  readonly appUrl: () => string | undefined;
};

/** Two partners, each by its own protocol, with its own keys and its own book. */
export function addPayoutPartners(site: FastifyInstance, { secrets, siteUrl, appUrl, ...tools }: Surroundings): void {
  const { faults, files, queue, refused } = tools;
  const open = (partner: PayoutPartner, voice: PayoutProtocol) => {
    const book = openPayoutStore({ ...tools, partner, voice });
    queue.attend(partner, book.desk);
    files.register({ company: partner.toUpperCase(), kind: 'payout', lines: () => payoutLines(book.list()) });
    return book;
  };
  const azaSecrets = { apiKey: secrets.AZA.apiKey, apiSecret: secrets.AZA.webhookSecret };
  const books = {
    aza: open('aza', azaVoice(azaSecrets, registered(appUrl))),
    pivot: open('pivot', payoutV1Protocol(secrets.PIVOT.webhookSecret)),
  };
  addAza(site, { secrets: azaSecrets, book: books.aza, faults, refused, siteUrl });
  addPayoutPartner(site, { partner: 'pivot', book: books.pivot, apiKey: secrets.PIVOT.apiKey, faults, refused });
  addPayoutPage(site, books);
  addBooksForTests(site, books);
}

/** An address is registered once, with the partner's people. */
function registered(appUrl: () => string | undefined) {
  let address: string | undefined;
  return () => {
    address ??= appUrl() && `${appUrl()}/api/webhooks/payouts/aza`;
    return address;
  };
}

const releaseOrder = z.strictObject({ state: z.enum(['paid', 'failed', 'refunded']) });
type OneBook = { Params: { partner: PayoutPartner; id: string } };

/** Tests look into the partners' books from here, and end payouts by hand. */
function addBooksForTests(site: FastifyInstance, books: Readonly<Record<PayoutPartner, PayoutStore>>): void {
  site.get<OneBook>('/payout/:partner/book.json', async (request) => {
    const found = books[request.params.partner].findByReference(queryOf(request).get('reference') ?? '');
    return { items: found ? [found] : [] };
  });

  site.post<OneBook>('/payout/:partner/book/:id/release', async (request, reply) => {
    const asked = parseBody(releaseOrder, request);
    if (!asked.success) return reply.code(400).send({ error: { code: 'requestInvalid' } });
    const { state } = asked.data;
    const outcome: Outcome = state === 'paid' ? { state } : { state, reason: 'returned' };
    const released = await books[request.params.partner].release(request.params.id, outcome);
    return reply.code(released ? 202 : 409).send({});
  });
}
