import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf, queryOf } from '../web/language.ts';
import { sendPage } from '../web/page.ts';
import { carriesKey } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import { type Mailbox, newMessage } from './mailbox.ts';
import { inboxBody, messageArticle } from './mailboxPage.ts';
import { mailboxTexts } from './mailboxTexts.ts';

const orderKey = z.uuid();

/** Shown at once; older ones stay reachable by address. */
const messagesOnPage = 100;

export function addMailbox(site: FastifyInstance, { mailbox, apiKey }: { mailbox: Mailbox; apiKey: string }): void {
  site.post('/mailbox/messages', async (request, reply) => {
    if (!carriesKey(request, apiKey)) return reply.code(401).send({ error: { code: 'keyInvalid' } });
    const body = parseBody(newMessage, request);
    if (!body.success) return reply.code(400).send({ error: { code: 'requestInvalid', message: body.error.message } });
    const key = orderKey.safeParse(request.headers['idempotency-key']).data;
    const { id } = await mailbox.receive(body.data, key);
    return reply.code(202).send({ id });
  });

  site.get('/mailbox.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: mailbox.list({ to: queryOf(request).get('to') }) }),
  );

  site.get('/mailbox', (request, reply) => {
    const language = languageOf(request);
    const to = queryOf(request).get('to') ?? '';
    const messages = mailbox.list({ to }).slice(0, messagesOnPage);
    return sendPage(request, reply, {
      title: mailboxTexts[language].title,
      body: inboxBody({ language, to, messages, addresses: mailbox.addresses().slice(0, messagesOnPage) }),
      scripts: ['mailbox.js'],
    });
  });

  /** The articles that came after one the page already shows. */
  site.get('/mailbox/newer', (request, reply) => {
    const query = queryOf(request);
    const newer = mailbox.list({ to: query.get('to'), after: query.get('after') }).slice(0, messagesOnPage);
    const articles = newer.map((message) => messageArticle(message, languageOf(request)).markup);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(articles.join(''));
  });

  /** The message as its sender designed it: unable to run, load or reach anything. */
  site.get<{ Params: { id: string } }>('/mailbox/:id/html', (request, reply) => {
    const message = mailbox.find(request.params.id);
    if (message?.html === undefined) return reply.code(404).send({ error: { code: 'notFound' } });
    return reply
      .header(
        'content-security-policy',
        "sandbox allow-top-navigation-by-user-activation allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      )
      .type('text/html; charset=utf-8')
      .send(message.html);
  });
}
