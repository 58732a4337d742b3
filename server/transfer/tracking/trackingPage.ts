import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { isLanguage, type Language, languages } from '#contract/protocol/language.ts';
import type { DocumentRoute, Shown } from '../../http/document.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { scriptlessPolicy } from '../../http/scriptlessPolicy.ts';
import { standalonePage } from '../../http/standalonePage.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { readTransferToTell } from '../lifecycle/transferStore.ts';
import { type TrackingLinkStore, trackingPath } from './trackingLinkStore.ts';
import { trackingNews } from './trackingNews.ts';
import { trackingStyle } from './trackingStyle.ts';
import { trackingTexts } from './trackingTexts.ts';

/** Links of recipients one visitor may open: a neighbourhood shares an address, and nobody finds 256 bits by trying. */
const openingsAllowed: Allowance = { limit: 300, windowSeconds: 600 };

type Dependencies = KeyedDb & {
  readonly limiter: AttemptLimiter;
  readonly links: Pick<TrackingLinkStore, 'follow'>;
};

/** Where the money is, for its recipient, who has no account and may have no scripts (peers 13). */
export const trackingPage = ({ db, keys, limiter, links }: Dependencies): DocumentRoute => ({
  path: `${trackingPath}/*`,
  async handle({ rest: token, query, language: asked, visitor }) {
    if (await limiter.takeFrom(visitor, 'trackingPage', openingsAllowed)) return later(asked);
    const followed = await links.follow(token);
    const told = followed && (await readTransferToTell({ db, keys }, followed.transferId));
    if (!followed || !told) return gone(asked);
    const language = isLanguage(query.lang) ? query.lang : followed.language;
    return page(language, { ...trackingNews({ ...told, followed }, language), token });
  },
});

/** One answer for whatever leads nowhere, so that none tells what another is. */
const gone = (language: Language): Shown => {
  const { goneTitle: title, gone: text, goneNext: next } = trackingTexts[language];
  return page(language, { title, body: `<p>${text}</p>\n<p>${next}</p>`, status: 404 });
};

const later = (language: Language): Shown => {
  const { laterTitle: title, later: text } = trackingTexts[language];
  return page(language, { title, body: `<p>${text}</p>`, status: 429 });
};

type Page = {
  readonly title: string;
  readonly body: string;
  readonly status?: number;
  /** Of the page itself, to be read in the other language or again. */
  readonly token?: string;
};

function page(language: Language, { title, body, status = 200, token }: Page): Shown {
  const words = trackingTexts[language];
  const address = token === undefined ? undefined : `${trackingPath}/${escapeHtml(encodeURIComponent(token))}`;
  const switchLinks = languages
    .filter((other) => address && other !== language)
    .map(
      (other) =>
        `<a href="${address}?lang=${other}" lang="${other}" hreflang="${other}">${trackingTexts[other].ownName}</a>`,
    );
  const html = standalonePage({
    language,
    title: `${title} · Sawa`,
    style: trackingStyle,
    body: `<header><p class="brand">Sawa</p>${switchLinks.join(' ')}</header>
<main>
<h1>${title}</h1>
${body}
${address ? `<p><a class="again" href="${address}?lang=${language}">${words.again}</a></p>` : ''}
</main>
<footer><p>${words.safety}</p></footer>`,
  });
  return { kind: 'page', html, contentPolicy, status };
}

const contentPolicy = scriptlessPolicy(trackingStyle, "'none'");
