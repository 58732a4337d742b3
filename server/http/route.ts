import type { Readable } from 'node:stream';
import type { RawBuilder } from 'kysely';
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf, RefusalOf } from '#contract/protocol/endpoint.ts';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Visitor } from '../security/visitor.ts';

/**
 * What a handler answers. A refusal may carry the facts its sentence needs. `writes` are parts of a statement like
 * `kept as (insert …)` that are written with the answer, before it is sent: neither is kept without the other.
 */
export type Outcome<Data, Refusal extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly value: Data; readonly writes?: readonly RawBuilder<unknown>[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly details?: FailureDetails };

export const refused = <Refusal extends ErrorCode>(refusal: Refusal, details?: FailureDetails) =>
  details ? ({ ok: false, refusal, details } as const) : ({ ok: false, refusal } as const);

/** The signed-in sender behind a request. */
export type Caller = {
  readonly userId: string;
  /** SHA-256 of the session cookie, hex: names the session without being it. */
  readonly sessionHash: string;
  /** When the password was last given. */
  readonly freshAt: Date;
};

/**
 * The session, the browser a code was sent for, the browser a person signed in with before, and the one in which a
 * sign-in waits for its second factor.
 */
export type CookieName = 'sid' | 'code' | 'device' | 'factor';

/** Cookies by their plain names; the prefix and attributes are the HTTP layer's business. */
export type Cookies = {
  readonly read: (name: CookieName) => string | undefined;
  readonly set: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  readonly clear: (name: CookieName) => void;
  /** Empties what the page itself keeps in the browser (ASVS 14.3.1). */
  readonly clearStorage: () => void;
};

export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  /** The address this server sees, through the one trusted proxy when there is one. Nothing is counted by it. */
  readonly ip: string;
  readonly visitor: Visitor;
  /** What the browser calls itself; a claim. */
  readonly userAgent: string;
  readonly cookies: Cookies;
  readonly idempotencyKey: string | undefined;
  /** What came as the answer to a challenge; a claim. */
  readonly proofOfWork: string | undefined;
};

type PublicHandler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<DataOf<E>>>;
type EitherHandler<E extends Endpoint> = (call: Call<E>, caller: Caller | undefined) => Promise<Outcome<DataOf<E>>>;
type SignedInHandler<E extends Endpoint> = (call: Call<E>, caller: Caller) => Promise<Outcome<DataOf<E>, RefusalOf<E>>>;
/** Answers with server-sent events until somebody ends them; each is the endpoint's data. */
type StreamHandler<E extends Endpoint> = (call: Call<E>, caller: Caller) => Promise<Outcome<Readable>>;

/** How often one sender may ask; each try is counted before anything is done about it, but for an answer given again. */
export type CountedCalls = { readonly name: string; readonly limit: number; readonly windowSeconds: number };

/** A route is an endpoint with somebody to answer it. Parsing, sessions, status codes and logging live in serve.ts. */
export type Route = { readonly endpoint: Endpoint } & (
  | { readonly access: 'public'; readonly handle: PublicHandler<Endpoint> }
  | { readonly access: 'either'; readonly handle: EitherHandler<Endpoint> }
  | {
      readonly access: 'signedIn';
      readonly handle: SignedInHandler<Endpoint>;
      readonly counted?: CountedCalls | undefined;
    }
  | { readonly access: 'stream'; readonly follow: StreamHandler<Endpoint> }
);

export function publicRoute<E extends Endpoint>(endpoint: E, handle: PublicHandler<E>): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is for signed-in senders`);
  return { endpoint, access: 'public', handle: handle as PublicHandler<Endpoint> };
}

/** Open to anybody, and told who asks when it is a signed-in sender. */
export function eitherRoute<E extends Endpoint>(endpoint: E, handle: EitherHandler<E>): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is for signed-in senders`);
  return { endpoint, access: 'either', handle: handle as EitherHandler<Endpoint> };
}

export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  handle: SignedInHandler<E>,
  counted?: CountedCalls,
): Route {
  if (endpoint.access !== 'signedIn') throw new Error(`${endpoint.path} is public`);
  return { endpoint, access: 'signedIn', handle: handle as SignedInHandler<Endpoint>, counted };
}

export function streamRoute<E extends Endpoint>(endpoint: E, follow: StreamHandler<E>): Route {
  if (endpoint.access !== 'signedIn') throw new Error(`${endpoint.path} is public`);
  return { endpoint, access: 'stream', follow: follow as StreamHandler<Endpoint> };
}

/** A provider's call to us: the raw bytes, because its signature is over them. */
export type WebhookCall = {
  readonly path: string;
  /** What stands behind the question mark of the address. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** When it came, in milliseconds since 1970, by the database’s clock. */
  readonly receivedAt: number;
};

export type WebhookRoute = {
  /** Below /api/webhooks. */
  readonly path: string;
  readonly handle: (call: WebhookCall) => Promise<'taken' | 'refused' | 'tooMany'>;
};
