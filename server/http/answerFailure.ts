import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, FailureDetails } from '#contract/protocol/failure.ts';
import { isDatabaseAway } from '../database/databaseAway.ts';
import { CannotOpen } from '../keys/sealedText.ts';
import { languageOf, refusal } from './answer.ts';

export type HttpFailure = Error & { readonly statusCode?: number };

const statusCodes: Readonly<Record<number, ErrorCode>> = { 413: 'requestTooLarge', 429: 'tooManyRequests' };

/** Digits of a request's id that tell it apart and can be read out. */
const readOutDigits = 8;

/** What some sentences need to be whole. */
const factsOf: Partial<Record<ErrorCode, (request: FastifyRequest, wait: string) => FailureDetails>> = {
  tooManyRequests: (_request, seconds) => ({ params: { seconds } }),
  unexpected: ({ id }) => ({ params: { requestCode: id.slice(0, readOutDigits) } }),
};

/** What failed in the HTTP layer or in a handler, in the same envelope as every other answer. */
export function answerFailure(
  error: HttpFailure,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const isAway = isDatabaseAway(error);
  const isSealed = error instanceof CannotOpen;
  const code = isAway || isSealed ? 'serviceUnavailable' : statusCodes[error.statusCode ?? 0];
  if (isAway) void reply.header('retry-after', '5');
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  if (isAway) request.log.warn({ name: error.name, why: error.message }, 'database away');
  else if (isSealed) request.log.error({ name: error.name, why: error.message }, 'cannot be opened');
  else if (!isTheirs) request.log.error({ name: error.name, stack: error.stack }, 'unexpected failure');
  const wait = reply.getHeader('retry-after');
  const told = code ?? (isTheirs ? 'requestInvalid' : 'unexpected');
  request.refusal = told;
  const { status, body } = refusal(
    told,
    languageOf(request.headers['accept-language']),
    factsOf[told]?.(request, String(wait ?? 60)),
  );
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
