import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { byConcept } from './apiConcepts.ts';
import { exampleCall } from './apiExample.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The calls as a Postman collection (v2.1), which other clients import too: a folder for each concept. */
export const collectionOf = (endpoints: readonly Endpoint[], baseUrl: string) => ({
  info: { name: 'Sawa', schema },
  variable: [{ key: 'baseUrl', value: `${baseUrl}/api` }],
  item: byConcept(endpoints).map(({ concept, calls }) => ({ name: concept, item: calls.map(itemOf) })),
});

function itemOf(endpoint: Endpoint) {
  const { method, path, summary } = endpoint;
  const { params, query, target, body } = exampleCall(endpoint);
  return {
    name: `${method} ${path}`,
    request: {
      method,
      description: summary,
      header: body === undefined ? [] : [{ key: 'content-type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}${target}`,
        host: ['{{baseUrl}}'],
        path: path
          .slice(1)
          .split('/')
          .map((part) => part.replace(/^\{(\w+)\}$/, ':$1')),
        query: pairsOf(query),
        variable: pairsOf(params),
      },
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, undefined, 2), options: { raw: { language: 'json' } } },
      }),
    },
    response: [],
  };
}

const pairsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));
