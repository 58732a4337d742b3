import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { originSlot, pageFile, plainPages, priceAnswers, pricePage, siteFile } from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { openSite, pageOf, patternOf } from './site.ts';
import { robots, sitemap } from './sitemap.ts';

const perMethod = { mobile_money: '', bank_transfer: '', cash_pickup: '' };
const words = {
  methods: perMethod,
  deliveries: perMethod,
  smaller: '',
  charges: { some: 'At most {{charge}}.', none: 'None.' },
  services: { ours: '', other: '', most: '', less: '', source: '', ourSource: '' },
  typed: {
    negative: 'No minus.',
    tooManyDecimals: 'Two of {{currency}}.',
    wholeOnly: 'Whole {{currency}}.',
    tooLong: '{{characters}}, to {{largest}}.',
  },
  refusals: {},
};

const described: Site = {
  pages: [
    { name: 'landing', path: '/', isListed: true, drawnFor: [], isForVisitors: false },
    { name: 'landingUk', path: '/en', isListed: false, drawnFor: [], isForVisitors: false },
    { name: 'signUp', path: '/sign-up', isListed: false, drawnFor: ['with'], isForVisitors: false },
    { name: 'help', path: '/help', isListed: true, drawnFor: [], isForVisitors: false },
    { name: 'getQuote', path: '/get-quote', isListed: true, drawnFor: ['again'], isForVisitors: true },
  ],
  redirects: [{ from: '/support', to: '/help' }],
  apps: ['/dashboard', '/reset-password/:token?', '/transactions/:transferId/receipt'],
  outlines: [{ pattern: '/dashboard', name: 'outline-dashboard', drawnFor: ['span'] }],
  scripts: [{ pattern: '/dashboard', files: { en: ['/assets/dashboard.css', '/assets/dashboard.js'], fr: [] } }],
  priceWords: { en: words, fr: words },
};

const policy = { providerOrigins: [], baseUrl: 'https://sawa.example', pageViews: {}, isSandbox: true };

function writtenSite() {
  const dist = mkdtempSync(join(tmpdir(), 'sawa-site-'));
  mkdirSync(join(dist, 'pages'));
  writeFileSync(join(dist, siteFile), JSON.stringify(described));
  const names = [
    ...described.pages.map(({ name }) => name),
    ...described.outlines.map(({ name }) => name),
    ...Object.values(plainPages),
    ...priceAnswers.map((answer) => pricePage(answer)),
  ];
  for (const name of names) {
    for (const language of languages) {
      const data = `<script type="application/ld+json">{"url":"${originSlot}/"}</script>`;
      const html = `<head>${data}<script>let theme;</script></head>${name} in ${language}`;
      writeFileSync(join(dist, pageFile(name, language)), html);
    }
  }
  const site = openSite({ dist, ...policy });
  if (!site) throw new Error('The site was not found');
  return site;
}

describe('the written site', () => {
  const site = writtenSite();

  test.each([
    ['/', { kind: 'page', name: 'landing', status: 200 }],
    ['/en/', { kind: 'page', name: 'landingUk', status: 200 }],
    ['/Help', { kind: 'page', name: 'help', status: 200 }],
    ['/support', { kind: 'moved', to: '/help' }],
    ['/get-quote', { kind: 'page', name: 'getQuote', status: 200 }],
    ['/dashboard', { kind: 'page', name: 'shell', status: 200 }],
    ['/reset-password', { kind: 'page', name: 'shell', status: 200 }],
    ['/reset-password/abc', { kind: 'page', name: 'shell', status: 200 }],
    ['/transactions/1/receipt', { kind: 'page', name: 'shell', status: 200 }],
    ['/transactions/1/receipt/2', { kind: 'page', name: 'notFound', status: 404 }],
    ['/no/such/page', { kind: 'page', name: 'notFound', status: 404 }],
  ])('%s is found as the browser’s table would (PUB-03, PUB-04, PUB-15)', (path, place) => {
    expect(site.placeAt(path)).toMatchObject(place);
  });

  test('a query that makes it another page has the browser draw it', () => {
    expect(site.placeAt('/sign-up', { search: '?utm_source=letter' })).toMatchObject({ name: 'signUp' });
    expect(site.placeAt('/Sign-up/', { search: '?with=email' })).toMatchObject({ name: 'shell', status: 200 });
  });

  test('a page written for visitors is drawn for who brings the cookie of a session (AUT-05)', () => {
    expect(site.placeAt('/get-quote')).toMatchObject({ name: 'getQuote' });
    expect(site.placeAt('/get-quote', { isKnown: true })).toMatchObject({ name: 'shell', status: 200 });
    expect(site.placeAt('/help', { isKnown: true })).toMatchObject({ name: 'help' });
  });

  test('a page of somebody is sent in outline to who may be signed in, and asks for nothing else (AUT-05)', () => {
    const outline = { kind: 'page', name: 'outline-dashboard', status: 200, scripts: { fr: '' } };
    expect(site.placeAt('/Dashboard/', { search: '?transfer=1', isKnown: true })).toMatchObject(outline);
    expect(site.placeAt('/dashboard')).toMatchObject({ name: 'shell' });
    expect(site.placeAt('/dashboard', { search: '?span=week', isKnown: true })).toMatchObject({ name: 'shell' });
    expect(site.placeAt('/reset-password', { isKnown: true })).toMatchObject({ name: 'shell' });
  });

  test('a quote that needs other words than the written ones is drawn (QUO-02)', () => {
    expect(site.placeAt('/get-quote', { search: '?method=1&from=FR&to=CM&send=20' })).toMatchObject({
      name: 'getQuote',
    });
    for (const search of ['?to=KE', '?method=2', '?receive=5000', '?again=1']) {
      expect(site.placeAt('/get-quote', { search }), search).toMatchObject({ name: 'shell' });
    }
  });

  test('tells the browser of its files where it draws the page itself, looks first, in the language of the page (issue 6, item 4)', () => {
    const look = '</assets/dashboard.css>; rel=preload; as=style; crossorigin';
    const scripts = { en: `${look}, </assets/dashboard.js>; rel=modulepreload; crossorigin`, fr: '' };
    expect(site.placeAt('/dashboard')).toMatchObject({ scripts });
  });

  test('names the address people open, and lets run what the build wrote into the page', () => {
    const { html, contentPolicy } = site.page('help', 'fr');
    expect(html).toContain('"url":"https://sawa.example/"');
    expect(html).toContain('help in fr');
    expect(contentPolicy.match(/'sha256-/g)).toHaveLength(2);
  });

  test('tells pages to let go of the worker for no network where it is switched off (issue 6, item 4)', () => {
    expect(pageOf('<head></head>', policy).html).not.toContain('offline-worker');
    const switchedOff = pageOf('<head></head>', { ...policy, offlineWorker: false });
    expect(switchedOff.html).toContain('<meta name="offline-worker" content="off"></head>');
  });

  test('says nothing of a demonstration in production, and has the browser say nothing of it (D-16)', () => {
    const written =
      '<head></head><div><demo-note class="n"><p>This is a demonstration.</p></demo-note><p>IBAN XX (Demo – do not pay).</p>' +
      '<demo-note><div><p>Démo</p></div></demo-note><p>FR (Démonstration – ne pas payer)</p></div>';
    expect(pageOf(written, policy).html).toBe(written);
    expect(pageOf(written, { ...policy, isSandbox: false }).html).toBe(
      '<head><meta name="demonstration" content="off"></head><div><p>IBAN XX.</p><p>FR</p></div>',
    );
  });

  test('a pattern takes no more than it says', () => {
    expect(patternOf('/a.b/:id').test('/axb/1')).toBe(false);
    expect(patternOf('/a.b/:id').test('/A.B/1/')).toBe(true);
  });
});

describe('what search engines are told', () => {
  const text = sitemap({ ...described, baseUrl: 'https://sawa.example/' });

  test('the map lists every page to be found, once in each language, with the other one (D-119)', () => {
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([
      'https://sawa.example/',
      'https://sawa.example/?lang=fr',
      'https://sawa.example/help',
      'https://sawa.example/help?lang=fr',
      'https://sawa.example/get-quote',
      'https://sawa.example/get-quote?lang=fr',
    ]);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(6);
  });

  test('robots find the map and leave the calls alone', () => {
    expect(robots('https://sawa.example')).toContain('Sitemap: https://sawa.example/sitemap.xml');
    expect(robots('https://sawa.example')).toContain('Disallow: /api/');
  });
});
