import { cookieAnswer } from './cookieNotice.ts';

type Counting = { readonly counter: string | undefined; readonly pixel: string | undefined };

/** Where views are counted, as the server told this page; nowhere unless an operator said so (D-98). */
const counting = (page: Document): Counting => ({
  counter: contentOf(page, 'page-views'),
  pixel: contentOf(page, 'page-view-pixel'),
});

/** Whether there is anything to ask a visitor's leave for. */
export function areViewsCounted(page: Document = document): boolean {
  const { counter, pixel } = counting(page);
  return counter !== undefined || pixel !== undefined;
}

/** Tells that a page was opened, after consent: its address without what names anybody, and nothing else (PUB-30, D-98). */
export function countPageView(path: string, page: Document = document): void {
  if (cookieAnswer(page) !== 'accepted') return;
  const { counter, pixel } = counting(page);
  if (counter) {
    const sent = { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', body: path } as const;
    void fetch(counter, sent).catch(() => undefined);
  }
  if (pixel) {
    const address = new URL(pixel);
    address.searchParams.set('path', path);
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.src = address.href;
  }
}

const contentOf = (page: Document, name: string): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
