import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/protocol/language.ts';
import { type Visitor, visitorOf } from '../security/visitor.ts';
import { languageOf } from './answer.ts';
import { cookiesFor } from './cookies.ts';
import { type Field, fieldIn, formSentFromOurPage } from './plainForms.ts';
import { sha256Hex } from './requestSignature.ts';
import type { Sessions } from './sessions.ts';

type DocumentVisit = {
  readonly query: Readonly<Record<string, unknown>>;
  /** What stands in the path where the route has its `*`. */
  readonly rest: string;
  readonly userId: string | undefined;
  readonly language: Language;
  readonly visitor: Visitor;
};

export type Shown =
  | { readonly kind: 'page'; readonly html: string; readonly contentPolicy: string; readonly status?: number }
  | { readonly kind: 'elsewhere'; readonly path: string };

/** A page the server writes itself, where no script of ours may be near. */
export type DocumentRoute = {
  readonly path: string;
  readonly handle: (visit: DocumentVisit) => Promise<Shown>;
  /** What a form on it does, sent to the page's own address. */
  readonly take?: (form: Pick<DocumentVisit, 'language' | 'visitor'> & { readonly field: Field }) => Promise<Shown>;
};

type Surroundings = { readonly sessions: Sessions; readonly baseUrl: string };

export function addDocument(
  app: FastifyInstance,
  { path, handle, take }: DocumentRoute,
  { sessions, baseUrl }: Surroundings,
) {
  app.get(path, { compress: false }, async (request, reply) => {
    const cookie = cookiesFor(request, reply, baseUrl).read('sid');
    const known =
      cookie === undefined
        ? undefined
        : await sessions.use({
            hash: sha256Hex(cookie),
            userName: '',
            idleSeconds: 0,
            nonce: undefined,
            keyed: undefined,
          });
    const userId = known?.ok ? known.value.caller.userId : undefined;
    return send(reply, await handle({ userId, ...visitOf(request) }));
  });
  if (!take) return;
  app.post(path, { compress: false, bodyLimit: 4096 }, async (request, reply) => {
    const sent = formSentFromOurPage(request, baseUrl);
    if (!sent) return reply.code(400).type('text/plain; charset=utf-8').send('');
    return send(reply, await take({ ...visitOf(request), field: fieldIn(sent) }));
  });
}

function visitOf(request: FastifyRequest): Omit<DocumentVisit, 'userId'> {
  const query: Record<string, unknown> = { ...Object(request.query) };
  const asked = isLanguage(query.lang) ? query.lang : undefined;
  const language = asked ?? languageOf(request.headers['accept-language']);
  const rest = restOf(request.params);
  return { query, rest, language, visitor: visitorOf(request.ip) };
}

/** Of a path the server could not read, nothing. */
function restOf(params: unknown): string {
  const { '*': rest } = { '*': '', ...Object(params) };
  return typeof rest === 'string' ? rest : '';
}

function send(reply: FastifyReply, shown: Shown) {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
  if (shown.kind === 'elsewhere') return reply.redirect(shown.path, 303);
  reply.header('content-security-policy', shown.contentPolicy);
  return reply
    .code(shown.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(shown.html);
}
