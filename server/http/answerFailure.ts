import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/failure.ts';
import { isDatabaseAway } from '../database/databaseAway.ts';
import { languageOf, refusal } from './answer.ts';

export type HttpFailure = Error & { readonly statusCode?: number };

const statusCodes: Readonly<Record<number, ErrorCode>> = { 413: 'requestTooLarge', 429: 'tooManyRequests' };

/** What failed in the HTTP layer or in a handler, in the same envelope as every other answer. */
export function answerFailure(
  error: HttpFailure,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const isAway = isDatabaseAway(error);
  const code = isAway ? 'serviceUnavailable' : statusCodes[error.statusCode ?? 0];
  if (isAway) void reply.header('retry-after', '5');
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  if (isAway) request.log.warn({ name: error.name, why: error.message }, 'database away');
  else if (!isTheirs) request.log.error({ name: error.name, stack: error.stack }, 'unexpected failure');
  const wait = reply.getHeader('retry-after');
  const told = code ?? (isTheirs ? 'requestInvalid' : 'unexpected');
  request.refusal = told;
  const { status, body } = refusal(
    told,
    languageOf(request.headers['accept-language']),
    code === 'tooManyRequests' ? { params: { seconds: String(wait ?? 60) } } : undefined,
  );
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
