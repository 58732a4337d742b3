import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { validationError } from '../hosted/validationError.ts';
import { parseBody } from '../web/siteServer.ts';
import { bankWithId, demoBanks, fasterPayments } from './demoBanks.ts';
import { flowRequest, type Payment, paymentRequest, paymentView } from './payment.ts';
import type { PaymentStore } from './paymentStore.ts';
import { type RefundStore, refundRequest, refundView } from './refundStore.ts';
import type { Once } from './truelayerAuthentication.ts';
import { problem, refuse } from './truelayerProblem.ts';

export type ApiSettings = {
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
  readonly once: Once;
  readonly refusesRefund: () => boolean;
  readonly merchantAccountId: string;
  /** Where TrueLayer lives, prefix included, once it is known. */
  readonly baseUrl: () => string;
};

type Identified = { Params: { id: string } };

const searchRequest = z.looseObject({
  countries: z.array(z.string()).optional(),
  currencies: z.array(z.string()).optional(),
});

const signed = { config: { isSigned: true, makesWork: true } };

export function addProviders(api: FastifyInstance, { baseUrl }: ApiSettings): void {
  api.post('/v3/payments-providers/search', async (request, reply) => {
    const asked = parseBody(searchRequest, request);
    if (!asked.success) return refuse(reply, 'invalid-parameters', validationError(asked.error).text);
    const { countries = ['GB'], currencies = ['GBP'] } = asked.data;
    const isOffered = countries.includes('GB') && currencies.includes('GBP');
    return {
      items: isOffered ? demoBanks.map(({ id, name, colour }) => providerView({ id, name, colour }, baseUrl())) : [],
    };
  });
}

function providerView({ id, name, colour }: { id: string; name: string; colour: string }, baseUrl: string) {
  const logo = `${baseUrl}/logos/${id}.svg`;
  const bank_transfer = { release_channel: 'general_availability', schemes: [{ id: fasterPayments }] };
  return {
    id,
    display_name: name,
    icon_uri: logo,
    logo_uri: logo,
    bg_color: colour,
    country_code: 'GB',
    capabilities: { payments: { bank_transfer } },
  };
}

export function addPayments(api: FastifyInstance, { payments, once, merchantAccountId, baseUrl }: ApiSettings): void {
  const authorizing = ({ pageId }: Payment) => {
    const next = { type: 'redirect', uri: `${baseUrl()}/bank/${pageId}` };
    return { status: 'authorizing', authorization_flow: { actions: { next } } };
  };

  api.post('/v3/payments', signed, async (request, reply) => {
    const asked = parseBody(paymentRequest, request);
    if (!asked.success) return refuse(reply, 'invalid-parameters', validationError(asked.error).text);
    const { beneficiary, provider_selection } = asked.data.payment_method;
    if (beneficiary.merchant_account_id !== merchantAccountId) {
      return refuse(reply, 'invalid-parameters', 'beneficiary.merchant_account_id is not an account of yours.');
    }
    if (provider_selection.type === 'preselected' && !bankWithId(provider_selection.provider_id)) {
      return refuse(reply, 'invalid-parameters', 'provider_selection.provider_id is no provider.');
    }
    return once(request, reply, () => {
      const { created, kept } = payments.create(asked.data);
      const { id, resourceToken: resource_token, userId } = created;
      const returnUri = asked.data.hosted_page?.return_uri;
      const fragment = new URLSearchParams({ payment_id: id, resource_token, return_uri: returnUri ?? '' });
      const hosted_page = { uri: `${baseUrl()}/payments#${fragment}` };
      const body = { id, user: { id: userId }, resource_token, ...(returnUri && { hosted_page }) };
      const flow = asked.data.authorization_flow;
      if (!flow) return { status: 201, body: { ...body, status: created.status }, kept };
      const begun = payments.authorize(created, flow.redirect.return_uri);
      return { status: 201, body: { ...body, ...authorizing(created) }, kept: Promise.all([kept, begun]) };
    });
  });

  api.get<Identified>('/v3/payments/:id', async (request, reply) => {
    const found = payments.find(request.params.id);
    return found ? paymentView(found) : refuse(reply, 'not-found', 'No such payment.');
  });

  api.post<Identified>('/v3/payments/:id/authorization-flow', signed, async (request, reply) => {
    const asked = parseBody(flowRequest, request);
    if (!asked.success) return refuse(reply, 'invalid-parameters', validationError(asked.error).text);
    const found = payments.find(request.params.id);
    if (!found) return refuse(reply, 'not-found', 'No such payment.');
    return once(request, reply, () => {
      if (!isOpen(found.status)) return problem('invalid-state', `The payment is ${found.status}.`);
      const kept = payments.authorize(found, asked.data.redirect.return_uri);
      return { status: 200, body: authorizing(found), kept };
    });
  });

  api.post<Identified>('/v3/payments/:id/actions/cancel', signed, async (request, reply) => {
    const found = payments.find(request.params.id);
    if (!found) return refuse(reply, 'not-found', 'No such payment.');
    return once(request, reply, () => {
      if (!isOpen(found.status)) return problem('invalid-state', `The payment is ${found.status}.`);
      return { status: 202, body: {}, kept: payments.decide(found, 'cancel') };
    });
  });
}

const isOpen = (status: string) => status === 'authorization_required' || status === 'authorizing';

export function addRefunds(api: FastifyInstance, { payments, refunds, once, refusesRefund }: ApiSettings): void {
  api.post<Identified>('/v3/payments/:id/refunds', signed, async (request, reply) => {
    const asked = parseBody(refundRequest, request);
    if (!asked.success) return refuse(reply, 'invalid-parameters', validationError(asked.error).text);
    const found = payments.find(request.params.id);
    if (!found) return refuse(reply, 'not-found', 'No such payment.');
    return once(request, reply, () => {
      if (found.status !== 'settled') return problem('invalid-state', `The payment is ${found.status}, not settled.`);
      const made = refunds.create(found, asked.data, refusesRefund());
      if (!made) return problem('invalid-parameters', 'More would go back than was paid.');
      return { status: 201, body: { id: made.refund.id }, kept: made.kept };
    });
  });

  api.get<Identified>('/v3/payments/:id/refunds', async (request) => ({
    items: refunds.list(request.params.id).map(refundView),
  }));

  api.get<{ Params: { id: string; refundId: string } }>(
    '/v3/payments/:id/refunds/:refundId',
    async (request, reply) => {
      const found = refunds.find(request.params.id, request.params.refundId);
      return found ? refundView(found) : refuse(reply, 'not-found', 'No such refund.');
    },
  );
}
