import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import type { ContentBlock, ContentText } from '#src/content/contentBlocks.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import { type ContentPage, contentPages } from '#src/content/contentPages.ts';
import { faqIn } from '#src/content/faq.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { readMarkdown } from '#src/content/readMarkdown.ts';

const flat = (text: ContentText): string =>
  text.map((part) => (typeof part === 'string' ? part : flat(part.text))).join('');
const wordsOf = (block: ContentBlock): readonly string[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map(flat);
    case 'table':
      return [...block.head, ...block.rows.flat()].map(flat);
    case 'heading':
    case 'paragraph':
    case 'note':
      return [flat(block.text)];
  }
};

/** What a page says, its unbreakable spaces made plain. */
const said = async (page: ContentPage, language: 'en' | 'fr' = 'en') =>
  (await loadContent(page, language))
    .flatMap(wordsOf)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what people are owed is said', () => {
  test('how an account is closed, and when it cannot be (PUB-13, PUB-25)', async () => {
    for (const page of ['terms', 'closeAccount'] as const) {
      const words = await said(page);
      expect(words).toMatch(/Write to/);
      expect(words).toMatch(/No transfer may be pending/);
      expect(words).toMatch(/no document .*outstanding/i);
    }
    expect(await said('closeAccount', 'fr')).toMatch(/Aucun transfert en attente/);
  });

  test('nothing for idle accounts, nothing taken back, nothing recurring (PUB-26)', async () => {
    const words = await said('terms');
    expect(words).toContain('no fee is charged on inactive accounts');
    expect(words).toContain('A transfer that has succeeded cannot be reversed.');
    expect(words).toContain('There are no recurring transfers');
    const french = await said('terms', 'fr');
    expect(french).toContain('aucun frais n’est prélevé sur les comptes inactifs');
    expect(french).toContain('Un transfert réussi ne peut pas être annulé.');
    expect(french).toContain('Il n’y a pas de transferts récurrents');
  });

  test('how long refunds and cancelling take (PUB-05, PUB-27)', async () => {
    const words = await said('terms');
    expect(words).toContain('Cancellation takes up to 24 hours');
    expect(words).toContain('to a card within 48 hours, to a bank account within 5 working days');
    const french = await said('terms', 'fr');
    expect(french).toContain('L’annulation prend jusqu’à 24 heures');
    expect(french).toContain('sur une carte sous 48 heures, sur un compte bancaire sous 5 jours ouvrés');
  });

  test('how long payments and answers take (PUB-28)', async () => {
    const words = await said('terms');
    expect(words).toContain('A UK Faster Payment reaches us within 2 hours');
    expect(words).toContain('another European bank payment within 2 working days');
    expect(words).toContain('Card payments are credited within minutes');
    expect(words).toContain('has not arrived after 3 working days, write to us');
    expect(words).toContain('A person replies within 24 hours');
    expect(await said('privacy')).toContain('you have an answer within 30 days');
    expect(await said('privacy', 'fr')).toContain('vous avez une réponse sous 30 jours');
  });

  test('who runs it, and where they are registered (PUB-22, D-112)', async () => {
    for (const page of ['terms', 'about'] as const) {
      const words = await said(page);
      expect(words).toMatch(/registered in the United Kingdom/);
      expect(words).toMatch(/Canada as a money services business/);
      expect(words).toMatch(/European area go through a regulated partner/);
    }
  });

  test('every way of personal data and cookies has its page, in both languages (PUB-06, PUB-07)', async () => {
    expect(await said('privacy')).toMatch(/deleted/);
    expect(await said('cookies')).toMatch(/365 days/);
    expect(await said('cookies', 'fr')).toMatch(/365 jours/);
  });
});

describe('the pages', () => {
  const idsOf = async (page: ContentPage) =>
    (await loadContent(page, 'en')).flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

  test('how it works has a part for every country (PUB-08, PUB-09, D-05)', async () => {
    expect(await idsOf('howItWorks')).toEqual(
      expect.arrayContaining(['cameroon', 'kenya', 'uganda', 'tanzania', 'nigeria']),
    );
  });

  test('about us has mission, vision, journey and the four values (PUB-10)', async () => {
    expect(await idsOf('about')).toEqual(
      expect.arrayContaining(['mission', 'vision', 'journey', 'expertise', 'convenience', 'speed', 'reliability']),
    );
  });

  test('the blog has the Fraud Alert (PUB-11)', async () => {
    const heading = (await loadContent('blog', 'en')).find((block) => block.kind === 'heading');
    expect(heading).toMatchObject({ id: 'fraud-alert', text: ['Fraud Alert'] });
  });
});

describe('Markdown of ours', () => {
  test('is read as data, never as HTML', () => {
    for (const markdown of ['<script>alert(1)</script>', 'a <b>b</b>', '![x](y.png)', '```\nx\n```', '# Title {#t}']) {
      expect(() => readMarkdown(markdown, 'en')).toThrow();
    }
    expect(() => readMarkdown('## No address', 'en')).toThrow('{#id}');
  });

  test('keeps the reader’s language in its links, also without a script (D-119)', () => {
    const link = (href: string) => readMarkdown(`[Aide](${href})`, 'fr')[0];
    const href = (address: string) => ({ kind: 'paragraph', text: [{ kind: 'link', href: address, text: ['Aide'] }] });
    expect(link('/help')).toEqual(href('/help?lang=fr'));
    expect(link('/how-it-works#kenya')).toEqual(href('/how-it-works?lang=fr#kenya'));
    expect(link('mailto:help@sawa.example')).toEqual(href('mailto:help@sawa.example'));
  });
});

test('French sets its spaces before : ; ! ? and inside « », and no line breaks there', async () => {
  const pages = await Promise.all(contentPages.map((page) => loadContent(page, 'fr')));
  const { topics, entries } = await faqIn('fr');
  const heads = Object.values(contentHeads.fr).flatMap(({ title, description }) => [title, description]);
  const texts = [
    ...pages.flat().flatMap(wordsOf),
    ...Object.values(topics),
    ...entries.flatMap(({ question, answer }) => [question, ...answer]),
    ...heads,
  ];
  const wrong = texts.filter(
    (text) => /[^\u202f][;!?]/.test(text) || /[^\u00a0]:/.test(text) || /«[^\u00a0]|[^\u00a0]»/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('apostrophes and quotation marks are the typographer’s, in both languages', async () => {
  for (const language of languages) {
    const texts = await Promise.all(contentPages.map((page) => said(page, language)));
    expect(texts.filter((text) => /['"]/.test(text)).map((text) => text.slice(0, 60))).toEqual([]);
  }
});
