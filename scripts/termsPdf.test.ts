import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { termsPdf } from './termsPdf.ts';

const localeIn = { en: 'en-GB', fr: 'fr-FR' };

describe.each(languages)('the terms as a file in %s', (language) => {
  test('say their language, have a list of parts and several pages (PUB-05)', async () => {
    const file = Buffer.from(await termsPdf(language)).toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain(`/Lang (${localeIn[language]})`);
    expect(file).toContain('/DisplayDocTitle true');
    const parts = (await loadContent('terms', language)).filter(({ kind }) => kind === 'heading');
    expect(file.match(/\/Dest \[/g)).toHaveLength(parts.length);
    const pages = file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(9);
  });
});
