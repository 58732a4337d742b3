import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { paths } from '#src/app/address/paths.ts';
import type { ContentBlock, ContentInline, ContentText } from '#src/content/contentBlocks.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import { type ContentPage, contentPages } from '#src/content/contentPages.ts';
import { faqIn } from '#src/content/faq.ts';
import { faqItems } from '#src/content/faqItems.ts';
import { figures } from '#src/content/figures.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { readMarkdown } from '#src/content/readMarkdown.ts';

const folder = join(import.meta.dirname, '../src/content');
const sourceOf = (language: Language, file: string) => readFileSync(join(folder, language, file), 'utf8');
const sources = languages.flatMap((language) =>
  [...contentPages.map((page) => `${page}.md`), 'faq.ts'].map((file) => ({ language, file })),
);

const textsIn = (block: ContentBlock): readonly ContentText[] => {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
  }
};
const flat = (text: ContentText): string =>
  text.map((part) => (typeof part === 'string' ? part : flat(part.text))).join('');
const linksIn = (text: ContentText): readonly string[] =>
  text.flatMap((part: ContentInline) =>
    typeof part === 'string' ? [] : [...(part.kind === 'link' ? [part.href] : []), ...linksIn(part.text)],
  );
const wordsOf = (blocks: readonly ContentBlock[]): string[] => blocks.flatMap(textsIn).map(flat);
const shapeOf = (block: ContentBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `heading ${block.level} ${block.id}`;
    case 'list':
      return `list of ${block.items.length}`;
    case 'table':
      return `table of ${block.rows.length}`;
    case 'paragraph':
    case 'note':
      return block.kind;
  }
};
const idsOf = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

describe.each(contentPages)('the page %s', (page) => {
  test('says the same things in the same order in both languages (LNG-01, PUB-07)', async () => {
    const [english, french] = await Promise.all(languages.map((language) => loadContent(page, language)));
    expect(french?.map(shapeOf)).toEqual(english?.map(shapeOf));
    expect(new Set(idsOf(english ?? [])).size).toBe(idsOf(english ?? []).length);
  });

  test('is not left in English by accident', async () => {
    const [english = [], french = []] = await Promise.all(
      languages.map(async (language) => wordsOf(await loadContent(page, language))),
    );
    const alike = ['Mobile money', 'Nigeria', 'Kenya', 'code', 'sid', 'device', 'language', 'cookieNotice'];
    const facts = Object.values(figures).map(({ en }) => en);
    expect(french.filter((text, place) => text === english[place] && ![...alike, ...facts].includes(text))).toEqual([]);
  });

  test.each(languages)('leads only to places there are, in %s', async (language) => {
    const links = (await loadContent(page, language)).flatMap(textsIn).flatMap(linksIn);
    const missing = await Promise.all(links.map(async (link) => ((await leadsSomewhere(link, page)) ? [] : [link])));
    expect(missing.flat()).toEqual([]);
  });

  test('has a title and a line for search engines in each language, of a length they show', () => {
    for (const language of languages) {
      const { title, description } = contentHeads[language][page];
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(155);
    }
    expect(contentHeads.fr[page]).not.toEqual(contentHeads.en[page]);
  });
});

const pageOf: Readonly<Partial<Record<string, ContentPage>>> = {
  [paths.privacy]: 'privacy',
  [paths.terms]: 'terms',
  [paths.cookies]: 'cookies',
  [paths.howItWorks]: 'howItWorks',
  [paths.about]: 'about',
  [paths.blog]: 'blog',
  [paths.closeAccount]: 'closeAccount',
  [paths.accessibility]: 'accessibility',
};

async function leadsSomewhere(link: string, from: ContentPage): Promise<boolean> {
  if (link.startsWith('mailto:')) return true;
  const [address = '', part] = link.split('#');
  const [path = ''] = address.split('?');
  const page = path === '' ? from : pageOf[path];
  if (part !== undefined) return page !== undefined && idsOf(await loadContent(page, 'en')).includes(part);
  return Object.values<string>(paths).includes(path);
}

describe('figures', () => {
  test.each(sources)('of $language/$file are all named, none is written as a digit or a word', ({ language, file }) => {
    const source = sourceOf(language, file)
      .replaceAll(/\{\{\w+\}\}/g, '')
      .replaceAll(/^\d+\. /gm, '');
    expect(source.match(/.{0,20}\d.{0,10}/g)).toBeNull();
    expect(source.match(/.{0,20}[£€$%].{0,10}/g)).toBeNull();
    const amounts =
      'two|three|four|five|six|seven|eight|ten|twelve|twenty|thirty|fifty|sixty|ninety|hundred|thousand|deux|trois|quatre|cinq|sept|huit|dix|douze|quinze|vingt|trente|cinquante|soixante|cent|mille';
    const units =
      'minutes?|hours?|days?|working|business|weeks?|months?|years?|per ?cent|pounds|units|points|heures?|jours?|semaines?|mois|ans|pour cent|livres|unités';
    expect(source.match(new RegExp(`\\b(${amounts})[ -](${units})\\b`, 'giu'))).toBeNull();
  });

  test('are used, each of them, in both languages', () => {
    for (const language of languages) {
      const all = sources
        .filter((source) => source.language === language)
        .map(({ file }) => sourceOf(language, file))
        .join();
      expect(Object.keys(figures).filter((name) => !all.includes(`{{${name}}}`))).toEqual([]);
    }
  });

  test('name countries in the order each language has (LNG-01)', () => {
    expect(figures.sendingCountries.en).toMatch(/^Belgium, Canada, .* the Netherlands, .* and the United Kingdom$/);
    expect(figures.sendingCountries.fr).toMatch(/^Allemagne, Belgique, .* Suède et Suisse$/);
  });

  test('that have no rule behind them are refused', () => {
    expect(() => readMarkdown('It costs {{nothing}}.', 'en')).toThrow('{{nothing}}');
  });
});

describe('the 22 questions', () => {
  test.each(languages)('have answers of 40 to 120 words in %s (LAN-16, BIZ-07, D-15)', async (language) => {
    const { entries, topics } = await faqIn(language);
    expect(entries).toHaveLength(22);
    const lengths = entries.map(({ id, answer }) => ({ id, words: wordsIn(answer.join(' ')) }));
    expect(lengths.filter(({ words }) => words < 40 || words > 120)).toEqual([]);
    expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(Object.keys(topics)));
  });

  test('begin with five for the landing page (LAN-16)', async () => {
    const { entries } = await faqIn('en');
    expect(entries.filter(({ isShownFirst }) => isShownFirst)).toHaveLength(5);
    expect(entries.map(({ id }) => id)).toEqual(faqItems.map(({ id }) => id));
  });

  test('are asked and answered in French where French is read', async () => {
    const [english, french] = await Promise.all(languages.map(faqIn));
    const left = french?.entries.filter(
      ({ question, answer }, place) =>
        question === english?.entries[place]?.question || answer.join() === english?.entries[place]?.answer.join(),
    );
    expect(left).toEqual([]);
  });

  test.each([
    ['en', 'Demo – do not pay'],
    ['fr', 'Démonstration – ne pas payer'],
  ] as const)(
    'give the accounts for pounds and euros, marked as not real, in %s (LAN-17, D-16)',
    async (language, mark) => {
      const { entries } = await faqIn(language);
      const answer = entries.find(({ id }) => id === 'pay-by-bank')?.answer.join('\n') ?? '';
      expect(answer).toContain('00-00-00');
      expect(answer).toContain('IBAN');
      expect(answer).toContain('BIC');
      expect(answer.split(mark)).toHaveLength(3);
    },
  );
});

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
