import { createHash, createPublicKey } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxSecrets } from '../credentials.ts';
import type { Journal } from '../storage/journal.ts';
import { issueToken, tokenSubject } from '../web/accessToken.ts';
import { bearerOf, isSameSecret } from '../web/secretText.ts';
import { bytesOf, formOf } from '../web/siteServer.ts';
import { signatureProblem } from './requestSignature.ts';
import { refuse } from './truelayerProblem.ts';

export type TruelayerSecrets = SandboxSecrets['truelayer'];

const tokenSeconds = 3600;

/** POST /connect/token: client credentials for a bearer token. */
export function addTokens(site: FastifyInstance, { clientId, clientSecret, tokenSecret }: TruelayerSecrets): void {
  site.post('/connect/token', async (request, reply) => {
    const form = formOf(request);
    const isKnown = form.get('client_id') === clientId && isSameSecret(form.get('client_secret') ?? '', clientSecret);
    if (!isKnown) return reply.code(400).send({ error: 'invalid_client' });
    if (form.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const scope = form.get('scope') ?? '';
    if (!scope.split(' ').includes('payments')) return reply.code(400).send({ error: 'invalid_scope' });
    const access_token = issueToken({ subject: clientId, secret: tokenSecret, expiresInSeconds: tokenSeconds });
    reply.header('cache-control', 'no-store');
    return { access_token, expires_in: tokenSeconds, token_type: 'Bearer', scope };
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call must carry Tl-Signature and Idempotency-Key. */
    readonly isSigned?: boolean;
  }
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';

/** Lets nobody in without a token of ours, and no signed call without a signature that holds. */
export function guardApi(api: FastifyInstance, { clientId, tokenSecret, merchantKey }: TruelayerSecrets): void {
  const merchantPublicKey = createPublicKey(merchantKey.privateKeyPem);

  api.addHook('onRequest', async (request, reply) => {
    if (tokenSubject(bearerOf(request), tokenSecret) === clientId) return undefined;
    return refuse(reply, 'unauthenticated', 'The access token is missing, over or not ours.');
  });

  api.addHook('preHandler', async (request, reply) => {
    const isSigned = request.routeOptions.config.isSigned === true;
    const signature = request.headers['tl-signature']?.toString();
    if (!isSigned && signature === undefined) return undefined;
    if (isSigned && !request.headers['idempotency-key']) {
      return refuse(reply, 'invalid-parameters', 'Idempotency-Key is missing.');
    }
    const problem = signatureProblem({
      signature: signature ?? '',
      method: request.method,
      path: pathOf(request),
      body: bytesOf(request).toString('utf8'),
      headerNamed: (name) => request.headers[name]?.toString(),
      keyWithId: (keyId) => (keyId === merchantKey.keyId ? merchantPublicKey : undefined),
      mustSign: isSigned ? ['idempotency-key'] : [],
    });
    return problem === undefined ? undefined : refuse(reply, 'unauthenticated', `Tl-Signature ${problem}.`);
  });
}

const answer = z.object({ fingerprint: z.string(), status: z.number(), body: z.unknown() });

/** What a call answers, and the promise of everything it wrote down; a refusal wrote nothing. */
type Deed = { readonly status: number; readonly body: unknown; readonly kept?: Promise<unknown> };

export type Once = (request: FastifyRequest, reply: FastifyReply, deed: () => Deed) => Promise<FastifyReply>;

/** The same Idempotency-Key gets the same answer, without the deed being done again. */
export function createOnce(journal: Journal): Once {
  const answers = journal.table('truelayer-idempotency', answer);
  return async (request, reply, deed) => {
    const key = `${request.headers['idempotency-key']} ${pathOf(request)}`;
    const fingerprint = createHash('sha256').update(bytesOf(request)).digest('hex');
    const known = answers.get(key);
    if (known && known.fingerprint !== fingerprint) {
      return refuse(reply, 'idempotency-key-reuse', 'The Idempotency-Key was used with another body.');
    }
    if (known) {
      await journal.settled();
      return reply.code(known.status).send(known.body);
    }
    const { status, body, kept } = deed();
    if (kept === undefined) return reply.code(status).send(body);
    await Promise.all([kept, answers.put(key, { fingerprint, status, body })]);
    return reply.code(status).send(body);
  };
}
