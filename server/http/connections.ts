import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isThisMachine, visitorOf } from '../security/visitor.ts';
import { languageOf, refusal } from './answer.ts';
import { probePaths } from './probes.ts';

export type ConnectionLimits = {
  /** Milliseconds from the connection, or the last answer on it, to the end of a request's headers. */
  readonly headersMs: number;
  /** Milliseconds until its body is there too. */
  readonly requestMs: number;
  /** Milliseconds a connection may wait for its next request. */
  readonly keptMs: number;
  /** Milliseconds in which nothing moves either way; live streams say something every few seconds. */
  readonly quietMs: number;
  /** Open at once from one address; the trusted proxy, which speaks for everybody, is not counted. */
  readonly perAddress: number;
};

export const usualLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  keptMs: 20_000,
  quietMs: 120_000,
  perAddress: 500,
};

/** What Fastify and Node are told of it. Node looks for the late ones only so often. */
export const serverTimes = ({ headersMs, requestMs, keptMs, quietMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: keptMs,
  connectionTimeout: quietMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.min(headersMs, 5000),
  },
});

/** One address cannot take every place: what it opens above its share is closed before a byte is read. */
export function limitConnections(server: Server, { perAddress }: ConnectionLimits, trustedProxy: string | undefined) {
  const open = new Map<string, number>();
  const proxy = trustedProxy && visitorOf(trustedProxy).key;
  server.on('connection', (socket) => {
    const address = visitorOf(socket.remoteAddress ?? '').key;
    if (address === proxy) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) return socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

type Door = { readonly baseUrl: string; readonly trustedProxy?: string | undefined };

/** What a server behind it might read differently from the proxy before it is refused, and so is what came in the open. */
export function refuseUnclear(app: FastifyInstance, { baseUrl, trustedProxy }: Door) {
  const isHttps = baseUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    if (hostsNamed(request) > 1) {
      const { status, body } = refusal('requestInvalid', language);
      return reply.code(status).type('application/json; charset=utf-8').send(body);
    }
    if (!isHttps || isPrivate(request, trustedProxy) || askedInside.includes(request.url)) return;
    if (!request.url.startsWith('/api/'))
      return reply.redirect(request.url.startsWith('/') ? baseUrl + request.url : baseUrl, 308);
    const { status, body } = refusal('httpsRequired', language);
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });
}

/** Asked by what stands in front of us, which may not speak https with us. */
const askedInside: readonly string[] = ['/api/health-check', ...probePaths];

const hostsNamed = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Nobody on the way could read it: the proxy says so, or there is none and it never left this machine. */
const isPrivate = (request: FastifyRequest, trustedProxy: string | undefined): boolean =>
  request.protocol === 'https' || (trustedProxy === undefined && isThisMachine(request.socket.remoteAddress ?? ''));
