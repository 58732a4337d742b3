import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { companies } from '../companies.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { html } from '../web/html.ts';
import { isLanguage, type Language, languageOf, queryOf } from '../web/language.ts';
import { type Page, sendPage } from '../web/page.ts';
import { isFromThisSite } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import { cardBody, emptyEntry, entryOf, overBody, stepUpBody } from './cardPage.ts';
import { type CardPayment, isUndecided } from './cardPayment.ts';
import type { CardStore } from './cardStore.ts';
import { cardTexts } from './cardTexts.ts';
import { type FormTerms, type ReadForm, readForm } from './paymentForm.ts';
import { type CardEntry, type CheckedCard, checkCard, testCards } from './testCards.ts';

type OnPage = { Params: { id: string } };

type Pages = { readonly book: CardStore; readonly refused: RefusedCalls; readonly terms: FormTerms };

/** The Payment Pages: the merchant's form comes in, a card is taken, the sender goes back. */
export function addCardPages(site: FastifyInstance, { book, refused, terms }: Pages): void {
  for (const entrance of ['choice', 'details']) {
    site.post(`/process/payments/${entrance}`, async (request, reply) => {
      const fields = formOf(request);
      const form = readForm(fields, terms, new Date());
      if (form.outcome !== 'accepted') {
        refused.note({ company: 'trust', call: `POST ${request.url.split('?')[0]}`, why: reasonOf(form, 'en') });
        return sendRefusal(request, reply, form);
      }
      const { id } = await book.open(form.ordered);
      return reply.redirect(`/trust/card/${id}?lang=${languageIn(fields) ?? languageOf(request)}`, 303);
    });
  }

  site.get<OnPage>('/card/:id', (request, reply) => {
    const payment = book.find(request.params.id);
    const chosen = testCards.find(({ name }) => name === queryOf(request).get('card'));
    const entry = chosen ? entryOf(chosen) : emptyEntry;
    return sendPage(request, reply, pageOf({ request, book, payment, entry, problems: {} }));
  });

  site.post<OnPage>('/card/:id', async (request, reply) => {
    const payment = book.find(request.params.id);
    if (payment?.state !== 'open' || isOver(payment) || !isFromThisSite(request)) {
      return sendPage(request, reply, pageOf({ request, book, payment, entry: emptyEntry, problems: {} }));
    }
    const form = formOf(request);
    const decision = form.get('decision');
    if (decision === 'cancel') return leave(request, reply, { book, payment: await book.decide(payment, 'cancelled') });
    const stored = book.storedFor(payment).find(({ name }) => name === form.get('stored'));
    if (stored) return leave(request, reply, { book, payment: await book.takeCard(payment, stored) });
    if (decision === 'decline') return leave(request, reply, { book, payment: await book.decide(payment, 'declined') });
    const entry = {
      number: form.get('number') ?? '',
      expiry: form.get('expiry') ?? '',
      securityCode: form.get('securityCode') ?? '',
    };
    const checked = checkCard(entry, new Date());
    if (checked.problems) {
      // A number that is not a test card may be real: it is not sent back.
      const shown = { ...entry, number: checked.problems.number ? '' : entry.number };
      const page = pageOf({ request, book, payment, entry: shown, problems: checked.problems });
      return sendPage(request, reply, { ...page, status: 422 });
    }
    return leave(request, reply, { book, payment: await book.takeCard(payment, checked.card) });
  });

  site.post<OnPage>('/card/:id/proof', async (request, reply) => {
    const payment = book.find(request.params.id);
    const decision = formOf(request).get('decision');
    if (payment?.state !== 'stepUp' || isOver(payment) || !isFromThisSite(request)) {
      return sendPage(request, reply, pageOf({ request, book, payment, entry: emptyEntry, problems: {} }));
    }
    const decided = await book.decide(payment, decision === 'approve' ? 'approved' : 'softDeclined');
    return leave(request, reply, { book, payment: decided });
  });
}

/** The merchant may say the sender's language, like 'fr_FR'. */
function languageIn(fields: URLSearchParams): Language | undefined {
  const locale = fields.get('locale')?.slice(0, 2);
  return isLanguage(locale) ? locale : undefined;
}

const isOver = (payment: CardPayment) => isUndecided(payment) && payment.validUntil < Date.now();

type Leaving = { readonly book: CardStore; readonly payment: CardPayment };

/** To the proof the bank wants, back to the merchant, or to a page that says it is done. */
function leave(request: FastifyRequest, reply: FastifyReply, { book, payment }: Leaving): FastifyReply {
  const own = `/trust/card/${payment.id}?lang=${languageOf(request)}`;
  return reply.redirect(isUndecided(payment) ? own : (book.returnAddress(payment) ?? own), 303);
}

type Shown = {
  readonly request: FastifyRequest;
  readonly book: CardStore;
  readonly payment: CardPayment | undefined;
  readonly entry: CardEntry;
  readonly problems: NonNullable<CheckedCard['problems']>;
};

function pageOf({ request, book, payment, entry, problems }: Shown): Page {
  const language = languageOf(request);
  const words = cardTexts[language];
  const company = companies.trust.name;
  const plain = (title: string, lead: string, status: number): Page => ({
    title,
    company,
    status,
    body: html`<h1>${title}</h1><p class="lead">${lead}</p>`,
  });
  if (!payment) return plain(words.unknown, words.unknownLead, 404);
  if (isOver(payment)) return plain(words.expired, words.expiredLead, 410);
  const back = isUndecided(payment) ? undefined : book.returnAddress(payment);
  if (!isUndecided(payment)) return { title: words.over, company, body: overBody(language, back) };
  const urls = [payment.successUrl, payment.declinedUrl].filter((url) => url !== undefined);
  const formTargets = [...new Set(urls.map((url) => new URL(url).origin))];
  const address = `/trust/card/${payment.id}`;
  if (payment.state === 'stepUp') {
    const proof = `${address}/proof?lang=${language}`;
    return { title: words.stepUp, company, body: stepUpBody({ payment, address: proof, language }), formTargets };
  }
  return {
    title: words.title,
    company,
    body: cardBody({
      ...{ payment, language, entry, problems },
      address: `${address}?lang=${language}`,
      stored: book.storedFor(payment),
    }),
    formTargets,
  };
}

type RefusedForm = Exclude<ReadForm, { outcome: 'accepted' }>;

const reasonOf = (form: RefusedForm, language: Language): string =>
  cardTexts[language].refusedReasons[form.outcome] + (form.outcome === 'invalid' ? form.field : '');

/** Tells the merchant's developer what is wrong; a sender never meets this page when the app is right. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, form: RefusedForm) {
  const words = cardTexts[languageOf(request)];
  const reason = reasonOf(form, languageOf(request));
  return sendPage(request, reply, {
    title: words.refused,
    status: form.outcome === 'invalid' ? 400 : 401,
    body: html`<h1>${words.refused}</h1><p class="problem">${reason}</p>`,
  });
}
