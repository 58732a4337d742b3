import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Language } from '#contract/protocol/language.ts';
import { patterns } from '#src/ui/theme/patterns.ts';
import { launchBrowser } from './launchBrowser.ts';

/**
 * Draws the picture that stands beside a shared link (1200 × 630), one a language, and the tile of a home screen, into
 * `public/`. They are committed, so this runs only when the look changes: `node --import tsx scripts/drawCards.ts`.
 */
const root = resolve(import.meta.dirname, '..');

const textOf = (path: string) => readFileSync(resolve(root, path), 'utf8');
const wordsOf = (language: Language, area: string) => JSON.parse(textOf(`src/locales/${language}/${area}.json`));

function fontFace(family: string, file: string): string {
  const font = readFileSync(resolve(root, 'node_modules/@fontsource-variable', file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`;
}

const fonts = [
  fontFace('Inter Variable', 'inter/files/inter-latin-wght-normal.woff2'),
  fontFace('Bricolage Grotesque Variable', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
].join('\n');

/** The mark of `Logo.tsx`. */
const mark = `<svg class="mark" viewBox="0 0 32 32">
<path class="other" d="M3 22c6 0 7-12 13-12s7 12 13 12"/><path class="one" d="M3 10c6 0 7 12 13 12s7-12 13-12"/>
<path class="other" d="M16 10c6 0 7 12 13 12"/></svg>`;

const cloths = Object.entries(patterns).map(
  ([country, { size, thread, weft }]) => `<div class="cloth" data-accent="${country}"><svg>
<defs><pattern id="${country}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
<path class="thread" d="${thread}"/><path class="weft" d="${weft}"/></pattern></defs>
<rect width="100%" height="100%" fill="url(#${country})"/></svg></div>`,
);

const style = `${textOf('src/ui/theme/tokens.css')} ${fonts}
:root { color-scheme: light }
* { box-sizing: border-box; margin: 0 }
body { inline-size: 1200px; block-size: 630px; display: grid; grid-template-rows: 1fr 108px; background: var(--canvas);
  color: var(--ink); font-family: var(--font-ui); -webkit-font-smoothing: antialiased }
main { display: grid; align-content: space-between; padding: 64px 72px 52px }
header { display: flex; align-items: center; gap: 18px; font: 750 52px/1 var(--font-display); letter-spacing: -0.035em }
.mark { inline-size: 68px; fill: none; stroke-width: 3.4; stroke-linecap: round }
.one { stroke: var(--accent) } .other { stroke: var(--thread) }
h1 { max-inline-size: 12.5em; font: 740 112px/0.98 var(--font-display); letter-spacing: -0.048em; text-wrap: balance }
h1 em { font-style: normal; color: var(--accent) }
p { font: 520 38px/1.2 var(--font-display); letter-spacing: -0.02em; color: var(--ink-2) }
footer { display: grid; grid-template-columns: repeat(${cloths.length}, 1fr) }
.cloth { background: var(--accent-deep) } .cloth svg { inline-size: 100%; block-size: 100%; fill: none; stroke-width: 1.6 }
.thread { stroke: var(--on-accent-deep); opacity: 0.3 } .weft { stroke: var(--thread) }
.tile { inline-size: 180px; block-size: 180px; display: grid; grid-template-rows: none; place-items: center;
  background: var(--accent-deep) }
.tile .mark { inline-size: 128px; stroke-width: 3.6 } .tile .one { stroke: var(--on-accent) }
.tile .other { stroke: #f2c14e }`;

function cardOf(language: Language): string {
  const { hero } = wordsOf(language, 'landing');
  return `<!doctype html><html lang="${language}"><style>${style}</style><main>
<header>${mark}Sawa</header><h1>${hero.before} <em>${hero.word}</em></h1><p>${hero.promise}</p></main>
<footer>${cloths.join('')}</footer></html>`;
}

const tile = `<!doctype html><html><style>${style}</style><body class="tile">${mark}</body></html>`;

const pictures = [
  { path: 'public/og-en.png', html: cardOf('en'), width: 1200, height: 630 },
  { path: 'public/og-fr.png', html: cardOf('fr'), width: 1200, height: 630 },
  { path: 'public/touch-icon.png', html: tile, width: 180, height: 180 },
] as const;

const browser = await launchBrowser();
for (const { path, html, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(dirname(resolve(root, path)), { recursive: true });
  await page.screenshot({ path: resolve(root, path) });
  console.log(path);
}
await browser.close();
