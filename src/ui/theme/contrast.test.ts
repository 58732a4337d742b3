import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ui = resolve(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const accents = ['CM', 'KE', 'TZ', 'UG', 'NG'] as const;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The light and the dark colour of every token, by the selector it stands under. */
function pairsUnder(selector: string): Map<string, Record<Scheme, string>> {
  const start = tokens.indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  const pairs = [...block.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
  return new Map(pairs.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

const neutrals = pairsUnder(':root {');
const byAccent = new Map(accents.map((code) => [code, pairsUnder(`[data-accent="${code}"]`)]));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function colour(name: string, scheme: Scheme, accent: (typeof accents)[number] = 'CM'): string {
  const pair = neutrals.get(name) ?? byAccent.get(accent)?.get(name);
  if (!pair) throw new Error(`tokens.css has no --${name}`);
  return pair[scheme];
}

const grounds = ['canvas', 'surface', 'sunken'];
const onEachGround = (name: string, atLeast: number) => grounds.map((ground) => [name, ground, atLeast] as const);
const tones = ['positive', 'warning', 'danger', 'info', 'neutral'];

const inks = ['ink', 'ink-2', 'ink-3'];

/** What is read has seven to one, also small and grey (WCAG 1.4.6); what is only seen, three (1.4.11). */
const read = 7;
const seen = 3;

const neutralPairs = [
  ...inks.flatMap((ink) => onEachGround(ink, read)),
  ...onEachGround('control', seen),
  ...onEachGround('focus', seen),
  ...tones.flatMap((tone) => [tone, ...inks].map((front) => [front, `${tone}-soft`, read] as const)),
  ...tones.flatMap((tone) => onEachGround(tone, read)),
  ['on-danger-solid', 'danger-solid', read],
  ['on-danger-solid', 'danger-solid-hover', read],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`on-avatar-${n}`, `avatar-${n}`, read] as const),
] as const;

const accentPairs = [
  ['on-accent', 'accent', read],
  ['on-accent', 'accent-hover', read],
  ...onEachGround('accent-text', read),
  ...onEachGround('accent', seen),
  ['accent-text', 'accent-soft', read],
  ['on-accent-soft', 'accent-soft', read],
  ...inks.map((ink) => [ink, 'accent-soft', read] as const),
  ['on-accent-deep', 'accent-deep', read],
] as const;

describe.each(schemes)('the %s colours', (scheme) => {
  test.each(neutralPairs)('%s is readable on %s', (front, ground, atLeast) => {
    expect(contrast(colour(front, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(atLeast);
  });

  describe.each(accents)('with the accent of %s', (accent) => {
    test.each(accentPairs)('%s is readable on %s (LNG-04)', (front, ground, atLeast) => {
      const ratio = contrast(colour(front, scheme, accent), colour(ground, scheme, accent));
      expect(ratio).toBeGreaterThanOrEqual(atLeast);
    });
  });
});

test('every accent defines the same tokens', () => {
  const [first, ...others] = [...byAccent.values()].map((pairs) => [...pairs.keys()].sort());
  for (const names of others) expect(names).toEqual(first);
});

const styleSheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);

test.each(styleSheets)('%s names colours by token only', (file) => {
  const text = readFileSync(join(ui, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i);
});

test.each(styleSheets)('%s uses only tokens that exist', (file) => {
  const text = readFileSync(join(ui, file), 'utf8');
  const defined = new Set([...`${tokens}${text}`.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

/** What is drawn and not read may be paler: marks, lines and the rings of what is focused. */
const unread = /(?<![-\w])color: var\(--(line|control|focus|thread|accent)\)/;

test.each(styleSheets)('%s gives words a colour to read by (WCAG 1.4.6)', (file) => {
  const rules = readFileSync(join(ui, file), 'utf8').match(/[^{}]*\{[^{}]*\}/g) ?? [];
  const pale = rules.filter((rule) => unread.test(rule)).map((rule) => rule.slice(0, rule.indexOf('{')).trim());
  expect(pale).toEqual(file === 'controls/Pagination.module.css' ? ['.off', '.off:hover'] : []);
});

/** Without it a finger leaves the look of a mouse behind on what it touched. */
const whereMiceAre = /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g;

test.each(styleSheets)('%s changes under a pointer only where there is one that hovers', (file) => {
  expect(readFileSync(join(ui, file), 'utf8').replaceAll(whereMiceAre, '')).not.toContain(':hover');
});
