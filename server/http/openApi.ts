import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { errorCodes, failureBody } from '#contract/protocol/failure.ts';
import { failureSentences } from '#contract/protocol/failureSentences.ts';
import { statusOf } from './statusOf.ts';

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

/** The OpenAPI document of the calls, made from the very schemas that parse them. */
export function openApiOf(endpoints: readonly Endpoint[]): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const failures = errorCodes.map((code) => `- \`${code}\` (${statusOf[code]}): ${failureSentences.en[code]}`);
  return {
    openapi: '3.0.3',
    info: {
      title: 'Sawa',
      version: '1',
      description: `Every refusal has the same envelope and one of these codes:\n${failures.join('\n')}`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Failure: schemaOf(failureBody, 'output') } },
  };
}

function operationOf({ summary, access, params, query, body, data }: Endpoint): Schema {
  const envelope = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { type: 'string', enum: ['200'] }, data: schemaOf(data, 'output') },
  };
  return {
    summary,
    description: access === 'signedIn' ? 'For signed-in senders; the request hash is checked.' : 'For everybody.',
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body instanceof z.ZodUndefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Schema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field instanceof z.ZodOptional),
    schema: field instanceof z.ZodType ? schemaOf(field, 'input') : {},
  }));
}

/** A page to read and the document itself; outside production only. */
export function addDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = openApiOf(endpoints);
  const page = docsPage(endpoints);
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(document));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function docsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map((endpoint) => {
    const schema = JSON.stringify(operationOf(endpoint), undefined, 2);
    return `<details><summary><code>${endpoint.method} ${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)}${
      endpoint.access === 'signedIn' ? ' <small>signed in</small>' : ''
    }</summary><pre>${escaped(schema)}</pre></details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sawa API</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
details{border-bottom:1px solid #8886;padding:.6rem 0}summary{cursor:pointer}pre{overflow:auto;font-size:.8rem}small{opacity:.7}</style>
<h1>Sawa API</h1><p>${endpoints.length} calls, under <code>/api</code>. The same as
<a href="/api/docs/openapi.json">OpenAPI</a>.</p>${rows.join('\n')}`;
}
