import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { type ErrorCode, failureBody } from '#contract/protocol/failure.ts';
import { failureSentences } from '#contract/protocol/failureSentences.ts';
import { conceptOf } from './apiConcepts.ts';
import { exampleCall, jsonSchemaOf } from './apiExample.ts';
import { statusOf } from './statusOf.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI document of the calls, made from the very schemas that parse them. */
export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sawa',
      version: '1',
      description: 'Every refusal has the same envelope; /api/docs says what each code means and how a call is signed.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(conceptOf))].map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: jsonSchemaOf(failureBody, 'output') } },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { method, path, summary, access, params, query, body, data, refusals = [] } = endpoint;
  const example = exampleCall(endpoint);
  const envelope = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { type: 'string', enum: ['200'] }, data: jsonSchemaOf(data, 'output') },
  };
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+(\w)/g, (_, sign: string) => `_${sign}`).replaceAll('}', '')}`,
    tags: [conceptOf(endpoint)],
    summary,
    description: access === 'signedIn' ? 'For signed-in senders; the request hash is checked.' : 'For everybody.',
    parameters: [...parametersOf(params, 'path', example.params), ...parametersOf(query, 'query', example.query)],
    ...(body instanceof z.ZodUndefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(body, 'input'), example: example.body } },
          },
        }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope } } },
      ...refusalsByStatus(refusals),
      default: refused('Refused'),
    },
  };
}

const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function refusalsByStatus(refusals: readonly ErrorCode[]): Json {
  const statuses = [...new Set(refusals.map((code) => statusOf[code]))];
  const told = (status: number) =>
    refusals.filter((code) => statusOf[code] === status).map((code) => `${code}: ${failureSentences.en[code]}`);
  return Object.fromEntries(statuses.map((status) => [status, refused(told(status).join('\n'))]));
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query', examples: Readonly<Record<string, string>>): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field instanceof z.ZodOptional),
    schema: field instanceof z.ZodType ? jsonSchemaOf(field, 'input') : {},
    ...(name in examples && { example: examples[name] }),
  }));
}
