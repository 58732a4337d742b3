import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { defaultLanguage, isLanguage, type Language } from '#contract/protocol/language.ts';
import { type Visitor, visitorOf } from '../security/visitor.ts';
import type { FormSent } from './rerenderForm.ts';
import type { Outcome } from './route.ts';

/** Takes the text of a field; of one that was not sent, nothing. */
export type Field = (name: string) => string;

/** A call that is also a plain form, for browsers that run no scripts. */
export type PlainForm = {
  /** Where the form is sent: the call's own path, outside of /api. */
  readonly path: string;
  /** Those a visitor fills in. */
  readonly fields: readonly string[];
  readonly take: (field: Field, visitor: Visit) => Promise<'taken' | 'later' | 'refused'>;
  /** Which of them are wrong, in the order of the form. */
  readonly wrongIn: (field: Field) => readonly string[];
  /** Begins the fragment of the page the visitor is sent back to: `#newsletter-taken`. */
  readonly anchor: string;
};

type Visit = { readonly visitor: Visitor; readonly language: Language };

type FormOf<Body extends z.ZodType> = Pick<PlainForm, 'anchor' | 'fields' | 'wrongIn'> & {
  /** What the call takes, from the fields of the form. */
  readonly bodyOf: (field: Field) => unknown;
  readonly take: (call: { readonly body: z.infer<Body> } & Visit) => Promise<Outcome<unknown>>;
};

export function plainForm<Body extends z.ZodType>(
  { path, body }: Endpoint<z.ZodType, z.ZodType, Body>,
  { bodyOf, take, ...form }: FormOf<Body>,
): PlainForm {
  return {
    ...form,
    path,
    async take(field, visitor) {
      const read = body.safeParse(bodyOf(field));
      if (!read.success) return 'refused';
      const outcome = await take({ body: read.data, ...visitor });
      if (outcome.ok) return 'taken';
      return outcome.refusal === 'tooManyRequests' ? 'later' : 'refused';
    },
  };
}

/** The largest form, in bytes. */
const bodyLimit = 16 * 1024;

/** Answers with the page a form was sent from, filled in as it was; nothing where no page is written at that path. */
export type AnswerAgain = (
  reply: FastifyReply,
  page: { readonly path: string; readonly language: Language },
  sent: FormSent,
) => FastifyReply | undefined;

type PlainForms = {
  readonly forms: readonly PlainForm[];
  readonly baseUrl: string;
  readonly answerAgain: AnswerAgain | undefined;
};

/** Takes these forms and no others, and leads back to the page they were sent from. */
export function addPlainForms(app: FastifyInstance, { forms, baseUrl, answerAgain }: PlainForms): void {
  for (const form of forms) {
    const { path, anchor } = form;
    app.post(path, { bodyLimit }, async (request, reply) => {
      const sent = formSentFromOurPage(request, baseUrl);
      if (!sent) return reply.code(400).type('text/plain; charset=utf-8').send('');
      const field = fieldIn(sent);
      const lang = field('lang');
      const language = isLanguage(lang) ? lang : defaultLanguage;
      const outcome = await form.take(field, { visitor: visitorOf(request.ip), language });
      const page = pageIn(field('page'));
      if (outcome !== 'taken') {
        const typed = new Map(form.fields.map((name) => [name, field(name)]));
        const wrong = outcome === 'refused' ? form.wrongIn(field) : [];
        const again = answerAgain?.(reply, { path: page, language }, { action: path, anchor, outcome, typed, wrong });
        if (again) return again;
      }
      return reply.redirect(`${page}?lang=${language}#${anchor}-${outcome}`, 303);
    });
  }
}

/** The fields of a form; undefined when it is none, or comes from elsewhere. */
export const formSentFromOurPage = (request: FastifyRequest, baseUrl: string): URLSearchParams | undefined =>
  isFromOurPage(request, baseUrl) ? fieldsOf(request) : undefined;

export const fieldIn =
  (sent: URLSearchParams): Field =>
  (name) =>
    sent.get(name)?.replaceAll('\r\n', '\n') ?? '';

function fieldsOf({ headers, body }: FastifyRequest): URLSearchParams | undefined {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return undefined;
  return Buffer.isBuffer(body) ? new URLSearchParams(body.toString('utf8')) : undefined;
}

/** Fetch Metadata as for every call; a browser without it has to name our own origin. */
function isFromOurPage({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(baseUrl).origin : site === 'same-origin';
}

/** A path of ours and nothing that leads elsewhere. */
const pageIn = (text: string): string => (/^(\/[\w-]+){1,4}\/?$/.test(text) ? text : '/');
