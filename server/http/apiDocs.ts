import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { collectionOf } from './apiCollection.ts';
import { apiDocsPage } from './apiDocsPage.ts';
import { openApiOf } from './openApi.ts';

/** A page to read, the document itself and a collection to import; outside production only. */
export function addDocs(app: FastifyInstance, endpoints: readonly Endpoint[], baseUrl: string): void {
  const { html, contentPolicy } = apiDocsPage(endpoints, baseUrl);
  const document = openApiOf(endpoints);
  const collection = collectionOf(endpoints, baseUrl);
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(document));
  app.get('/api/docs/collection.json', (_request, reply) => reply.send(collection));
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(html),
  );
}
