import type { z } from 'zod';
import { accept, type Result, refuse } from '#domain/result.ts';

type OutboundRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From the call to the last byte of the answer. */
  readonly timeoutMs: number;
};

/** Whatever the other side answered, refusals and redirects included. */
export type OutboundAnswer = { readonly status: number; readonly body: string; readonly headers: Headers };

/** Neither failure says whether the other side acted: only asking again by the same reference does. */
type OutboundFailure = 'timedOut' | 'unreachable';

export type SendRequest = (request: OutboundRequest) => Promise<Result<OutboundAnswer, OutboundFailure>>;

/** The longest answer that is read, in bytes; no provider's call answers with more. */
const longestAnswer = 1024 * 1024;

/** Calls the companies we work with, at the sites of `allowedOrigins` and nowhere else (ASVS 1.3.6). */
export const requestSender =
  (allowedOrigins: readonly string[]): SendRequest =>
  async ({ url, timeoutMs, ...request }) => {
    const { origin } = new URL(url);
    if (!allowedOrigins.includes(origin)) throw new Error(`${origin} is not a site this server calls`);
    try {
      const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const body = await textOf(response);
      return body === undefined
        ? refuse('unreachable')
        : accept({ status: response.status, body, headers: response.headers });
    } catch (failure) {
      return refuse(failure instanceof Error && failure.name === 'TimeoutError' ? 'timedOut' : 'unreachable');
    }
  };

/** The answer as JSON of one shape; undefined when it is anything else. */
export function jsonOf<Schema extends z.ZodType>(answer: OutboundAnswer, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(answer.body)).data;
  } catch {
    return undefined;
  }
}

/** UTF-8 text up to the longest answer; undefined beyond it. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestAnswer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
