import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tokenSubject } from '../web/accessToken.ts';
import { languageOf, queryOf } from '../web/language.ts';
import { sendPage } from '../web/page.ts';
import { bearerOf } from '../web/secretText.ts';
import { bytesOf, parseBody } from '../web/siteServer.ts';
import type { CheckStore } from './checkStore.ts';
import {
  documentTypes,
  type IdentityCheck,
  outcomes,
  parts,
  type RetryReason,
  retryReasons,
  verificationData,
} from './identityCheck.ts';
import { largestPictureBytes, pictureKind } from './pictureKind.ts';
import { refusedBody, widgetBody } from './widgetPage.ts';
import { widgetTexts } from './widgetTexts.ts';

const isRetryReason = (reason: string): reason is RetryReason => reason in retryReasons;
const wish = z.strictObject({ decision: z.enum(outcomes), reason: z.string().refine(isRetryReason).optional() });

const problem = (code: string) => ({ error: { code } });

/** The page in the iframe and what it sends. Whoever has the access token has the widget. */
export function addWidget(
  site: FastifyInstance,
  { book, tokenSecret }: { book: CheckStore; tokenSecret: string },
): void {
  const checkFor = (token: string, id: string): IdentityCheck | undefined => {
    const found = book.find(id);
    return found && tokenSubject(token, tokenSecret) === found.sessionId ? found : undefined;
  };
  const checkOf = (request: FastifyRequest) => checkFor(bearerOf(request), queryOf(request).get('transaction') ?? '');

  site.get('/widget', (request, reply) => {
    const query = queryOf(request);
    const language = languageOf(request);
    const token = query.get('token') ?? '';
    const parent = originOf(query.get('parent'));
    const check = checkFor(token, query.get('transaction') ?? '');
    const framed = { title: widgetTexts[language].title, ...(parent === '' ? {} : { framedBy: parent }) };
    if (!check) return sendPage(request, reply, { ...framed, status: 401, body: refusedBody(language) });
    const body = widgetBody({ check, language, token, parent });
    return sendPage(request, reply, { ...framed, body, scripts: ['kyc-sample.js', 'kyc-widget.js'] });
  });

  site.post<{ Params: { part: string } }>('/widget/parts/:part', async (request, reply) => {
    const check = checkOf(request);
    if (!check) return reply.code(401).send(problem('tokenInvalid'));
    const part = parts.find((known) => known === request.params.part);
    if (!part || !check.parts.includes(part)) return reply.code(404).send(problem('partNotAsked'));
    if (check.status === 'decisionPending' || check.status === 'completed') {
      return reply.code(409).send(problem('alreadyFinished'));
    }
    const bytes = bytesOf(request);
    if (bytes.length > largestPictureBytes) return reply.code(413).send(problem('tooBig'));
    const kind = pictureKind(bytes);
    if (!kind) return reply.code(415).send(problem('notAPicture'));
    const named = queryOf(request).get('documentType');
    const documentType = part === 'document' ? (documentTypes.find((type) => type === named) ?? 'passport') : undefined;
    const captured = await book.capture(check, { part, kind, bytes, documentType });
    return reply.code(201).send({ verificationData: verificationData(captured) });
  });

  site.post('/widget/finish', async (request, reply) => {
    const check = checkOf(request);
    if (!check) return reply.code(401).send(problem('tokenInvalid'));
    const asked = parseBody(wish, request);
    if (!asked.success) return reply.code(400).send(problem('requestInvalid'));
    const { decision: result, reason } = asked.data;
    const isFinished = await book.finish(check, { result, reason });
    if (!isFinished) return reply.code(409).send(problem('notFinishable'));
    return reply.code(202).send({ experienceTransactionId: check.id });
  });
}

/** Only an origin may frame the widget and be told of its parts; anything else is nobody. */
function originOf(given: string | null): string {
  try {
    const { protocol, origin } = new URL(given ?? '');
    return protocol === 'http:' || protocol === 'https:' ? origin : '';
  } catch {
    return '';
  }
}
