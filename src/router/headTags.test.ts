import { describe, expect, test } from 'vitest';
import { headTags } from './headTags.ts';

const head = { title: 'Terms & conditions · Sawa', description: 'What “you” and <we> owe each other.' };

describe('the head of a page as HTML', () => {
  test('names the page, its address and its picture, and the other language (D-119)', () => {
    const tags = headTags({ head, language: 'fr', canonical: '/company/legal/terms' });
    for (const tag of [
      '<title>Terms &amp; conditions · Sawa</title>',
      '<meta name="description" content="What “you” and &lt;we&gt; owe each other.">',
      '<link rel="canonical" href="https://origin.invalid/company/legal/terms?lang=fr">',
      '<link rel="alternate" hreflang="en" href="https://origin.invalid/company/legal/terms">',
      '<link rel="alternate" hreflang="fr" href="https://origin.invalid/company/legal/terms?lang=fr">',
      '<link rel="alternate" hreflang="x-default" href="https://origin.invalid/company/legal/terms">',
      '<meta property="og:image" content="https://origin.invalid/og-fr.png">',
      '<meta property="og:locale" content="fr_FR">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(tags).toContain(tag);
    }
    expect(tags).not.toContain('noindex');
  });

  test('keeps a page about one visit out of every search', () => {
    const tags = headTags({ head, language: 'en', canonical: undefined });
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).not.toMatch(/canonical|hreflang|og:url/);
  });
});
