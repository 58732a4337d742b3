import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { defaultLanguage, type Language, languages } from '#contract/protocol/language.ts';
import { originSlot } from '#contract/site/site.ts';
import { operator } from '#domain/operator.ts';
import type { PageHead } from '#src/app/page/pageHeads.ts';
import { hrefInLanguage } from '#src/locales/languageChoice.ts';

type HeadFacts = {
  readonly head: PageHead;
  readonly language: Language;
  /** The address the page is known by; missing for pages nobody is to find by a search. */
  readonly canonical: string | undefined;
};

/** Size of the picture beside a link, in pixels. */
const card = { width: '1200', height: '630' };

const openGraphLocale: Record<Language, string> = { en: 'en_GB', fr: 'fr_FR' };

/** What a page says of itself to search engines and to whoever shows a link to it, as HTML. */
export function headTags({ head: { title, description }, language, canonical }: HeadFacts): string {
  const image = `${originSlot}/og-${language}.png`;
  const others = languages.filter((other) => other !== language);
  const address = canonical && addressIn(language, canonical);
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(canonical && address ? whereItIs({ canonical, address }) : [notToBeFound]),
    property('og:type', 'website'),
    property('og:site_name', operator.name),
    property('og:title', title),
    property('og:description', description),
    ...(address ? [property('og:url', address)] : []),
    property('og:locale', openGraphLocale[language]),
    ...others.map((other) => property('og:locale:alternate', openGraphLocale[other])),
    property('og:image', image),
    property('og:image:width', card.width),
    property('og:image:height', card.height),
    property('og:image:alt', title),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: image }),
  ].join('\n    ');
}

/** French lives at the same path with `?lang=fr`, and what names no language is the plain path (D-119). */
export const addressIn = (language: Language, path: string): string =>
  originSlot + (language === defaultLanguage ? path : hrefInLanguage(language, { pathname: path, search: '' }));

function whereItIs({ canonical, address }: { readonly canonical: string; readonly address: string }): string[] {
  return [
    tag('link', { rel: 'canonical', href: address }),
    ...languages.map((hreflang) => tag('link', { rel: 'alternate', hreflang, href: addressIn(hreflang, canonical) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(defaultLanguage, canonical) }),
  ];
}

/** For pages that are about one visit. */
export const notToBeFound = tag('meta', { name: 'robots', content: 'noindex' });

const property = (name: string, content: string) => tag('meta', { property: name, content });

export function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(' ')}>`;
}
