import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { SessionStore } from '../accounts/sessionStore.ts';
import { languageOf } from './answer.ts';
import { cookiesFor } from './cookies.ts';
import { sha256Hex } from './requestSignature.ts';

type DocumentVisit = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly userId: string | undefined;
  readonly language: Language;
};

type Shown =
  | { readonly kind: 'page'; readonly html: string; readonly contentPolicy: string }
  | { readonly kind: 'elsewhere'; readonly path: string };

/** A page the server writes itself, because a company's script runs on it and nothing of ours may be near. */
export type DocumentRoute = {
  readonly path: string;
  readonly handle: (visit: DocumentVisit) => Promise<Shown>;
};

type Surroundings = { readonly sessions: SessionStore; readonly baseUrl: string };

export function addDocument(
  app: FastifyInstance,
  { path, handle }: DocumentRoute,
  { sessions, baseUrl }: Surroundings,
) {
  app.get(path, { compress: false }, async (request, reply) => {
    const cookie = cookiesFor(request, reply, baseUrl).read('sid');
    const known =
      cookie === undefined
        ? undefined
        : await sessions.use({ hash: sha256Hex(cookie), userName: '', nonce: undefined, keyed: undefined });
    const query: Record<string, unknown> = { ...Object(request.query) };
    const asked = query.lang === 'fr' || query.lang === 'en' ? query.lang : undefined;
    const shown = await handle({
      query,
      userId: known?.ok ? known.value.caller.userId : undefined,
      language: asked ?? languageOf(request.headers['accept-language']),
    });
    reply.header('cache-control', 'no-store');
    if (shown.kind === 'elsewhere') return reply.redirect(shown.path, 303);
    reply.header('content-security-policy', shown.contentPolicy);
    return reply.type('text/html; charset=utf-8').send(shown.html);
  });
}
