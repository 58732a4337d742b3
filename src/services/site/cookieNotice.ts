import { noticeCookieDays } from '#domain/account/browserMemory.ts';

/** What a visitor said to the notice: everything, or only what is needed. */
export type CookieAnswer = 'accepted' | 'needed';

/** The cookie that keeps the answer. */
export const noticeCookieName = 'cookieNotice';
const answers: readonly CookieAnswer[] = ['accepted', 'needed'];

/** Undefined until the visitor answered, within the last 365 days (PUB-19). */
export function cookieAnswer(page: Document = document): CookieAnswer | undefined {
  const said = new RegExp(`(?:^|;\\s*)${noticeCookieName}=(\\w+)`).exec(page.cookie)?.[1];
  return answers.find((answer) => answer === said);
}

/** Tells nothing about anybody, so the page may read it (D-121). */
export function keepCookieAnswer(answer: CookieAnswer, page: Document = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${noticeCookieName}=${answer}; Path=/; Max-Age=${noticeCookieDays * 86_400}; SameSite=Lax${secure}`;
}
