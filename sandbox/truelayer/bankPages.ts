import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { companies } from '../companies.ts';
import { type Html, html } from '../web/html.ts';
import { type Language, languageOf, localeOf, queryOf } from '../web/language.ts';
import { type Page, sendPage } from '../web/page.ts';
import { isFromThisSite, isSameSecret } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import { bankTexts } from './bankTexts.ts';
import { bankWithId, demoBanks, logoOf } from './demoBanks.ts';
import { type Payment, webAddress } from './payment.ts';
import type { PaymentStore } from './paymentStore.ts';

type OnPage = { Params: { pageId: string } };

/** The pages a sender meets: choose a bank, then say yes or no to the payment. */
export function addBankPages(site: FastifyInstance, payments: PaymentStore): void {
  for (const bank of demoBanks) {
    site.get(`/logos/${bank.id}.svg`, (_request, reply) => reply.type('image/svg+xml').send(logoOf(bank)));
  }
  addHostedPage(site, payments);

  site.get<OnPage>('/bank/:pageId', (request, reply) => {
    const found = payments.findByPage(request.params.pageId);
    return sendPage(request, reply, found ? pageOf(found, languageOf(request)) : unknownPage(languageOf(request)));
  });

  site.post<OnPage>('/bank/:pageId/provider', async (request, reply) => {
    const found = payments.findByPage(request.params.pageId);
    const bank = bankWithId(formOf(request).get('provider_id') ?? undefined);
    if (!found || !bank || !isFromThisSite(request)) return sendPage(request, reply, unknownPage(languageOf(request)));
    if (found.status === 'authorizing') await payments.chooseBank(found, bank.id);
    return reply.redirect(`/truelayer/bank/${found.pageId}?lang=${languageOf(request)}`, 303);
  });

  site.post<OnPage>('/bank/:pageId', async (request, reply) => {
    const found = payments.findByPage(request.params.pageId);
    const decision = formOf(request).get('decision');
    const isDecision = decision === 'approve' || decision === 'decline' || decision === 'cancel';
    if (!found || !isDecision || !isFromThisSite(request))
      return sendPage(request, reply, unknownPage(languageOf(request)));
    await payments.decide(found, decision);
    return reply.redirect(returnAddress(found), 303);
  });
}

/** The hosted page's address carries the payment in its fragment, which only a script can read. */
function addHostedPage(site: FastifyInstance, payments: PaymentStore): void {
  site.get('/payments', (request, reply) => {
    const words = bankTexts[languageOf(request)];
    const body = html`<h1>${words.opening}</h1><noscript><p class="problem">${words.needsScript}</p></noscript>`;
    return sendPage(request, reply, { title: words.opening, body, scripts: ['hosted-page.js'] });
  });

  site.get('/payments/open', async (request: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(request);
    const found = payments.find(query.get('payment_id') ?? '');
    const returnUri = webAddress.safeParse(query.get('return_uri'));
    if (!found || !returnUri.success || !isSameSecret(query.get('resource_token') ?? '', found.resourceToken)) {
      return sendPage(request, reply, unknownPage(languageOf(request)));
    }
    const isOpen = found.status === 'authorization_required' || found.status === 'authorizing';
    if (isOpen) await payments.authorize(found, returnUri.data);
    return reply.redirect(`/truelayer/bank/${found.pageId}?lang=${languageOf(request)}`, 303);
  });
}

function returnAddress({ id, returnUri = '/' }: Payment): string {
  const address = new URL(returnUri, 'http://127.0.0.1');
  address.searchParams.set('payment_id', id);
  return address.toString();
}

function pageOf(paid: Payment, language: Language): Page {
  const words = bankTexts[language];
  const formTargets = [new URL(returnAddress(paid)).origin];
  const bank = bankWithId(paid.providerId);
  if (paid.status !== 'authorizing') return { title: words.over, company, body: decidedBody(paid, language) };
  if (!bank) return { title: words.choose, company, body: chooserBody(paid, language) };
  return { title: words.consent, company, body: consentBody(paid, { language, bank }), formTargets };
}

function unknownPage(language: Language): Page {
  const words = bankTexts[language];
  return {
    title: words.unknown,
    status: 404,
    body: html`<h1>${words.unknown}</h1><p class="lead">${words.unknownLead}</p>`,
  };
}

function chooserBody({ pageId }: Payment, language: Language): Html {
  const words = bankTexts[language];
  return html`<h1>${words.choose}</h1>
<p class="lead">${words.chooseLead}</p>
<form method="post" action="/truelayer/bank/${pageId}/provider?lang=${language}">
<ul class="banks">${demoBanks.map(
    ({ id, name }) =>
      html`<li><button type="submit" name="provider_id" value="${id}"><img src="/truelayer/logos/${id}.svg" alt="">${name}</button></li>`,
  )}</ul>
</form>`;
}

function consentBody(
  paid: Payment,
  { language, bank }: { language: Language; bank: { id: string; name: string } },
): Html {
  const words = bankTexts[language];
  const { amount_in_minor, currency, payment_method } = paid.request;
  const { account_holder_name, reference } = payment_method.beneficiary;
  return html`<div class="bank"><img src="/truelayer/logos/${bank.id}.svg" alt=""><p>${bank.name}<br><span class="hint">${words.signedIn}</span></p></div>
<h1>${words.consent}</h1>
<p class="lead">${words.lead}</p>
<div class="card">
<p class="amount">${formatMoney(money(currency, amount_in_minor), localeOf(language))}</p>
<dl>
<dt>${words.payee}</dt><dd>${account_holder_name ?? merchantName}</dd>
<dt>${words.reference}</dt><dd>${reference ?? paid.id.slice(0, 8)}</dd>
<dt>${words.from}</dt><dd>${words.account}</dd>
</dl>
<form method="post" action="/truelayer/bank/${paid.pageId}?lang=${language}" class="actions">
<button type="submit" name="decision" value="approve" class="primary">${words.approve}</button>
<button type="submit" name="decision" value="decline">${words.decline}</button>
<button type="submit" name="decision" value="cancel">${words.cancel}</button>
</form>
</div>
<p class="hint">${words.closeTab}</p>`;
}

const company = companies.truelayer.name;

/** The merchant account's holder, as its contract with TrueLayer says. */
const merchantName = 'Sawa';

function decidedBody(paid: Payment, language: Language): Html {
  const words = bankTexts[language];
  return html`<h1>${words.over}</h1>
<p class="lead">${words.states[paid.status]}</p>
${paid.returnUri !== undefined && html`<p><a class="button" href="${returnAddress(paid)}">${words.back}</a></p>`}`;
}
