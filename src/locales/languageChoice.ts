import { type Language, languages } from '#contract/language.ts';

type Visit = {
  readonly pathname: string;
  readonly search: string;
  readonly cookies: string;
  /** The browser's own languages, the favourite first. */
  readonly preferred: readonly string[];
};

const cookieName = 'language';
/** A choice is kept for a year, like that of the cookie notice (spec §2). */
const cookieSeconds = 365 * 86_400;

/** The address decides, then the choice made before, then the browser, then English (D-20, D-119). */
export function languageOfVisit({ pathname, search, cookies, preferred }: Visit): Language {
  const isEnglishHome = /^\/(en|ca)(\/|$)/.test(pathname);
  const candidates = [
    new URLSearchParams(search).get('lang'),
    isEnglishHome ? 'en' : undefined,
    cookieIn(cookies),
    ...preferred.map((tag) => tag.split('-')[0]?.toLowerCase()),
  ];
  return candidates.find(isLanguage) ?? 'en';
}

/** The address of this page in another language: a plain link, so that the page is loaded afresh. */
export function hrefInLanguage(language: Language, { pathname, search }: Pick<Visit, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

/** The server need not know it, and it says nothing about anybody, so this cookie may be read here (D-121). */
export function rememberLanguage(language: Language, page: Document = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookieName}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
}

const cookieIn = (cookies: string) => new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(cookies)?.[1];

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text);
