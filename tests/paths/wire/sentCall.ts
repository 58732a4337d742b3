import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { readUtcTime } from '#contract/protocol/lookup.ts';
import { isIdempotencyKey, requestHeaders } from '#contract/protocol/requestHash.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { contractCalls } from '#tests/fixtures/contractCalls.ts';

/** A call as it left the browser, whatever held it. */
export type SentCall = {
  readonly method: string;
  /** Path and query exactly as they went out: "/api/user/1/transfer?limit=10". */
  readonly target: string;
  /** Empty where there is none. */
  readonly body: string;
  readonly header: (name: string) => string | undefined;
};

/** A path with fewer gaps is meant where two fit: "/user/country" before "/user/{id}". */
const byFewestGaps = (await contractCalls()).toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The call of the contract this is, if it is one. */
export const endpointOf = ({ method, target }: Pick<SentCall, 'method' | 'target'>): Endpoint | undefined =>
  byFewestGaps.find((endpoint) => method === endpoint.method && paramsIn(target, endpoint) !== undefined);

/** What was said in the path, in the query and in the body. */
export type Said = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

export function saidIn({ target, body }: SentCall, endpoint: Endpoint): Said {
  const { searchParams } = new URL(target, base);
  return {
    params: paramsIn(target, endpoint),
    query: Object.fromEntries(searchParams),
    body: body === '' ? undefined : asJson(body),
  };
}

/** What of a call is not as its endpoint's contract says, a sentence each; none when it is sound. */
export function faultsOf(sent: SentCall, endpoint: Endpoint): string[] {
  const said = saidIn(sent, endpoint);
  const misfits = (['params', 'query', 'body'] as const).flatMap((part) => {
    const parsed = endpoint[part].safeParse(said[part]);
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${part} ${path.join('.')}: ${message}`);
  });
  return [...misfits, ...missingHeaders(sent, endpoint), ...wrongReturn(said.body)].map(
    (fault) => `${endpoint.method} ${endpoint.path}: ${fault}`,
  );
}

/** What only the signature of a signed-in call carries. */
const signatureNames = [
  requestHeaders.hash,
  requestHeaders.time,
  requestHeaders.nonce,
  requestHeaders.userName,
] as const;

function missingHeaders({ header }: SentCall, endpoint: Endpoint): string[] {
  const { method, access } = endpoint;
  const needed = [
    // The time is asked to sign with, before there is anything to say.
    ...(endpoint === readUtcTime ? [] : [requestHeaders.language, requestHeaders.serviceProvider]),
    ...(method === 'GET' ? [] : [requestHeaders.idempotencyKey]),
    // Who is there is asked without a name, so an empty one is one.
    ...(access === 'signedIn' ? signatureNames : []),
  ];
  const missing = needed.filter((name) => header(name) === undefined).map((name) => `${name} is missing`);
  const key = header(requestHeaders.idempotencyKey);
  return key === undefined || isIdempotencyKey(key) ? missing : [...missing, `"${key}" is no idempotency key`];
}

/** Where a payer comes back to is the page of that transfer, told by which company they come. */
function wrongReturn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('returnUrl' in body)) return [];
  const { pathname, searchParams } = new URL(String(body.returnUrl));
  const transferId = 'transferId' in body ? String(body.transferId) : '';
  return [
    ...(pathname === `/transfer-completed/${transferId}` ? [] : [`returnUrl leads to ${pathname}`]),
    ...(companies.includes(searchParams.get('payment_type')) ? [] : ['returnUrl names no company as payment_type']),
  ];
}

const companies: readonly (string | null)[] = paymentProviderIds;

const base = 'http://sawa.test';

/** By their names, decoded; undefined when the path is another endpoint's. */
function paramsIn(target: string, { path }: Endpoint): Record<string, string> | undefined {
  const pattern = path.replace(/\{(\w+)\}/g, (_gap, name: string) => `(?<${name}>[^/]+)`);
  const { groups, index } = new RegExp(`^/api${pattern}$`).exec(new URL(target, base).pathname) ?? {};
  if (index === undefined) return undefined;
  return Object.fromEntries(Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
