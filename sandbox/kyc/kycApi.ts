import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxSecrets } from '../credentials.ts';
import { validationError } from '../hosted/validationError.ts';
import { issueToken, tokenSubject } from '../web/accessToken.ts';
import { isSameSecret } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import type { CheckStore } from './checkStore.ts';
import { checkView, documentTypes, parts } from './identityCheck.ts';

export type KycSecrets = SandboxSecrets['kyc'];

/** An access token is good for an hour and one transaction. */
const tokenSeconds = 3600;

const authorizeRequest = z.looseObject({ consent: z.literal(true), webhook: z.url({ protocol: /^https?$/ }) });

const wanted = z.looseObject({ enabled: z.boolean() });
const transactionRequest = z
  .looseObject({
    documentVerification: wanted
      .extend({ documentsAccepted: z.array(z.enum(documentTypes)).min(1).optional() })
      .optional(),
    selfieVerification: wanted.optional(),
    proofOfAddress: wanted.optional(),
    /** Overrules the three above: only these, as when one part is asked for again. */
    parts: z.array(z.enum(parts)).min(1).optional(),
  })
  .transform(({ documentVerification, selfieVerification, proofOfAddress, parts: asked }) => {
    const enabled = { document: documentVerification, face: selfieVerification, proof_of_address: proofOfAddress };
    return {
      parts: asked ?? parts.filter((part) => enabled[part]?.enabled === true),
      documentTypes: documentVerification?.documentsAccepted ?? [...documentTypes],
    };
  });

const credentialOf = (request: FastifyRequest) => (request.headers.authorization ?? '').replace(/^Bearer /, '');

const problem = (code: string, message: string) => ({ error: { code, message } });
const refusal = z.object({ error: z.object({ message: z.string() }) });

export const whyOf = (body: unknown): string | undefined => refusal.safeParse(body).data?.error.message;

/** What the merchant's server calls, after Trulioo's Customer API. */
export function addKycApi(api: FastifyInstance, { book, secrets }: { book: CheckStore; secrets: KycSecrets }): void {
  const { licenceKey, tokenSecret } = secrets;

  api.post('/authorize/customer', { config: { makesWork: true } }, async (request, reply) => {
    if (!isSameSecret(credentialOf(request), licenceKey)) {
      return reply.code(401).send(problem('licenceInvalid', 'The licence is not one of ours.'));
    }
    const asked = parseBody(authorizeRequest, request);
    if (!asked.success) return reply.code(400).send(problem('requestInvalid', validationError(asked.error).text));
    const subject = await book.openSession(asked.data.webhook);
    const issue = (seconds: number) => issueToken({ subject, secret: tokenSecret, expiresInSeconds: seconds });
    return { accessToken: issue(tokenSeconds), refreshToken: issue(24 * tokenSeconds), expiresIn: tokenSeconds };
  });

  api.post('/customer/transactions', { config: { makesWork: true } }, async (request, reply) => {
    const sessionId = tokenSubject(credentialOf(request), tokenSecret);
    if (!sessionId) return reply.code(401).send(problem('tokenInvalid', 'The access token is over or not ours.'));
    const asked = parseBody(transactionRequest, request);
    if (!asked.success) return reply.code(400).send(problem('requestInvalid', validationError(asked.error).text));
    if (asked.data.parts.length === 0) return reply.code(400).send(problem('nothingToCheck', 'No part is enabled.'));
    const created = await book.create(sessionId, asked.data);
    if (!created) return reply.code(409).send(problem('tokenUsed', 'An access token is good for one transaction.'));
    return reply.code(201).send({ transactionId: created.id });
  });

  api.get<{ Params: { id: string } }>('/customer/transactions/:id', async (request, reply) => {
    const found = book.find(request.params.id);
    const credential = credentialOf(request);
    const isOwn = found !== undefined && tokenSubject(credential, tokenSecret) === found.sessionId;
    if (!isOwn && !isSameSecret(credential, licenceKey)) {
      return reply.code(401).send(problem('tokenInvalid', 'Neither the licence nor this transaction’s token.'));
    }
    return found ? checkView(found) : reply.code(404).send(problem('transactionNotFound', 'No such transaction.'));
  });
}
