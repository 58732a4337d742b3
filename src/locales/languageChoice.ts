import type { Language } from '#contract/protocol/language.ts';
import { languageCookie } from '#contract/site/visitLanguage.ts';
import { noticeCookieDays } from '#domain/account/browserMemory.ts';

/** A choice is kept for a year, like that of the cookie notice (spec §2). */
const cookieSeconds = noticeCookieDays * 86_400;

/** The address of this page in another language: a plain link, so that the page is loaded afresh. */
export function hrefInLanguage(
  language: Language,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

/** It says nothing about anybody, so this cookie may be read and written here (D-121). */
export function rememberLanguage(language: Language, page: Document = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
}
