import type { Language } from '#contract/protocol/language.ts';

type DocumentParts = {
  /** The page the build wrote for every address, with its scripts and styles. */
  readonly template: string;
  readonly language: Language;
  /** Title, description and the like. */
  readonly head: string;
  /** What the page is made of beyond what every page has; it stands last, so that styles come after their layers. */
  readonly links: string;
  readonly markup: string;
  /** Named where the browser takes the page over as it stands. */
  readonly takenOverAs?: string | undefined;
  /** Kept by the browser until it has drawn the page. */
  readonly isOutline?: boolean;
  /** Left out of pages that answer by themselves. */
  readonly hasScripts: boolean;
};

/** A whole HTML file. Throws when the template has no place for a part, since half a page would be the other choice. */
export function pageDocument({
  template,
  language,
  head,
  links,
  markup,
  takenOverAs,
  isOutline = false,
  hasScripts,
}: DocumentParts): string {
  const page = takenOverAs === undefined ? '' : ` data-page="${takenOverAs}"`;
  const outline = isOutline ? ' data-outline' : '';
  const parts: [RegExp, string][] = [
    [/<html lang="\w+"/, `<html lang="${language}" data-written`],
    [/\s*<meta name="description"[^>]*>/, ''],
    [/<title>[^<]*<\/title>/, head],
    [/<\/head>/, `  ${links}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root"${page}${outline}>${markup}</div>`],
  ];
  const whole = parts.reduce((html, [place, part]) => {
    if (!place.test(html)) throw new Error(`The page has no place like ${place}`);
    return html.replace(place, () => part);
  }, template);
  return hasScripts
    ? whole
    : whole.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');
}

/** The style sheets with a class of the page in them: those whose code is fetched are not in the template. */
export function stylesOf(markup: string, sheets: readonly StyleSheet[]): string[] {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return sheets.filter(({ classes }) => classes.some((name) => used.has(name))).map(({ href }) => href);
}

export type StyleSheet = { readonly href: string; readonly classes: readonly string[] };

export const styleSheet = (href: string, css: string): StyleSheet => ({
  href,
  classes: [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))],
});
