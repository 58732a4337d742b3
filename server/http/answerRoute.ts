import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import { isIdempotencyKey, isIdleTime, requestHeaders } from '#contract/protocol/requestHash.ts';
import { checkSession } from '#contract/session/session.ts';
import { visitorOf } from '../security/visitor.ts';
import { languageOf, refusal, success } from './answer.ts';
import { cookiesFor } from './cookies.ts';
import type { HttpDependencies } from './httpDependencies.ts';
import type { Answered, KeyedCall, Writing } from './idempotency.ts';
import { sha256Hex, verifiedRequest } from './requestSignature.ts';
import { type Call, type Caller, type CountedCalls, type Outcome, type Route, refused } from './route.ts';

type Exchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: Route;
  readonly shape: ReturnType<typeof shapeOf>;
  readonly dependencies: HttpDependencies;
};

/** From raw request to answer: origin, session and signature, shape, idempotency, handler. In that order. */
export async function answerRoute(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const language = languageOf(request.headers[requestHeaders.language]);
  const answer = await outcomeOf(exchange, language);
  if ('events' in answer) return reply.headers(streamHeaders).send(answer.events);
  const { publishedForSeconds } = exchange.route.endpoint;
  if (publishedForSeconds !== undefined && answer.status === 200) reply.headers(publishedHeaders(publishedForSeconds));
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}

/** For everybody's programs and pages, whoever asks: so it may be kept anywhere. */
const publishedHeaders = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/** The second tells proxies to pass each line on as it comes; a connection left over would keep a server from ending. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  connection: 'close',
};

async function outcomeOf(exchange: Exchange, language: Language): Promise<Answered | { readonly events: Readable }> {
  const { request, route, dependencies } = exchange;
  const refuse = (code: ErrorCode, details?: FailureDetails) => {
    request.refusal = code;
    return refusal(code, language, details);
  };
  const isPublished = route.endpoint.publishedForSeconds !== undefined;
  if (!isPublished && isCrossSite(request, dependencies.baseUrl)) return refuse('crossSiteRefused');

  const keyed = keyedCallOf(request);
  const call = callFrom(exchange, language);
  // What has no shape is no try.
  const counted = call.ok ? countedOf(route) : undefined;
  const known = route.access === 'public' ? undefined : await callerOf(exchange, { keyed, counted });
  if (known?.ok === false && known.refusal === 'hashInvalid') {
    dependencies.events.note({ kind: 'signatureRefused', outcome: 'refused', visitor: visitorOf(request.ip) });
  }
  if (known && !known.ok && route.access !== 'either') return refuse(known.refusal);
  const caller = known?.ok ? known.value.caller : undefined;
  const { isReserved, isCounted } = known?.ok ? known.value : { isReserved: false, isCounted: false };
  request.userId = caller?.userId;

  if (!call.ok) {
    if (caller && keyed && isReserved) await dependencies.idempotency.release({ ...caller, ...keyed });
    return refuse(call.refusal, call.details);
  }

  if (route.access === 'stream') {
    const outcome = await route.follow(call.value, requireCaller(caller));
    return outcome.ok ? { events: outcome.value } : refuse(outcome.refusal, outcome.details);
  }
  const run = async (): Promise<Answered & Writing> => {
    const tooMany = caller && !isCounted && (await countNow(exchange, caller));
    if (tooMany) return refuse(tooMany.refusal, tooMany.details);
    const outcome = await handled(route, call.value, caller);
    if (!outcome.ok) return refuse(outcome.refusal, outcome.details);
    return { ...success(route.endpoint.data.parse(outcome.value)), writes: outcome.writes };
  };
  if (caller && keyed) return onceFor({ ...caller, ...keyed, isReserved }, exchange, run, refuse);
  const { writes, ...answer } = await run();
  if (writes) await dependencies.idempotency.write(writes);
  return answer;
}

/** Fetch Metadata, with Origin for browsers without it, is the whole defence against forged requests. */
function isCrossSite(request: FastifyRequest, baseUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (request.headers['sec-fetch-dest'] === 'document') return true;
  if (site !== undefined) return site !== 'same-origin' && !(site === 'none' && request.method === 'GET');
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(baseUrl).origin;
}

type Once = { readonly keyed: KeyedCall | undefined; readonly counted: CountedCalls | undefined };

async function callerOf({ request, reply, route, dependencies }: Exchange, { keyed, counted }: Once) {
  const cookie = cookiesFor(request, reply, dependencies.baseUrl).read('sid');
  if (!cookie) return refused('signInRequired');

  const hash = sha256Hex(cookie);
  const verified = verifiedRequest(
    {
      method: request.method,
      target: request.raw.url ?? '',
      body: rawBody(request),
      header: (name) => single(request.headers[name]),
    },
    { keys: dependencies.signingKeysOf(hash), now: dependencies.clock.now() },
  );
  if (!verified || (verified.userName === '' && !asksWhoIsThere(route))) return refused('hashInvalid');

  const { userName } = verified;
  const nonce = request.method === 'GET' ? undefined : verified.nonce;
  const idleSeconds = idleSecondsOf(request);
  return dependencies.sessions.use({ hash, userName, idleSeconds, nonce, keyed, counted });
}

function idleSecondsOf({ headers }: FastifyRequest): number {
  const idle = single(headers[requestHeaders.idle]);
  return idle !== undefined && isIdleTime(idle) ? Number(idle) : 0;
}

/** What the same key must ask for again to get the same answer; reads are never kept. */
function keyedCallOf(request: FastifyRequest): KeyedCall | undefined {
  const key = single(request.headers[requestHeaders.idempotencyKey]);
  if (request.method === 'GET' || key === undefined || !isIdempotencyKey(key)) return undefined;
  return { key, requestHash: sha256Hex(`${request.method} ${request.raw.url}\n${sha256Hex(rawBody(request))}`) };
}

/** A page just opened holds a key and no name (D-121): it may ask whose session that is, and nothing else. */
const asksWhoIsThere = ({ endpoint }: Route): boolean =>
  endpoint.method === checkSession.method && endpoint.path === checkSession.path;

/** Made once a route: a schema costs more to make than to use. */
export const shapeOf = ({ params, query, body }: Endpoint) => z.object({ params, query, body });

function callFrom({ request, reply, shape, dependencies }: Exchange, language: Language): Outcome<Call<Endpoint>> {
  const body = parsedBody(request);
  if (!body.ok) return body;
  const read = shape.safeParse({ params: request.params ?? {}, query: request.query ?? {}, body: body.value });
  if (!read.success) return refused('requestInvalid', { fields: read.error.issues.slice(0, 20).map(problemOf) });

  const key = single(request.headers[requestHeaders.idempotencyKey]);
  if (key !== undefined && !isIdempotencyKey(key)) return invalidHeader(requestHeaders.idempotencyKey);
  const idle = single(request.headers[requestHeaders.idle]);
  if (idle !== undefined && !isIdleTime(idle)) return invalidHeader(requestHeaders.idle);
  return {
    ok: true,
    value: {
      ...read.data,
      language,
      ip: request.ip,
      visitor: visitorOf(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      cookies: cookiesFor(request, reply, dependencies.baseUrl),
      idempotencyKey: key,
      proofOfWork: single(request.headers[requestHeaders.proofOfWork]),
    },
  };
}

const invalidHeader = (field: string) => refused('requestInvalid', { fields: [{ field, problem: 'invalid_format' }] });

const problemOf = ({ path, code }: z.core.$ZodIssue) => ({
  field: path.slice(1).join('.').slice(0, 100),
  problem: code,
});

/** JSON in UTF-8 and nothing else; `__proto__` in it is a field like any other, and unknown. */
function parsedBody(request: FastifyRequest): Outcome<unknown> {
  const bytes = rawBody(request);
  if (bytes.length === 0) return { ok: true, value: undefined };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refused('requestInvalid');
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return refused('requestInvalid');
  }
}

const countedOf = (route: Route) => (route.access === 'signedIn' ? route.counted : undefined);

/** Where it was not counted with the session: it came without a nonce, its key was another's first, or it is too many. */
async function countNow({ route, dependencies }: Exchange, { userId }: Caller) {
  const counted = countedOf(route);
  return counted && dependencies.limiter.take(`${counted.name}:${userId}`, counted);
}

type Refuse = (code: ErrorCode, details?: FailureDetails) => Answered;

async function onceFor(
  owner: KeyedCall & { readonly userId: string; readonly isReserved: boolean },
  { dependencies }: Exchange,
  run: () => Promise<Answered & Writing>,
  refuse: Refuse,
): Promise<Answered> {
  const { idempotency } = dependencies;
  const reserved = owner.isReserved ? ({ kind: 'mine' } as const) : await idempotency.reserve(owner);
  if (reserved.kind === 'replay') return reserved.answer;
  if (reserved.kind === 'reused') return refuse('idempotencyKeyReused');
  if (reserved.kind === 'busy') return refuse('requestInProgress');
  try {
    const answer = await run();
    await (answer.status < 400 ? idempotency.remember(owner, answer) : idempotency.release(owner));
    return answer;
  } catch (failure) {
    await idempotency.release(owner);
    throw failure;
  }
}

function handled(route: Exclude<Route, { access: 'stream' }>, call: Call<Endpoint>, caller: Caller | undefined) {
  if (route.access === 'public') return route.handle(call);
  if (route.access === 'either') return route.handle(call, caller);
  return route.handle(call, requireCaller(caller));
}

function requireCaller(caller: Caller | undefined): Caller {
  if (!caller) throw new Error('A signed-in route was reached without a caller');
  return caller;
}

const rawBody = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;
