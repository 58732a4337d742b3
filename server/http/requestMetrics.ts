import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Methods of HTTP; a stranger may send any word. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How long each request took and how it was answered, by templates of routes: nothing of an address is a label. */
export function measureRequests(app: FastifyInstance, { count, measure }: Telemetry) {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    measure('http.server.request.duration', reply.elapsedTime / 1000, {
      'http.request.method': methods.includes(request.method) ? request.method : '_OTHER',
      'url.scheme': request.protocol,
      'http.response.status_code': reply.statusCode,
      ...route,
    });
    if (request.refusal) count('sawa.refusals', { ...route, 'sawa.refusal': request.refusal });
  });
}

const routeOf = ({ routeOptions: { url } }: FastifyRequest) => (url === undefined ? {} : { 'http.route': url });
