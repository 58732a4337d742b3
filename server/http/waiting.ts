import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, refusal } from './answer.ts';
import type { Readiness } from './probes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers 503 whoever still waits: they may ask another server again, and no call ends with a cut line. */
    refuseWaiting: () => void;
  }
}

type AddHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Who has asked and has no answer yet; from the moment the server is to end, each answer ends its connection too. */
export function addWaiting(app: FastifyInstance, readiness: Readiness, addHeaders: AddHeaders): void {
  const waiting = new Set<FastifyReply>();
  app.addHook('onRequest', async (_request, reply) => {
    waiting.add(reply);
    reply.raw.once('close', () => waiting.delete(reply));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
  });
  app.decorate('refuseWaiting', () => {
    for (const reply of waiting) {
      if (reply.raw.headersSent) continue;
      const { status, body } = refusal('serviceUnavailable', languageOf(reply.request.headers['accept-language']));
      addHeaders(reply.request, reply);
      reply.type('application/json; charset=utf-8').headers({ 'retry-after': '5', connection: 'close' });
      // What the call itself may still answer is passed over.
      reply.hijack();
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
      reply.raw.statusCode = status;
      reply.raw.end(body);
    }
  });
}
