import axios, { type AxiosResponse } from 'axios';
import { z } from 'zod';
import { ApiFailure, failureBody, isFailureStatus } from '#contract/protocol/failure.ts';
import { untilPageStays } from './leavingPage.ts';
import { surroundings } from './surroundings.ts';

export type Message = {
  readonly method: string;
  /** Path and query exactly as they go out. */
  readonly target: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Longer than the server ever takes; a phone in a tunnel learns that nothing came. */
const timeoutMilliseconds = 30_000;

const http = axios.create({
  adapter: 'fetch',
  timeout: timeoutMilliseconds,
  responseType: 'text',
  validateStatus: () => true,
  // The signature is over these very bytes.
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
});

/** A success says 200 as text or number (API-01). */
const success = z.object({ status: z.union([z.literal('200'), z.literal(200)]), data: z.unknown() });
/** Some calls of partners report their own failure inside a success (API-02). */
const refusesInside = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && isFailureStatus(data.status);

/** Sends one message and gives the data of its answer. A refusal, silence or anything odd throws ApiFailure. */
export async function exchange({ method, target, body, headers }: Message): Promise<unknown> {
  const { fetch, addressOf } = surroundings();
  const response = await http
    .request<unknown>({ method, url: addressOf(target), headers, env: { fetch }, ...(body !== '' && { data: body }) })
    .catch(async (cause: unknown) => {
      await untilPageStays();
      throw new ApiFailure('serviceUnavailable', {}, cause);
    });

  const answer = parsed(response);
  const refused = failureBody.safeParse(answer);
  if (refused.success) throw new ApiFailure(refused.data.error.code, refused.data.error.details ?? {});

  const answered = success.safeParse(answer);
  if (answered.success && !refusesInside(answered.data.data)) return answered.data.data;
  if (isGatewayAway(response)) throw new ApiFailure('serviceUnavailable', {}, answered.error);
  // Only an answer that is not ours needs what reads it, so no page waits for that.
  const { foreignFailureOf } = await import('#contract/protocol/foreignFailure.ts');
  const foreign = foreignFailureOf(answer);
  throw new ApiFailure(foreign?.code ?? 'unexpected', foreign?.details, answered.error);
}

function parsed({ data }: AxiosResponse<unknown>): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data;
  } catch {
    return undefined;
  }
}

/** Gateways in front of a stopped server answer 502 to 504 in words of their own. */
const isGatewayAway = ({ status }: AxiosResponse<unknown>): boolean => status >= 502 && status <= 504;
