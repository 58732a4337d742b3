import { expect, test } from 'vitest';
import { cookieAnswer, keepCookieAnswer } from './cookieNotice.ts';

const pageWith = (cookie: string, protocol = 'https:') => ({ cookie, location: { protocol } }) as unknown as Document;

test.each([
  ['cookieNotice=accepted', 'accepted'],
  ['a=b; cookieNotice=needed; c=d', 'needed'],
  ['a=b;cookieNotice=needed', 'needed'],
  ['notcookieNotice=accepted', undefined],
  ['cookieNotice=maybe', undefined],
  ['', undefined],
])('of %j the answer to the notice is %s (PUB-19)', (cookie, answer) => {
  expect(cookieAnswer(pageWith(cookie))).toBe(answer);
});

test.each([
  ['https:', 'cookieNotice=needed; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'cookieNotice=needed; Path=/; Max-Age=31536000; SameSite=Lax'],
])('over %s the answer is kept for 365 days (PUB-19)', (protocol, kept) => {
  const page = pageWith('', protocol);
  keepCookieAnswer('needed', page);
  expect(page.cookie).toBe(kept);
});
