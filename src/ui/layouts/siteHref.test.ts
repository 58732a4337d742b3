import { expect, test } from 'vitest';
import { siteHref } from './siteHref.ts';

test.each([
  ['/help', 'en', '/help'],
  ['/help', 'fr', '/help?lang=fr'],
  ['/', 'fr', '/?lang=fr'],
  ['/how-it-works#kenya', 'fr', '/how-it-works?lang=fr#kenya'],
  ['/sign-up?with=email', 'fr', '/sign-up?with=email&lang=fr'],
] as const)('%s in %s is %s (D-119)', (address, language, href) => {
  expect(siteHref(address, language)).toBe(href);
});
