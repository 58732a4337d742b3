import { defaultLanguage, isLanguage, type Language } from '../protocol/language.ts';

type Visit = {
  readonly pathname: string;
  readonly search: string;
  readonly cookies: string;
  /** The browser's own languages, the favourite first. */
  readonly preferred: readonly string[];
};

/** The name of the cookie that keeps the choice; it says nothing about anybody, so scripts may read it (D-121). */
export const languageCookie = 'language';

/**
 * The address decides, then the choice made before, then the browser, then English (D-20, D-119). The server asks
 * it of a request and the browser of itself, so both come to the same page.
 */
export function languageOfVisit({ pathname, search, cookies, preferred }: Visit): Language {
  const isEnglishHome = /^\/(en|ca)(\/|$)/.test(pathname);
  const candidates = [
    languageAskedIn(search),
    isEnglishHome ? 'en' : undefined,
    cookieIn(cookies),
    ...preferred.map((tag) => tag.split('-')[0]?.toLowerCase()),
  ];
  return candidates.find(isLanguage) ?? defaultLanguage;
}

/** What an address asks for by `lang`; nothing where it asks for a language we do not speak. */
export function languageAskedIn(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/** The languages of an Accept-Language header, the favourite first. */
export const languagesAccepted = (header: string): string[] =>
  header
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .map(([tag = '', weight = 'q=1']) => ({ tag, weight: Number(weight.replace(/^q=/i, '')) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);

const cookieIn = (cookies: string) => new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1];
