import type { FastifyInstance } from 'fastify';
import { companyIds, faultKinds } from '../companies.ts';
import { html } from '../web/html.ts';
import { languageOf, type Texts } from '../web/language.ts';
import { sendPage } from '../web/page.ts';

type Room = { readonly path: string; readonly name: string; readonly about: string };
type Meeting = { readonly name: string; readonly about: string };

const texts: Texts<{
  title: string;
  intro: string;
  rooms: readonly Room[];
  meetings: readonly Meeting[];
  faults: string;
  faultsLead: string;
}> = {
  en: {
    title: 'The companies around the app',
    intro:
      'This site plays the bank, the card company, the identity check, the payout partners, the rate feed and your own phone, so that the app can be tried from end to end without real money.',
    rooms: [
      { path: '/mailbox', name: 'Mailbox', about: 'The e-mails and text messages the app has sent you.' },
      { path: '/payout', name: 'Payout partners', about: 'AZA and PIVOT: who was paid, and the digits that decide.' },
      {
        path: '/control',
        name: 'What goes wrong next',
        about: 'Order a fault at any company, see what it sent and what it refused.',
      },
    ],
    meetings: [
      {
        name: 'Banks',
        about:
          'You meet them when you pay by bank. Approve, decline, cancel, or close the tab. Tortoise is slow, Pothole has no money.',
      },
      {
        name: 'Card company',
        about: 'You meet it when you pay by card. Its page lists the test cards and what each does.',
      },
      {
        name: 'Identity check',
        about: 'You meet it in the app’s own page. It has sample pictures, and at its end you choose what it decides.',
      },
    ],
    faults: 'For tests: faults on demand',
    faultsLead: 'The next calls or webhooks of one company can be made to go wrong. What was sent so far:',
  },
  fr: {
    title: 'Les entreprises autour de l’application',
    intro:
      'Ce site joue la banque, la société de cartes, la vérification d’identité, les partenaires de paiement, le flux de taux et votre propre téléphone, pour essayer l’application de bout en bout sans argent réel.',
    rooms: [
      {
        path: '/mailbox',
        name: 'Boîte de réception',
        about: 'Les e-mails et les SMS que l’application vous a envoyés.',
      },
      {
        path: '/payout',
        name: 'Partenaires de paiement',
        about: 'AZA et PIVOT : qui a été payé, et les chiffres qui décident.',
      },
      {
        path: '/control',
        name: 'Ce qui ira mal ensuite',
        about: 'Commandez une panne chez une entreprise, voyez ce qu’elle a envoyé et ce qu’elle a refusé.',
      },
    ],
    meetings: [
      {
        name: 'Banques',
        about:
          'Vous les rencontrez en payant par banque. Approuvez, refusez, annulez ou fermez l’onglet. Tortoise est lente, Pothole n’a pas de provision.',
      },
      {
        name: 'Société de cartes',
        about: 'Vous la rencontrez en payant par carte. Sa page liste les cartes d’essai et leur effet.',
      },
      {
        name: 'Vérification d’identité',
        about:
          'Vous la rencontrez dans l’application. Elle a des images d’exemple, et à la fin vous choisissez sa décision.',
      },
    ],
    faults: 'Pour les tests : pannes sur commande',
    faultsLead: 'Les prochains appels ou webhooks d’une entreprise peuvent mal tourner. Ce qui a été envoyé :',
  },
};

export function addHome(site: FastifyInstance): void {
  site.get('/', (request, reply) => {
    const language = languageOf(request);
    const { title, intro, rooms, meetings, faults, faultsLead } = texts[language];
    const body = html`<h1>${title}</h1>
<p class="lead">${intro}</p>
${rooms.map(
  ({ path, name, about }) =>
    html`<section class="card"><h2><a href="${path}?lang=${language}">${name}</a></h2><p class="hint">${about}</p></section>`,
)}
${meetings.map(({ name, about }) => html`<section class="card"><h2>${name}</h2><p class="hint">${about}</p></section>`)}
<section class="card"><h2>${faults}</h2>
<p class="hint">${faultsLead} <a href="/webhooks.json">webhooks.json</a></p>
<p><code>POST /faults {"provider", "kind", "count"}</code><br><code>DELETE /faults</code><br><code>POST /faults/release {"provider"}</code></p>
<p class="hint">provider: ${companyIds.join(', ')}<br>kind: ${faultKinds.join(', ')}</p></section>`;
    return sendPage(request, reply, { title, body });
  });
}
