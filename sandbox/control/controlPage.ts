import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Company, companies, companyIds, type FaultKind } from '../companies.ts';
import type { CompanyTools } from '../companyTools.ts';
import { type Files, fileOrder } from '../files/files.ts';
import { type Html, html } from '../web/html.ts';
import { type Language, languageOf, localeOf, queryOf } from '../web/language.ts';
import { sendPage } from '../web/page.ts';
import { isFromThisSite } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import { faultOrder } from '../webhooks/faults.ts';
import { controlTexts } from './controlTexts.ts';
import { filesCard } from './filesCard.ts';

type Tools = Pick<CompanyTools, 'faults' | 'queue' | 'refused' | 'files'>;

/** Webhooks and refused calls on the page; the rest is in webhooks.json and on the console. */
const shown = 20;

/** What goes wrong next, by hand: faults to order, what the companies refused and what they sent. */
export function addControl(site: FastifyInstance, tools: Tools): void {
  site.get('/control', (request, reply) => {
    const { title } = controlTexts[languageOf(request)];
    return sendPage(request, reply, { title, body: controlBody(request, tools) });
  });

  site.post('/control', async (request, reply) => {
    const form = formOf(request);
    const isOwn = isFromThisSite(request);
    const order = faultOrder.safeParse({
      provider: form.get('provider'),
      kind: form.get('kind'),
      count: Number(form.get('count') ?? 1),
    });
    const deed = form.get('deed');
    if (isOwn && deed === 'clear') tools.faults.clear();
    if (isOwn && deed === 'release') await tools.queue.release();
    if (isOwn && deed === 'order' && order.success) tools.faults.order(order.data);
    if (isOwn) actOnFiles(tools.files, form);
    return reply.redirect(addressOf(languageOf(request), chosenCompany(request)), 303);
  });
}

function actOnFiles(files: Files, form: URLSearchParams): void {
  const deed = form.get('deed');
  const order = fileOrder.safeParse({ company: form.get('file'), count: Number(form.get('lines') ?? 0) });
  if (deed === 'spoil' && order.success) files.spoil(order.data);
  if (deed === 'closeToday' || deed === 'leaveToday') files.closeToday(deed === 'closeToday');
}

function controlBody(request: FastifyRequest, tools: Tools): Html {
  const language = languageOf(request);
  const words = controlTexts[language];
  return html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${orderForm(language, chosenCompany(request))}
${ordered(request, tools)}
${filesCard({ language, files: tools.files, action: addressOf(language, chosenCompany(request)) })}
${sentTable(language, tools)}
${refusedTable(language, tools)}`;
}

const addressOf = (language: Language, company: Company) => `/control?lang=${language}&company=${company}`;

/** Each company does other things, so it is chosen first. */
const chosenCompany = (request: FastifyRequest): Company =>
  companyIds.find((id) => id === queryOf(request).get('company')) ?? 'truelayer';

/** At a partner a call without an answer leaves a payout unknown. */
const kindName = (language: Language, company: Company, kind: FaultKind): string => {
  const words = controlTexts[language];
  const isPartner = company === 'aza' || company === 'pivot';
  return isPartner && kind === 'timeoutAfterAccept' ? words.payoutUnknown : words.kinds[kind];
};

function orderForm(language: Language, company: Company): Html {
  const words = controlTexts[language];
  return html`<section class="card" aria-labelledby="order"><h2 id="order">${words.order}</h2>
<nav aria-label="${words.company}" class="choices">${companyIds.map(
    (id) =>
      html`<a href="${addressOf(language, id)}" class="button"${id === company && html` aria-current="page"`}>${words.companies[id]}</a>`,
  )}</nav>
<form method="post" action="${addressOf(language, company)}"><input type="hidden" name="provider" value="${company}">
<p><label for="kind">${words.fault}</label><select id="kind" name="kind">${companies[company].faults.map(
    (kind) => html`<option value="${kind}">${kindName(language, company, kind)}</option>`,
  )}</select></p>
<p><label for="count">${words.times}</label><input id="count" name="count" type="number" min="1" max="1000" value="1" inputmode="numeric"></p>
<div class="actions"><button type="submit" name="deed" value="order" class="primary">${words.set}</button></div></form></section>`;
}

function ordered(request: FastifyRequest, { faults, queue }: Tools): Html {
  const language = languageOf(request);
  const words = controlTexts[language];
  const orders = faults.outstanding();
  const held = queue.pending().filter((each) => each.held).length;
  return html`<section class="card"><h2>${words.waiting}</h2>
${orders.length === 0 && html`<p>${words.nothingWaiting}</p>`}
${orders.length > 0 && html`<ul>${orders.map(({ provider, kind, count }) => html`<li>${words.companies[provider]}: ${kindName(language, provider, kind)} × ${count}</li>`)}</ul>`}
${held > 0 && html`<p>${words.held(held)}</p>`}
${
  (orders.length > 0 || held > 0) &&
  html`<form method="post" action="${addressOf(language, chosenCompany(request))}" class="actions">
${orders.length > 0 && html`<button type="submit" name="deed" value="clear">${words.clear}</button>`}
${held > 0 && html`<button type="submit" name="deed" value="release">${words.release}</button>`}
</form>`
}</section>`;
}

function sentTable(language: Language, { queue }: Tools): Html {
  const words = controlTexts[language];
  const rows = queue.deliveries.slice(0, shown);
  return html`<section class="card"><h2>${words.sent}</h2>
${rows.length === 0 && html`<p>${words.nothingSent}</p>`}
${
  rows.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-label="${words.sent}"><table><thead><tr><th>${words.when}</th><th>${words.company}</th><th>${words.what}</th><th>${words.answered}</th></tr></thead><tbody>${rows.map(
    ({ at, provider, event, signedBy, status }) =>
      html`<tr><td>${timeOf(at, language)}</td><td>${words.companies[provider]}</td><td>${event}${signedBy === 'stranger' && html` (${words.stranger})`}</td><td>${status ?? words.silence}</td></tr>`,
  )}</tbody></table></div>`
}</section>`;
}

function refusedTable(language: Language, { refused }: Tools): Html {
  const words = controlTexts[language];
  const rows = refused.list.slice(0, shown);
  return html`<section class="card"><h2>${words.refused}</h2>
${rows.length === 0 && html`<p>${words.nothingRefused}</p>`}
${
  rows.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-label="${words.refused}"><table><thead><tr><th>${words.when}</th><th>${words.what}</th><th>${words.why}</th></tr></thead><tbody>${rows.map(
    ({ at, call, why }) => html`<tr><td>${timeOf(at, language)}</td><td>${call}</td><td>${why}</td></tr>`,
  )}</tbody></table></div>`
}</section>`;
}

const timeOf = (at: string, language: Language): string => new Date(at).toLocaleTimeString(localeOf(language));
