import { describe, expect, test } from 'vitest';
import { languageAskedIn, languageOfVisit, languagesAccepted } from './visitLanguage.ts';

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

  test.each([
    ['', []],
    ['*', ['*']],
    ['fr-FR,fr;q=0.9,en;q=0.8', ['fr-FR', 'fr', 'en']],
    ['en;q=0.4, fr;q=0.7', ['fr', 'en']],
    ['fr;q=0, en', ['en']],
    ['en; q=nonsense, fr', ['fr']],
  ])('reads the header “%s” by its weights (LNG-01)', (header, tags) => {
    expect(languagesAccepted(header).filter((tag) => tag !== '')).toEqual(tags);
  });

  test('an unknown language asks for nothing (LNG-01)', () => {
    expect([languageAskedIn('?lang=fr'), languageAskedIn('?lang=de'), languageAskedIn('')]).toEqual([
      'fr',
      undefined,
      undefined,
    ]);
  });
});
