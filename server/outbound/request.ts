import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import type { z } from 'zod';
import { accept, type Result, refuse } from '#domain/result.ts';

export type OutboundRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In place of `body`, where it is no text. */
  readonly bytes?: Uint8Array;
  /** From the call to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Asking twice does no harm, as with a key that names the deed; reading never does. */
  readonly mayRepeat?: boolean;
};

/** Whatever the other side answered, refusals and redirects included. */
export type OutboundAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Pick<Headers, 'get'>;
};

/** Neither failure says whether the other side acted: only asking again by the same reference does. */
type OutboundFailure = 'timedOut' | 'unreachable';
type Answered = Result<OutboundAnswer, OutboundFailure>;

export type SendRequest = (request: OutboundRequest) => Promise<Answered>;

/** The longest answer that is read, in bytes; no provider's call answers with more. */
const longestAnswer = 1024 * 1024;

/** Milliseconds an idle line is kept; companies close theirs after five seconds or more. */
const keptIdleMs = 4000;

const line = { keepAlive: true, timeout: keptIdleMs };

/** Calls the companies we work with, at the sites of `allowedOrigins` and nowhere else (ASVS 1.3.6). */
export function requestSender(allowedOrigins: readonly string[]): SendRequest {
  const [agent, secureAgent] = [new Agent(line), new SecureAgent(line)];
  return async ({ url, ...asked }) => {
    const address = new URL(url);
    if (!allowedOrigins.includes(address.origin)) throw new Error(`${address.origin} is not a site this server calls`);
    const calling =
      address.protocol === 'https:'
        ? requestHttps(address, { ...optionsOf(asked), agent: secureAgent })
        : requestHttp(address, { ...optionsOf(asked), agent });
    return new Promise((answer) => {
      const giveUp = setTimeout(() => end(refuse('timedOut')), asked.timeoutMs);
      function end(answered: Answered) {
        clearTimeout(giveUp);
        answer(answered);
        if (!answered.ok) calling.destroy();
      }
      calling.on('error', () => end(refuse('unreachable')));
      calling.on('response', (response) => read(response, end));
      calling.end(asked.bytes ?? asked.body);
    });
  };
}

/** `fetch` costs twice as much, and there are a dozen calls to a transfer. */
const optionsOf = ({ method, headers }: Omit<OutboundRequest, 'url'>) => ({ method, headers: { ...headers } });

/** UTF-8 text up to the longest answer. */
function read(response: IncomingMessage, end: (answered: Answered) => void) {
  const chunks: Buffer[] = [];
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.byteLength;
    if (length > longestAnswer) end(refuse('unreachable'));
    else chunks.push(chunk);
  });
  response.on('error', () => end(refuse('unreachable')));
  response.on('end', () => {
    const { statusCode: status = 0, headers } = response;
    const body = Buffer.concat(chunks).toString('utf8');
    end(accept({ status, body, headers: { get: (name) => textOf(headers[name.toLowerCase()]) } }));
  });
}

const textOf = (header: string | string[] | undefined): string | null =>
  Array.isArray(header) ? header.join(', ') : (header ?? null);

/** The answer as JSON of one shape; undefined when it is anything else. */
export function jsonOf<Schema extends z.ZodType>(answer: OutboundAnswer, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(answer.body)).data;
  } catch {
    return undefined;
  }
}
