import { describe, expect, test } from 'vitest';
import { pageDocument, styleSheet, stylesOf } from './pageDocument.ts';

const template = `<!doctype html>
<html lang="en" data-accent="CM">
  <head>
    <meta name="description" content="Before" />
    <title>Sawa</title>
    <script>dark()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const parts = {
  template,
  language: 'fr',
  head: '<title>Aide $& $1</title>',
  links: '<link href="/help.css">',
  markup: '<main>$& Aide</main>',
} as const;

describe('a page as a file', () => {
  test('has its language, head and content in the places of the built page', () => {
    const html = pageDocument({ ...parts, takenOverAs: 'help', hasScripts: true });
    expect(html).toContain('<html lang="fr" data-written data-accent="CM">');
    expect(html).toContain('<title>Aide $& $1</title>');
    expect(html).not.toContain('Before');
    expect(html).toContain('<div id="root" data-page="help"><main>$& Aide</main></div>');
    expect(html).toContain('src="/assets/index.js"');
    expect(html).toMatch(/<script>dark[\s\S]*<link href="\/help\.css">\s*<\/head>/);
  });

  test('runs nothing of ours where it answers by itself, and keeps its theme and its styles', () => {
    const html = pageDocument({ ...parts, hasScripts: false });
    expect(html).not.toMatch(/index\.js|react\.js|data-page/);
    expect(html).toMatch(/<script>dark\(\)<\/script>[\s\S]*index\.css/);
  });

  test('is not made from a template without a place for it', () => {
    expect(() => pageDocument({ ...parts, template: '<html lang="en"></html>', hasScripts: true })).toThrow(/no place/);
  });

  test('takes along the style sheets its classes are in', () => {
    const sheets = [
      styleSheet('/a.css', '@layer x{._page_1a_2{color:red}._b_1:hover{}}'),
      styleSheet('/b.css', '.c{}'),
    ];
    expect(stylesOf('<p class="_other _page_1a_2">', sheets)).toEqual(['/a.css']);
  });
});
