import { describe, expect, test } from 'vitest';
import { hrefInLanguage, languageOfVisit } from './languageChoice.ts';

const visit = { pathname: '/', search: '', cookies: '', preferred: [] as string[] };

describe('the language of a visit', () => {
  test.each<[string, Partial<typeof visit>, 'en' | 'fr']>([
    ['nothing is known', {}, 'en'],
    ['the browser asks for French first', { preferred: ['fr-CA', 'en'] }, 'fr'],
    ['the browser asks for what we do not speak, then French', { preferred: ['sw', 'fr'] }, 'fr'],
    ['a choice was made before', { cookies: 'a=b; language=fr', preferred: ['en'] }, 'fr'],
    ['another cookie looks like it', { cookies: 'mylanguage=fr' }, 'en'],
    ['the address says so', { search: '?method=1&lang=en', cookies: 'language=fr' }, 'en'],
    ['the address asks for nothing we speak', { search: '?lang=de', cookies: 'language=fr' }, 'fr'],
    ['the English home', { pathname: '/en/', cookies: 'language=fr' }, 'en'],
    ['the Canadian home', { pathname: '/ca/', preferred: ['fr'] }, 'en'],
    ['the English home, switched to French', { pathname: '/en/', search: '?lang=fr' }, 'fr'],
  ])('when %s (LNG-01, D-20, D-119)', (_case, differences, language) => {
    expect(languageOfVisit({ ...visit, ...differences })).toBe(language);
  });

  test('is switched by a link that keeps the rest of the address (LNG-02)', () => {
    const place = { pathname: '/get-quote', search: '?method=2&lang=en' };
    expect(hrefInLanguage('fr', place)).toBe('/get-quote?method=2&lang=fr');
  });
});
