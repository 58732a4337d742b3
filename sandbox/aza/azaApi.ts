import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CompanyTools } from '../companyTools.ts';
import { recordRejections } from '../hosted/recordRejections.ts';
import { checkName } from '../payout/nameChecks.ts';
import type { PayoutProtocol, PayoutStore } from '../payout/payoutStore.ts';
import { queryOf } from '../web/language.ts';
import { bytesOf, parseBody } from '../web/siteServer.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { azaOrder, neutralOrder, transactionView, webhookBody, wrong } from './azaObjects.ts';
import { isSignedBy, signatureOf } from './azaSignature.ts';

type AzaSecrets = { readonly apiKey: string; readonly apiSecret: string };

type AzaDesk = Pick<CompanyTools, 'faults' | 'refused'> & {
  readonly secrets: AzaSecrets;
  readonly book: PayoutStore;
  /** This site's own address, which is part of every signature. */
  readonly siteUrl: () => string;
};

const validation = z.looseObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.enum(['bank', 'mobile']),
  bank_account: z.string().min(4).max(64).optional(),
  bank_code: z.string().min(1).max(200).optional(),
  phone_number: z.string().min(4).max(64).optional(),
  metadata: z.looseObject({ expected_name: z.string().max(200).optional() }).optional(),
});

/** AZA's TransferZero API under /aza/v1: as strict about signatures and fields as the company. */
export function addAza(site: FastifyInstance, { secrets, book, faults, refused, siteUrl }: AzaDesk): void {
  const serve = async (api: FastifyInstance) => {
    const seen = new Set<string>();
    recordRejections(api, { company: 'aza', refused, why: whyOf });
    api.addHook('preValidation', async (request, reply) => {
      const problem = signatureProblem(request, { secrets, siteUrl, seen });
      return problem ? reply.code(401).send({ object: null, meta: { error: problem } }) : undefined;
    });
    addCallFaults(api, 'aza', faults);
    addTransactions(api, book);

    api.post('/account_validations', async (request, reply) => {
      const asked = parseBody(validation, request);
      const account = asked.data?.bank_account ?? asked.data?.phone_number;
      if (!asked.success || !account) return refuse(reply, wrong('bank_account', 'blank'));
      const found = checkName({
        account: account.replace(/\s/g, ''),
        expectedName: asked.data.metadata?.expected_name,
      });
      if (found.outcome === 'notFound') return refuse(reply, {}, 'Account Invalid');
      if (found.outcome === 'tryLater') return refuse(reply, {}, 'Account validation failed');
      return { object: { account_name: found.customerName }, meta: {} };
    });
  };
  site.register(serve, { prefix: '/aza/v1' });
}

const refusal = z.looseObject({
  object: z
    .looseObject({ errors: z.record(z.string(), z.array(z.object({ error: z.string() }))).optional() })
    .nullish(),
  meta: z.looseObject({ error: z.string().optional() }).optional(),
});

/** Answers that say something about an account or a payout, and nothing against the call. */
const answers = ['Account Invalid', 'Account validation failed', 'Recipient cannot be cancelled', 'external_id: taken'];

function whyOf(body: unknown): string | undefined {
  const { object, meta } = refusal.parse(body);
  const [field] = Object.entries(object?.errors ?? {});
  const why = meta?.error ?? (field && `${field[0]}: ${field[1][0]?.error}`);
  return why !== undefined && answers.includes(why) ? undefined : why;
}

const refuse = (reply: FastifyReply, errors: object, error?: string) =>
  reply.code(422).send({ object: { errors }, meta: error === undefined ? {} : { error } });

type Gate = Pick<AzaDesk, 'secrets' | 'siteUrl'> & { readonly seen: Set<string> };

/** A number that was used is good for nothing any more. */
function signatureProblem(request: FastifyRequest, { secrets, siteUrl, seen }: Gate): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const nonce = header('authorization-nonce');
  if (header('authorization-key') !== secrets.apiKey) return 'Authorization-Key is not known';
  if (nonce === '' || seen.has(nonce)) return 'Authorization-Nonce was used before';
  const signed = { nonce, method: request.method, url: `${siteUrl()}${request.url}`, body: bytesOf(request) };
  if (!isSignedBy(secrets.apiSecret, header('authorization-signature'), signed)) {
    return 'Authorization-Signature does not match';
  }
  seen.add(nonce);
  return undefined;
}

function addTransactions(api: FastifyInstance, book: PayoutStore): void {
  const place = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = parseBody(azaOrder, request);
    if (!asked.success) return refuse(reply, fieldErrors(asked.error));
    const order = neutralOrder(asked.data);
    if ('errors' in order) return refuse(reply, order.errors);
    const { outcome, payout } = await book.place(order);
    const object = transactionView(payout);
    if (outcome === 'placed') return reply.code(201).send({ object });
    return reply.code(422).send({ object: { ...object, errors: wrong('external_id', 'taken') } });
  };
  api.post('/transactions/create_and_fund', { config: { makesWork: true } }, place);

  api.get('/transactions', async (request) => {
    const reference = queryOf(request).get('external_id') ?? '';
    const found = book.findByReference(reference);
    return { object: found ? [transactionView(found)] : [], meta: { pagination: { total_items: found ? 1 : 0 } } };
  });

  api.get<{ Params: { id: string } }>('/transactions/:id', async (request, reply) => {
    const found = book.find(request.params.id);
    return found
      ? { object: transactionView(found) }
      : reply.code(404).send({ object: null, meta: { error: 'Not found' } });
  });

  /** Asynchronous, as the company's is: the answer only says that it was taken. */
  api.delete<{ Params: { id: string } }>('/recipients/:id', async (request, reply) => {
    const cancelled = await book.cancel(request.params.id);
    if (!cancelled) return refuse(reply, {}, 'Recipient cannot be cancelled');
    return reply.code(202).send({ object: transactionView(cancelled).recipients[0] });
  });

  api.post<{ Params: { id: string } }>('/transactions/:id/payout', async (request, reply) => {
    const paid = await book.release(request.params.id, { state: 'paid' });
    return paid ? reply.code(202).send({ object: transactionView(paid) }) : refuse(reply, {}, 'Nothing to pay');
  });
}

const fieldErrors = (error: z.ZodError) =>
  Object.assign({}, ...error.issues.map(({ path }) => wrong(path.join('.') || 'transaction', 'invalid')));

/** AZA reports to one registered address, signed over it; the nonce names the event. */
export const azaVoice =
  ({ apiKey, apiSecret }: AzaSecrets, registeredUrl: () => string | undefined): PayoutProtocol =>
  (due, { payout, news, isForged }) => {
    const url = registeredUrl();
    if (!url) return undefined;
    const body = webhookBody(payout, news);
    const secret = isForged ? randomUUID() : apiSecret;
    const nonce = due.id;
    return {
      url,
      headers: {
        'content-type': 'application/json',
        'authorization-key': apiKey,
        'authorization-nonce': nonce,
        'authorization-signature': signatureOf(secret, { nonce, method: 'POST', url, body }),
      },
      body,
    };
  };
