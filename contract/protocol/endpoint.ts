import { z } from 'zod';
import type { ErrorCode } from './failure.ts';

/** Who may call: anybody, or a signed-in sender whose request hash checks out. */
export type Access = 'public' | 'signedIn';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One API call as both sides see it: the server parses with it, the browser calls with it, OpenAPI is made from it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  readonly method: Method;
  /** The spec's path below /api, parameters in braces: '/user/{id}/transfer'. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Open data: any site and program may read it, and keep it for so many seconds. Of public reads alone. */
  readonly publishedForSeconds?: number;
  /** What it may be refused with, where each refusal needs a way out; whatever every call may answer aside. */
  readonly refusals?: readonly ErrorCode[];
};

/** No parameters, no query: an unknown one is refused like an unknown body field. */
const none = z.strictObject({});
type None = typeof none;
/** Calls without a payload send no body at all. */
const noBody = z.undefined();
type NoBody = typeof noBody;

type Shape<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Omit<
  Endpoint<P, Q, B, D>,
  'params' | 'query' | 'body' | 'refusals'
> & { readonly params?: P; readonly query?: Q; readonly body?: B };

export function endpoint<
  D extends z.ZodType,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = NoBody,
  R extends ErrorCode = ErrorCode,
>(
  shape: Shape<P, Q, B, D> & { readonly refusals?: readonly R[] },
): Endpoint<P, Q, B, D> & { readonly refusals?: readonly R[] } {
  // The defaults are the very schemas the type parameters default to; TypeScript cannot relate the two.
  return { params: none, query: none, body: noBody, ...shape } as unknown as Endpoint<P, Q, B, D> & {
    readonly refusals?: readonly R[];
  };
}

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>;
export type QueryOf<E extends Endpoint> = z.infer<E['query']>;
export type BodyOf<E extends Endpoint> = z.infer<E['body']>;
export type DataOf<E extends Endpoint> = z.infer<E['data']>;
/** What a call's handler may refuse it with. */
export type RefusalOf<E extends Endpoint> = NonNullable<E['refusals']>[number];
