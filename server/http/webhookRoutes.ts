import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { answerFailure, type HttpFailure } from './answerFailure.ts';
import type { WebhookRoute } from './route.ts';

const webhookStatus = { taken: 200, refused: 401, tooMany: 429 } as const;

type Surroundings = { readonly clock: DatabaseClock; readonly telemetry: Telemetry };

/** Where a company reports: what it signed is taken, anything else is counted and refused. */
export function addWebhook(app: FastifyInstance, webhook: WebhookRoute, { clock, telemetry }: Surroundings) {
  const path = `/api/webhooks${webhook.path}`;
  let refusals = 0;
  const note = (outcome: keyof typeof webhookStatus) =>
    telemetry.count('sawa.webhooks', { 'http.route': path, 'sawa.outcome': outcome });
  const noteRefusal = (request: FastifyRequest, outcome: 'refused' | 'tooMany' = 'refused') => {
    refusals += 1;
    note(outcome);
    request.log.warn({ route: path, refusals }, 'webhook refused');
  };
  /** Too long, or not HTTP as we take it: counted with those whose signature is wrong. */
  const errorHandler = (error: HttpFailure, request: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) noteRefusal(request);
    return answerFailure(error, { request, reply });
  };
  app.post(path, { errorHandler }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const said = { path, query: { ...Object(request.query) }, headers: request.headers, body };
    const outcome = await webhook.handle({ ...said, receivedAt: clock.now() });
    if (outcome === 'taken') note(outcome);
    else noteRefusal(request, outcome);
    return reply.code(webhookStatus[outcome]).send();
  });
}
