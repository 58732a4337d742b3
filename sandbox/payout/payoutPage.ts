import type { FastifyInstance } from 'fastify';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/money.ts';
import { type Html, html } from '../web/html.ts';
import { type Language, languageOf, localeOf } from '../web/language.ts';
import { sendPage } from '../web/page.ts';
import { isFromThisSite } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import type { Payout } from './payout.ts';
import type { PayoutPartner, PayoutStore } from './payoutStore.ts';
import { payoutTexts } from './payoutTexts.ts';

/** The newest are enough to look at, and the first of them are there at once. */
const payoutsKept = 50;
const payoutsAtOnce = 5;

/** The partners' books, for people: what was asked, what became of it, and a way on for what waits. */
export function addPayoutPage(site: FastifyInstance, books: Readonly<Record<PayoutPartner, PayoutStore>>): void {
  site.get('/payout', (request, reply) => {
    const language = languageOf(request);
    const words = payoutTexts[language];
    const body = html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<details><summary>${words.digits}</summary>
<dl class="tight">${words.endings.map(([ending, meaning]) => html`<dt>${ending}</dt><dd>${meaning}</dd>`)}</dl></details>
${(['aza', 'pivot'] as const).map((partner) => bookSection({ partner, book: books[partner], language }))}`;
    return sendPage(request, reply, { title: words.title, body });
  });

  site.post<{ Params: { partner: string; id: string } }>('/payout/:partner/book/:id', async (request, reply) => {
    const { partner, id } = request.params;
    if (!isFromThisSite(request) || (partner !== 'aza' && partner !== 'pivot')) return reply.code(403).send();
    const isPaid = formOf(request).get('state') === 'paid';
    await books[partner].release(id, isPaid ? { state: 'paid' } : { state: 'failed', reason: 'returned' });
    return reply.redirect(`/payout?lang=${languageOf(request)}`, 303);
  });
}

type BookView = { readonly partner: PayoutPartner; readonly book: PayoutStore; readonly language: Language };
type EntryView = Pick<BookView, 'partner' | 'language'>;

function bookSection({ partner, book, language }: BookView): Html {
  const words = payoutTexts[language];
  const newest = book.list().slice(0, payoutsKept);
  const waiting = newest.filter(({ state }) => state === 'pending');
  const settled = newest.filter(({ state }) => state !== 'pending');
  const older = settled.slice(payoutsAtOnce);
  const view = { partner, language };
  return html`<section class="card" aria-labelledby="${partner}">
<h2 id="${partner}">${partner.toUpperCase()}</h2>
${newest.length === 0 && html`<p class="hint">${words.empty}</p>`}
${newest.length > 0 && entries([...waiting, ...settled.slice(0, payoutsAtOnce)], view)}
${older.length > 0 && html`<details><summary>${words.older(older.length)}</summary>${entries(older, view)}</details>`}
</section>
`;
}

const entries = (payouts: readonly Payout[], view: EntryView): Html =>
  html`<ul class="entries">${payouts.map((payout) => entry(payout, view))}</ul>`;

function entry(payout: Payout, { partner, language }: EntryView): Html {
  const words = payoutTexts[language];
  const { reference, state, reason } = payout;
  return html`<li><p><strong>${payout.recipientName}</strong> <span>${shownAmount(payout, language)}</span></p>
<p><span>${words.states[state]}${reason !== undefined && html`${words.because}${words.reasons[reason]}`}</span> <span>${payout.account}</span></p>
<p class="hint">${reference}</p>
${
  state === 'pending' &&
  html`<form method="post" action="/payout/${partner}/book/${payout.id}?lang=${language}" class="actions">
<button type="submit" name="state" value="paid">${words.pay} <span class="visually-hidden">${reference}</span></button>
<button type="submit" name="state" value="failed">${words.giveBack} <span class="visually-hidden">${reference}</span></button>
</form>`
}</li>`;
}

function shownAmount({ amount, currency }: Payout, language: Language): string {
  const paid = parseMoney(amount, currency);
  return paid.ok ? formatMoney(paid.value, localeOf(language)) : `${amount} ${currency}`;
}
