import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieAnswer, keepCookieAnswer } from './cookieNotice.ts';
import { areViewsCounted, countPageView } from './pageViews.ts';

const counter = 'https://stats.example/views?site=sawa';
const pixel = 'https://pixel.example/p.gif?site=sawa';
const sent = vi.fn<typeof fetch>(async () => new Response());
const forgetAnswer = (page: Document) => {
  page.cookie = 'cookieNotice=; Max-Age=0';
};
let pictures: { src: string; referrerPolicy: string }[];

beforeEach(() => {
  document.head.innerHTML = '';
  forgetAnswer(document);
  sent.mockClear();
  pictures = [];
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      referrerPolicy = '';
      constructor() {
        pictures.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function configure(told: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(told)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
}

test('the answer to the notice is kept under its own name, for 365 days (PUB-19)', () => {
  const page = { cookie: '', location: { protocol: 'https:' } } as Document;
  keepCookieAnswer('accepted', page);
  expect(page.cookie).toBe('cookieNotice=accepted; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(cookieAnswer(page)).toBe('accepted');
  expect(cookieAnswer({ cookie: 'notcookieNotice=accepted; cookieNotice=maybe' } as Document)).toBeUndefined();
});

test.each([undefined, 'needed'] as const)('nothing is sent when the visitor said %s (D-98)', (answer) => {
  configure({ 'page-views': counter, 'page-view-pixel': pixel });
  if (answer) keepCookieAnswer(answer);
  countPageView('/help');
  expect(sent).not.toHaveBeenCalled();
  expect(pictures).toEqual([]);
});

test('nothing is sent without an address, whatever the visitor said (D-98)', () => {
  keepCookieAnswer('accepted');
  expect(areViewsCounted()).toBe(false);
  countPageView('/help');
  expect(sent).not.toHaveBeenCalled();
  expect(pictures).toEqual([]);
});

test('after consent the path goes to the counter and to the pixel, and nothing else (PUB-30, D-98, ASVS 14.2.3)', () => {
  configure({ 'page-views': counter, 'page-view-pixel': pixel });
  keepCookieAnswer('accepted');
  expect(areViewsCounted()).toBe(true);
  countPageView('/reset-password/:token');
  expect(sent).toHaveBeenCalledExactlyOnceWith(counter, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    body: '/reset-password/:token',
  });
  expect(pictures).toEqual([
    { src: 'https://pixel.example/p.gif?site=sawa&path=%2Freset-password%2F%3Atoken', referrerPolicy: 'no-referrer' },
  ]);
});
