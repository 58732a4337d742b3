import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['domain', 'contract', 'server', 'src', 'sandbox'];

/** Patterns whose work grows with the square of a text, and why that text is never long. */
const shortTexts: Readonly<Record<string, string>> = {
  '/0+$/': 'a rate of ours or an amount, 60 characters at the most',
  '/\\.?0+$/': 'a rate as the database keeps it',
  '/^0+(?=\\d)/': 'an amount as it is typed, in one’s own browser',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of one amount',
  '/[\\d\\W_]+$/u': 'a password, which the contract bounds',
  '/(\\p{L})\\1{2,}/gu': 'one word of a sentence, in one’s own browser',
  '/[.!?]+$/': 'a sentence typed to the guide, in one’s own browser',
  '/^\\s*(?:\\p{L}+\\s+)?#?(\\d{1,3})\\s*[.)]?\\s*$/u': 'the same',
  '/^(?:did|has|have) (?!you |i |we ).*\\b(?:get|got|receive|received) (?:it|the money|my money|anything)\\b/':
    'a sentence typed to the guide, in one’s own browser',
  '/^(?!.*\\byour?\\b)/': 'a sentence typed to the guide, in one’s own browser',
  '/^(?!.*\\b(?:vos|votre)\\b)/': 'the same',
  "/['’.,!?]+$/": 'the same',
  '/^(?:(?:well|but|and|because|cause|cos|oh|no|yes|ben|bah|mais|et|car|parce que|oui|non) )*(?:(?:hes|shes|theyre|its|thats|this is|he is|she is|they are|it is) (?:(?:my|our) (?:\\S+ ){0,2}\\S+|a friend(?: of mine)?|family)|(?:cest|il est|elle est|ce sont) (?:mon|ma|mes|notre|nos) (?:\\S+ ){0,2}\\S+)$/':
    'the same',
  "/^(?:(?!(?:à|a|au|aux|at|by|chez|dans|de|des|du|en|from|in|is|est|near|of|on|to|vers|via|with)[ ,])[\\p{Ll}'’]+,? ?){0,2}(\\p{Lu}[\\p{L}\\p{M}'’-]+)(?:\\s+(\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]+)*))?/u":
    'the same',
  "/^(?:(?:it['’]?s |she['’]?s |he['’]?s |c['’]est )?(?:my|our|ma|mon|notre) \\p{L}+(?: \\p{L}+)?[,;:.]? (?:and |et )?)?(?:(?:it['’]?s |c['’]est )?(?:somebody|someone|a person|quelqu['’]un|une personne|une autre personne) ?(?:new|else|d['’]autre|de nouveau)?[,;:.]? )?(?:(?:her|his|their) name(?:['’]?s| is)|(?:she|he|they)(?:['’]s|['’]re| is| are) (?:called|named)|called|named|(?:elle|il) s['’]appelle|son nom (?:est|c['’]est)|nommée?) /iu":
    'the same',
  '/[.,]00(?=\\D*$)/': 'an amount in our own pages, at the build',
  '/\\W+(\\w)/g': 'a path of the contract',
  '/=+$/': 'a signature of ours in base64',
  '/^(0[1-9]|1[0-2])\\s*\\/?\\s*(?:20)?(\\d\\d)$/': 'a month on the sandbox’s card form',
  '/Worker-[\\w-]+\\.js(?:\\.(?:br|gz))?$/': 'the name of a file the build wrote',
  '/<link rel="stylesheet"[^>]* href="([^"]+)"/g': 'a page the build wrote',
  '/\\s*<meta name="description"[^>]*>/': 'a page the build writes',
  '/\\s*<script type="module"[^>]*><\\/script>|\\s*<link rel="modulepreload"[^>]*>/g': 'the same',
  '/^(?:<title>[^<]*<\\/title>|<(?:link|meta)\\b[^>]*>)*/': 'the same',
  '/<script\\b[^>]*>[\\s\\S]*?<\\/script>|<link\\b[^>]*rel="modulepreload"[^>]*>/g':
    'a page the build wrote: what was typed stands in it without its angle brackets',
  '/<li\\b[^>]*\\bdata-service=.*?<\\/li>/s': 'the same',
  '/<li\\b[^>]*\\bdata-reading=.*?<\\/li>/s': 'the same',
};

const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
const patterns = folders.flatMap((folder) =>
  codeIn(folder)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap(patternsIn),
);

describe('no pattern takes longer than its text is long (ASVS 1.2.9, 1.3.12)', () => {
  test('but where that text is short, and is said to be', { timeout: 120_000 }, () => {
    const read = new Map(patterns.map((pattern) => [writtenAs(pattern), pattern]));
    const slow = [...read].filter(
      ([written, { pattern, flags }]) =>
        !(written in shortTexts) && checkSync(pattern, flags, { checker: 'automaton' }).status !== 'safe',
    );
    expect(read.size).toBeGreaterThan(200);
    expect(slow.map(([written, { path }]) => `${path}: ${written}`)).toEqual([]);
  });

  test('and nothing is said of a pattern that is gone', () => {
    const written = new Set(patterns.map(writtenAs));
    expect(Object.keys(shortTexts).filter((known) => !written.has(known))).toEqual([]);
  });
});

/** A secret in base64url begins with a hyphen one time in 64: no word begins there, so `\b` misses it. */
test('no pattern looks for the edge of a word where a hyphen may stand', { timeout: 120_000 }, () => {
  const secretsHalfSeen = [...folders, 'tests', 'scripts', 'bench']
    .flatMap(codeIn)
    .flatMap(patternsIn)
    .filter(({ pattern }) => /\\b\[(?!\^)[^\]]*-\]|\[(?!\^)[^\]]*-\](?:[*+?]|\{[\d,]+\})?\\b/.test(pattern));
  expect(secretsHalfSeen.map((found) => `${found.path}: ${writtenAs(found)}`)).toEqual([]);
});

type Pattern = { readonly path: string; readonly pattern: string; readonly flags: string };

function writtenAs({ pattern, flags }: Pattern): string {
  return `/${pattern}/${flags}`;
}

function patternsIn(path: string): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern?: unknown; flags?: unknown } };
    if (typeof regex?.pattern === 'string') found.push({ path, pattern: regex.pattern, flags: String(regex.flags) });
    for (const child of Object.values(node)) look(child);
  };
  look(parseAst(readFileSync(join(root, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}
