import { defaultLanguage, languages } from '#contract/protocol/language.ts';
import type { Site } from '#contract/site/siteDescription.ts';

type Listed = Pick<Site, 'pages'> & { readonly baseUrl: string };

/** Every page that may be found, in each language (D-119). */
export function sitemap({ pages, baseUrl }: Listed): string {
  const addressIn = (path: string, language: string) =>
    `${new URL(baseUrl).origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`;
  const alternates = (path: string) =>
    [...languages.map((language) => [language, language] as const), ['x-default', defaultLanguage] as const].map(
      ([hreflang, language]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(path, language)}"/>`,
    );
  const listed = pages.filter(({ isListed }) => isListed);
  const entries = listed.flatMap(({ path }) =>
    languages.map((language) =>
      ['  <url>', `    <loc>${addressIn(path, language)}</loc>`, ...alternates(path), '  </url>'].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Calls are nobody's to index; pages that are not to be found say so themselves. */
export const robots = (baseUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL(baseUrl).origin}/sitemap.xml`, ''].join('\n');
