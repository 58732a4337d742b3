import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../web/html.ts';
import { type Language, languageOf, type Texts } from '../web/language.ts';
import { sendPage } from '../web/page.ts';
import { isFromThisSite } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import type { Payout, PayoutBook, PayoutPartner } from './payoutBook.ts';

const texts: Texts<{
  title: string;
  intro: string;
  endings: readonly (readonly [ending: string, meaning: string])[];
  empty: string;
  reference: string;
  recipient: string;
  amount: string;
  state: string;
  states: Record<Payout['state'], string>;
  pay: string;
  giveBack: string;
}> = {
  en: {
    title: 'Payout partners',
    intro: 'What happens to a payout is decided by the last two digits of the recipient’s account or phone number:',
    endings: [
      ['01', 'stays pending until it is released here'],
      ['09', 'fails: the sender is rejected'],
      ['19', 'fails: the recipient’s account is not valid'],
      ['38', 'a temporary error first, then paid'],
      ['44', 'is paid, and returned a while later'],
      ['58', 'fails, and may still be paid: its money is not given back'],
      ['29, 39, 77', 'name check: no answer today, no such account, somebody else’s name'],
      ['…', 'anything else is paid'],
    ],
    empty: 'No payouts yet.',
    reference: 'Reference',
    recipient: 'Recipient',
    amount: 'Amount',
    state: 'State',
    states: { pending: 'Pending', paid: 'Paid', failed: 'Failed', refunded: 'Given back' },
    pay: 'Pay out',
    giveBack: 'Return',
  },
  fr: {
    title: 'Partenaires de paiement',
    intro: 'Les deux derniers chiffres du compte ou du numéro du bénéficiaire décident du sort du versement :',
    endings: [
      ['01', 'reste en attente jusqu’à sa libération ici'],
      ['09', 'échoue : l’expéditeur est refusé'],
      ['19', 'échoue : le compte du bénéficiaire n’est pas valable'],
      ['38', 'd’abord une erreur passagère, puis payé'],
      ['44', 'est payé, puis retourné un peu plus tard'],
      ['58', 'échoue, mais peut encore être payé : l’argent n’est pas rendu'],
      ['29, 39, 77', 'vérification du nom : pas de réponse, compte inconnu, nom de quelqu’un d’autre'],
      ['…', 'tout le reste est payé'],
    ],
    empty: 'Aucun versement pour l’instant.',
    reference: 'Référence',
    recipient: 'Bénéficiaire',
    amount: 'Montant',
    state: 'État',
    states: { pending: 'En attente', paid: 'Payé', failed: 'Échoué', refunded: 'Rendu' },
    pay: 'Verser',
    giveBack: 'Retourner',
  },
};

/** The newest are enough to look at. */
const payoutsShown = 50;

/** The partners' books, for people: what was asked, what became of it, and a way on for what waits. */
export function addPayoutPage(site: FastifyInstance, books: Readonly<Record<PayoutPartner, PayoutBook>>): void {
  site.get('/payout', (request, reply) => {
    const language = languageOf(request);
    const words = texts[language];
    const body = html`<h1>${words.title}</h1>
<p class="lead">${words.intro}</p>
<dl>${words.endings.map(([ending, meaning]) => html`<dt>${ending}</dt><dd>${meaning}</dd>`)}</dl>
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

type BookView = { readonly partner: PayoutPartner; readonly book: PayoutBook; readonly language: Language };

function bookSection({ partner, book, language }: BookView): Html {
  const words = texts[language];
  const payouts = book.list().slice(0, payoutsShown);
  const name = partner.toUpperCase();
  return html`<section class="card" aria-labelledby="${partner}">
<h2 id="${partner}">${name}</h2>
${
  payouts.length === 0
    ? html`<p class="hint">${words.empty}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${name}: ${words.reference}"><table>
<thead><tr><th scope="col">${words.reference}</th><th scope="col">${words.recipient}</th><th scope="col">${words.amount}</th><th scope="col">${words.state}</th></tr></thead>
<tbody>${payouts.map((payout) => payoutRow(payout, { partner, language }))}</tbody>
</table></div>`
}
</section>
`;
}

function payoutRow(payout: Payout, { partner, language }: Pick<BookView, 'partner' | 'language'>): Html {
  const words = texts[language];
  return html`<tr><td>${payout.reference}</td><td>${payout.recipientName}<br>${payout.account}</td><td>${payout.amount} ${payout.currency}</td><td>${words.states[payout.state]}${payout.reason !== undefined && html`<br>${payout.reason}`}
${
  payout.state === 'pending' &&
  html`<form method="post" action="/payout/${partner}/book/${payout.id}?lang=${language}" class="actions">
<button type="submit" name="state" value="paid">${words.pay} <span class="visually-hidden">${payout.reference}</span></button>
<button type="submit" name="state" value="failed">${words.giveBack} <span class="visually-hidden">${payout.reference}</span></button>
</form>`
}</td></tr>`;
}
