import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { companies } from '../companies.ts';
import { cardBody, emptyEntry, entryOf, overBody, stepUpBody } from '../trust/cardPage.ts';
import { cardTexts } from '../trust/cardTexts.ts';
import { type CardEntry, type CheckedCard, checkCard, testCards } from '../trust/testCards.ts';
import { type Html, html } from '../web/html.ts';
import { type Language, languageOf, localeOf, queryOf } from '../web/language.ts';
import { type Page, sendPage } from '../web/page.ts';
import { isFromThisSite } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import { type HostedPayment, isUndecided } from './hostedPayment.ts';
import type { HostedStore } from './hostedStore.ts';
import { hostedTexts } from './hostedTexts.ts';

type HostedPagesSettings = {
  readonly book: HostedStore;
  /** Where the company's pages are, like '/paycross'. */
  readonly prefix: string;
  /** Where the payer goes when it is decided. */
  readonly returnAddress: (payment: HostedPayment) => string;
  /** Shown inside the merchant's page: who may frame it, and what a decided payment answers instead of a redirect. */
  readonly framed?: { readonly by: (payment: HostedPayment) => string; readonly scripts: readonly string[] };
};

type OnPage = { Params: { id: string } };
type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Filled = { readonly entry: CardEntry; readonly problems: NonNullable<CheckedCard['problems']> };
const nothingFilled: Filled = { entry: emptyEntry, problems: {} };

/** The pages of one company: a card with 3-D Secure, a wallet, a bank, or an Interac request. */
export function addHostedPages(site: FastifyInstance, settings: HostedPagesSettings): void {
  const { book } = settings;
  const show = ({ request, reply }: Visit, payment: HostedPayment | undefined, filled = nothingFilled) =>
    sendPage(request, reply, pageOf(settings, { request, payment, ...filled }));

  site.get<OnPage>('/page/:id', (request, reply) => {
    const chosen = testCards.find(({ name }) => name === queryOf(request).get('card'));
    const filled = chosen ? { entry: entryOf(chosen), problems: {} } : nothingFilled;
    return show({ request, reply }, book.find(request.params.id), filled);
  });

  site.post<OnPage>('/page/:id', async (request, reply) => {
    const payment = book.find(request.params.id);
    if (!payment || !isUndecided(payment) || !isFromThisSite(request)) return show({ request, reply }, payment);
    const form = formOf(request);
    const decision = form.get('decision');
    const leave = (decided: HostedPayment) => leaveFor(settings, { request, reply }, decided);
    if (decision === 'cancel' || decision === 'decline') return leave(await book.decide(payment, decision));
    const mayJustApprove = payment.kind !== 'card' || payment.state === 'stepUp' || form.has('wallet');
    if (decision === 'approve' && mayJustApprove) return leave(await book.decide(payment, 'approve'));

    const stored = book.storedFor(payment).find(({ name }) => name === form.get('stored'));
    if (stored) return leave(await book.takeCard(payment, stored));
    const text = (name: string) => form.get(name) ?? '';
    const entry = { number: text('number'), expiry: text('expiry'), securityCode: text('securityCode') };
    const checked = checkCard(entry, new Date());
    if (!checked.problems) return leave(await book.takeCard(payment, checked.card));
    // A number that is not a test card may be real: it is not sent back.
    const shown = { ...entry, number: checked.problems.number ? '' : entry.number };
    reply.code(422);
    return show({ request, reply }, payment, { entry: shown, problems: checked.problems });
  });
}

/** To the proof the bank wants, or back to the merchant. */
function leaveFor(settings: HostedPagesSettings, { request, reply }: Visit, payment: HostedPayment): FastifyReply {
  const own = `${settings.prefix}/page/${payment.id}?lang=${languageOf(request)}`;
  const staysHere = isUndecided(payment) || settings.framed !== undefined;
  return reply.redirect(staysHere ? own : settings.returnAddress(payment), 303);
}

type Shown = Filled & { readonly request: FastifyRequest; readonly payment: HostedPayment | undefined };

function pageOf(settings: HostedPagesSettings, { request, payment, entry, problems }: Shown): Page {
  const language = languageOf(request);
  const words = cardTexts[language];
  if (!payment) {
    const body = html`<h1>${words.unknown}</h1><p class="lead">${words.unknownLead}</p>`;
    return { title: words.unknown, status: 404, body };
  }
  const back = settings.returnAddress(payment);
  const company = companies[settings.book.company].name;
  const frame = settings.framed && { framedBy: settings.framed.by(payment), scripts: settings.framed.scripts };
  if (!isUndecided(payment))
    return { title: words.over, company, ...frame, ...decidedPage(settings, { payment, language, back }) };

  const formTargets = [
    ...new Set([back, payment.cancelUrl, payment.declineUrl].filter((url) => url !== undefined)),
  ].map((url) => new URL(url).origin);
  const address = `${settings.prefix}/page/${payment.id}?lang=${language}`;
  const title = hostedTexts[language].titles[payment.kind];
  if (payment.state === 'stepUp') {
    return { title: words.stepUp, company, formTargets, ...frame, body: stepUpBody({ payment, address, language }) };
  }
  if (payment.kind !== 'card')
    return { title, company, formTargets, ...frame, body: consentBody({ payment, address, language }) };
  const stored = settings.book.storedFor(payment);
  const isFramed = frame !== undefined;
  const card = cardBody({ payment, address, language, entry, problems, stored, isFramed });
  return { title, company, formTargets, ...frame, body: html`${card}${walletForm({ address, language })}` };
}

type Decided = { readonly payment: HostedPayment; readonly language: Language; readonly back: string };

function decidedPage({ framed }: HostedPagesSettings, { language, back }: Decided): Pick<Page, 'body' | 'scripts'> {
  if (!framed) return { body: overBody(language, back) };
  const words = hostedTexts[language];
  const body = html`<h1>${words.done}</h1><p class="lead" data-return="${back}">${words.doneLead}</p>`;
  return { body, scripts: framed.scripts };
}

type Form = { readonly address: string; readonly language: Language };

function walletForm({ address, language }: Form): Html {
  const words = hostedTexts[language];
  return html`<section aria-labelledby="wallet"><h2 id="wallet">${words.wallet}</h2><p>${words.walletLead}</p>
<form method="post" action="${address}" class="actions"><input type="hidden" name="wallet" value="1">
<button type="submit" name="decision" value="approve">${words.payByWallet}</button></form></section>`;
}

function consentBody({ payment, address, language }: Form & { readonly payment: HostedPayment }): Html {
  const words = hostedTexts[language];
  return html`<h1>${words.titles[payment.kind]}</h1>
<p class="lead">${words.leads[payment.kind]}</p>
<div class="card"><p class="amount">${formatMoney(money(payment.currency, payment.amountMinor), localeOf(language))}</p>
<dl><dt>${words.to}</dt><dd>Sawa</dd><dt>${words.reference}</dt><dd>${payment.orderReference}</dd></dl>
<form method="post" action="${address}" class="actions">
<button type="submit" name="decision" value="approve" class="primary">${words.approve}</button>
<button type="submit" name="decision" value="decline">${words.decline}</button>
<button type="submit" name="decision" value="cancel">${words.cancel}</button>
</form></div>
<p class="hint">${words.closeTab}</p>`;
}
