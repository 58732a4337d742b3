import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What the sandbox knows by these names: a demo account, an open corridor, a password nobody has yet. */
const named: Readonly<Record<string, unknown>> = {
  ...{ a: 'GBP', b: 'XAF', c: '100', base: 'GBP', target: 'XAF', payoutCurrency: 'XAF' },
  ...{ name: 'Awa Diallo', firstName: 'Awa', lastName: 'Diallo', day: 14, month: 5, year: 1990 },
  ...{ country: 'ML', phone: '+22370123456', countryCode: 'GB', phoneCode: '+44', mobile: '7400100099' },
  ...{ username: 'ada@sawa.example', password: 'Market-Day-42', confirmation: 'Market-Day-42' },
  code: 'WELCOME10',
  email: 'someone@mail.example',
  endpoint: 'https://fcm.googleapis.com/fcm/send/someone',
  id: 'maintenance',
};

/** One text for each pattern the contract's fields are checked by. */
const patterned: readonly string[] = [
  ...['GB', '12', '123456', '100.50', '+44', '7400100001', 'person@mail.example', '2026-01-31', '2026-01', 'CMR'],
  ...[
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst',
    '0123456789abcdef0123456789abcdef',
    '0123456789abcdef'.repeat(4),
  ],
];
const someId = '0197a000-0000-7000-8000-000000000001';

/** A value the schema takes: what it requires and nothing more, so that an example stays short. */
function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(String(named[name])) ? named[name] : schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf)?.[0];
  if (first) return exampleOf(first as JsonSchema, name);
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []).map(
        (field) => [field, schema.properties?.[field] ?? schema.additionalProperties] as const,
      );
      return Object.fromEntries(required.map(([field, inner]) => [field, exampleOf(inner as JsonSchema, field)]));
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items as JsonSchema, name));
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      if (typeof named[name] === 'number') return named[name];
      return Math.min(Math.max(100, schema.minimum ?? 0), schema.maximum ?? Number.MAX_SAFE_INTEGER);
    case 'boolean':
      return true;
    default:
      return {};
  }
}

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema, name: string): string {
  const wanted = named[name];
  if (format === 'uuid') return someId;
  if (format === 'ipv4') return '192.0.2.1';
  if (format === 'uri') return typeof wanted === 'string' ? wanted : 'https://sawa.example/';
  const fits = (text: string) => (!pattern || new RegExp(pattern, 'u').test(text)) && text.length >= minLength;
  const found = [...(typeof wanted === 'string' ? [wanted] : []), ...(pattern ? patterned : [name])].find(fits);
  return (found ?? 'x'.repeat(Math.max(1, minLength))).slice(0, maxLength);
}

/** Only “any JSON” is made of itself; pointers within a schema would lead nowhere once it stands in a document. */
const withoutPointers = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && '$ref' in value ? {} : value;

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  const { $schema, $defs, ...own } = shape;
  return $defs ? JSON.parse(JSON.stringify(own), withoutPointers) : own;
}

/** Parts of a path or a query, by name. */
const textsOf = (schema: z.ZodType): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(exampleOf(jsonSchemaOf(schema, 'input')))).map(([name, value]) => [name, String(value)]),
  );

export type CallExample = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Below /api, with its parts filled in. */
  readonly target: string;
  readonly body: unknown;
};

/** A call as somebody could send it. */
export function exampleCall({ path, params, query, body }: Endpoint): CallExample {
  const filled = textsOf(params);
  const asked = textsOf(query);
  const search = new URLSearchParams(asked).toString();
  return {
    params: filled,
    query: asked,
    target:
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? '')) +
      (search && `?${search}`),
    body: body instanceof z.ZodUndefined ? undefined : exampleOf(jsonSchemaOf(body, 'input')),
  };
}

export const exampleAnswer = ({ data }: Endpoint) => ({ status: '200', data: exampleOf(jsonSchemaOf(data, 'output')) });

/** Quotes that no shell looks into. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlOf(endpoint: Endpoint, baseUrl: string): string {
  const { target, body } = exampleCall(endpoint);
  const method = endpoint.method === 'GET' ? [] : [`-X ${endpoint.method}`];
  const sent = body === undefined ? [] : [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(body))}`];
  return ['curl', ...method, quoted(`${baseUrl}/api${target}`), ...sent].join(' ');
}
