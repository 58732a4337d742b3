import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const modules = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(['../*/*.ts', '!../*/*.test.ts'], { eager: true }),
);

/** A call, or one of a table of calls. */
const endpointsIn = (value: unknown): Endpoint[] =>
  isEndpoint(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter(isEndpoint)
      : [];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = modules
  .flatMap(([, exports]) => Object.values(exports).flatMap(endpointsIn))
  .toSorted((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method));

const mostListed = 20;

/** Of a long list its beginning, and how long it is. */
const inShort = (name: string, value: unknown): unknown =>
  name === '$schema'
    ? undefined
    : Array.isArray(value) && value.length > mostListed
      ? [...value.slice(0, 3), `${value.length} in all`]
      : value;

/** What `format:uuid` says already. */
const ofIds = /,pattern:\^\(\[0-9a-fA-F\][^$]*\$/g;

const known = new Map<string, string>();

/** Its shape, or where the same one is written already. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output', title: string): string {
  const shape = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), inShort)
    .replaceAll('"', '')
    .replaceAll(ofIds, '');
  const before = known.get(shape);
  if (before !== undefined && shape.length > 100) return `as ${before}`;
  known.set(shape, title);
  return shape;
}

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a call that is parsed otherwise. */
test('every call takes and answers what the reviewed list says', async () => {
  const blocks = endpoints.map((endpoint) => {
    const { method, path, access, summary, publishedForSeconds, refusals = [], params, query, body, data } = endpoint;
    const call = `${method} ${path}`;
    return [
      `${call} ${access}: ${summary}`,
      ...(publishedForSeconds === undefined ? [] : [`  published for ${publishedForSeconds} seconds`]),
      ...(refusals.length > 0 ? [`  refuses ${refusals.join(', ')}`] : []),
      ...Object.entries({ params, query, body }).map(
        ([part, schema]) => `  ${part} ${shapeOf(schema, 'input', `${part} of ${call}`)}`,
      ),
      `  data ${shapeOf(data, 'output', `data of ${call}`)}`,
    ].join('\n');
  });
  const list = resolve(import.meta.dirname, '../../tests/readings/endpoints.txt');
  await expect(`${blocks.join('\n')}\n`).toMatchFileSnapshot(list);
});
