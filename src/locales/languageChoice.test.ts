import { expect, test } from 'vitest';
import { hrefInLanguage } from './languageChoice.ts';

test('a language is switched by a link that keeps the rest of the address (LNG-02)', () => {
  const place = { pathname: '/get-quote', search: '?method=2&lang=en' };
  expect(hrefInLanguage('fr', place)).toBe('/get-quote?method=2&lang=fr');
});
