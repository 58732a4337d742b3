import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CompanyTools } from '../companyTools.ts';
import { recordRejections } from '../hosted/recordRejections.ts';
import { validationError } from '../hosted/validationError.ts';
import { queryOf } from '../web/language.ts';
import { carriesKey } from '../web/secretText.ts';
import { bytesOf, parseBody } from '../web/siteServer.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { checkName } from './nameChecks.ts';
import type { Payout } from './payout.ts';
import { type PayoutPartner, type PayoutStore, payoutOrder } from './payoutStore.ts';

const account = z.string().trim().min(4).max(64);
const expectedName = z.string().max(200).optional();
const nameCheckRequest = z.union([
  z.strictObject({ telecomCode: z.string().min(1).max(64), customerAccountNumber: account, expectedName }),
  z.strictObject({ bank: z.string().min(1).max(200), accountNumber: account, expectedName }),
]);

const releaseRequest = z.strictObject({ state: z.enum(['paid', 'failed', 'refunded']).default('paid') });

type PartnerDesk = Pick<CompanyTools, 'faults' | 'refused'> & {
  readonly partner: PayoutPartner;
  readonly book: PayoutStore;
  readonly apiKey: string;
};

/** One partner's `payout.v1` under /payout/<partner>. */
export function addPayoutPartner(site: FastifyInstance, { partner, book, apiKey, faults, refused }: PartnerDesk): void {
  const serve = async (api: FastifyInstance) => {
    recordRejections(api, { company: partner, refused, why: whyOf });
    api.addHook('onRequest', async (request, reply) => {
      if (carriesKey(request, apiKey)) return undefined;
      return reply.code(401).send(problem('keyInvalid', 'The bearer key is not one of ours.'));
    });
    addCallFaults(api, partner, faults);
    addPayouts(api, book);

    api.post('/name-checks', async (request, reply) => {
      const asked = parseBody(nameCheckRequest, request);
      if (!asked.success) return reply.code(400).send(problem('requestInvalid', validationError(asked.error).text));
      const number = 'accountNumber' in asked.data ? asked.data.accountNumber : asked.data.customerAccountNumber;
      const found = checkName({ account: number.replace(/\s/g, ''), expectedName: asked.data.expectedName });
      if (found.outcome === 'notFound') return reply.code(404).send(problem('accountNotFound', 'No such account.'));
      if (found.outcome === 'tryLater')
        return reply.code(503).send(problem('tryLater', 'The network does not answer.'));
      return { customerName: found.customerName };
    });
  };
  site.register(serve, { prefix: `/payout/${partner}` });
}

function addPayouts(api: FastifyInstance, book: PayoutStore): void {
  api.post('/payouts', { config: { makesWork: true } }, async (request, reply) => {
    if (!idempotencyKeyOf(request)) {
      return reply.code(400).send(problem('idempotencyKeyMissing', 'Idempotency-Key is missing.'));
    }
    const order = parseBody(payoutOrder, request);
    if (!order.success) return reply.code(400).send(problem('requestInvalid', validationError(order.error).text));
    const { outcome, payout } = await book.place(order.data);
    if (outcome !== 'referenceReused') return reply.code(202).send(viewOf(payout));
    return reply.code(409).send(problem('referenceReused', `${payout.reference} is the reference of another order.`));
  });

  api.get('/payouts', async (request, reply) => {
    const reference = queryOf(request).get('reference');
    if (!reference) return reply.code(400).send(problem('requestInvalid', 'reference is missing.'));
    const found = book.findByReference(reference);
    return { items: found ? [viewOf(found)] : [] };
  });

  api.get<{ Params: { id: string } }>('/payouts/:id', async (request, reply) => {
    const found = book.find(request.params.id);
    return found ? viewOf(found) : reply.code(404).send(problem('payoutNotFound', 'No such payout.'));
  });

  api.post<{ Params: { id: string } }>('/payouts/:id/cancel', async (request, reply) => {
    const cancelled = await book.cancel(request.params.id);
    if (cancelled) return viewOf(cancelled);
    return reply.code(409).send(problem('payoutNotCancellable', 'Only a failed payout whose money is back can be.'));
  });

  /** Ends a payout that stays pending, as AZA's sandbox lets its merchants do. */
  api.post<{ Params: { id: string } }>('/payouts/:id/release', async (request, reply) => {
    const nothingSaid = bytesOf(request).length === 0;
    const wish = nothingSaid ? releaseRequest.safeParse({}) : parseBody(releaseRequest, request);
    if (!wish.success) return reply.code(400).send(problem('requestInvalid', validationError(wish.error).text));
    const { state } = wish.data;
    const released = await book.release(
      request.params.id,
      state === 'paid' ? { state } : { state, reason: 'returned' },
    );
    if (!released) return reply.code(409).send(problem('payoutNotPending', 'A paid payout cannot be released.'));
    return reply.code(202).send(viewOf(released));
  });
}

const idempotencyKeyOf = (request: FastifyRequest) => request.headers['idempotency-key'];

const problem = (code: string, message: string) => ({ error: { code, message } });
const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** An account nobody has and a payout that cannot be called back are answers, and no fault of the call. */
const answers = ['accountNotFound', 'payoutNotCancellable'];

function whyOf(body: unknown): string | undefined {
  const { code, message } = refusal.parse(body).error;
  return answers.includes(code) ? undefined : message;
}

function viewOf({ id, reference, state, reason, method, currency, amount, createdAt, updatedAt }: Payout) {
  return { id, reference, state, reason, method, currency, amount, createdAt, updatedAt };
}
