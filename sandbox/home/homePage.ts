import type { FastifyInstance } from 'fastify';
import { html } from '../web/html.ts';
import { languageOf, type Texts } from '../web/language.ts';
import { sendPage } from '../web/page.ts';

type Room = { readonly path: string; readonly name: string; readonly about: string };

const texts: Texts<{ title: string; intro: string; rooms: readonly Room[] }> = {
  en: {
    title: 'The companies around the app',
    intro:
      'This site plays the bank, the card company, the identity check, the payout partners, the rate feed and your own phone, so that the app can be tried from end to end without real money.',
    rooms: [
      { path: '/mailbox', name: 'Mailbox', about: 'The e-mails and text messages the app has sent you.' },
      {
        path: '/payout',
        name: 'Payout partners',
        about: 'AZA and PIVOT: what was paid to whom, and the digits that decide.',
      },
    ],
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
    ],
  },
};

export function addHome(site: FastifyInstance): void {
  site.get('/', (request, reply) => {
    const language = languageOf(request);
    const { title, intro, rooms } = texts[language];
    return sendPage(request, reply, {
      title,
      body: html`<h1>${title}</h1>
<p class="lead">${intro}</p>
${rooms.map(
  ({ path, name, about }) =>
    html`<section class="card"><h2><a href="${path}?lang=${language}">${name}</a></h2><p class="hint">${about}</p></section>`,
)}`,
    });
  });
}
