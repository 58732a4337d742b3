import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { readExchange } from '#contract/quote.ts';
import {
  pageFile,
  plainPages,
  priceAnswers,
  pricePage,
  priceSlots,
  serviceSlots,
  siteFile,
  slot,
} from '#contract/site.ts';
import type { Site } from '#contract/siteDescription.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { convert, money } from '#domain/money/money.ts';
import { parseRate } from '#domain/money/rate.ts';
import { clearFaults, orderFault } from '#tests/fixtures/companies.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

const perMethod = { mobile_money: 'Mobile money', bank_transfer: 'Bank transfer', cash_pickup: 'Cash pickup' };
const refusals = {
  amountInvalid: 'In numbers, please.',
  amountBelowMinimum: 'At least {{amount}} {{currency}}.',
  amountAboveMaximum: 'At most {{amount}} {{currency}} by {{method}}.',
  currencyPairNotOffered: 'Not {{base}} to {{target}}.',
  tooManyRequests: 'Wait {{seconds}} seconds.',
};
const words = {
  methods: perMethod,
  deliveries: perMethod,
  charges: { some: 'At most {{charge}}.', none: 'None.' },
  services: {
    ours: 'Us',
    other: 'Other {{letter}}',
    most: 'most',
    less: '{{amount}} less',
    source: '{{source}}, {{time}}',
    ourSource: 'our own, {{time}}',
  },
  refusals,
};

const described: Site = {
  pages: [{ name: 'landing', path: '/', isListed: true }],
  drawn: [],
  redirects: [
    { from: '/support', to: '/help' },
    { from: '/kenya', to: '/how-it-works#kenya' },
  ],
  apps: ['/dashboard'],
  scripts: [],
  priceWords: { en: words, fr: words },
};

/** Pages that say their name, and every fact they are told: `fee=£0.80;`. */
function writeFacts(): string {
  const dist = mkdtempSync(join(tmpdir(), 'sawa-written-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'pages'));
  writeFileSync(join(dist, 'index.html'), '');
  writeFileSync(join(dist, 'og-en.png'), 'a picture');
  writeFileSync(join(dist, siteFile), JSON.stringify(described));
  const facts = priceSlots.map((name) => `${name}=${slot(name)};`).join('\n');
  const line = `<li data-service="${slot('whose')}">${serviceSlots.map(slot).join('|')}</li>`;
  const rest = `${facts}\n${line}\n<option value="GBP"><option value="EUR"><option value="XAF">`;
  const names = ['landing', ...Object.values(plainPages), ...priceAnswers.map((answer) => pricePage(answer))];
  for (const name of names) {
    for (const language of languages) {
      writeFileSync(join(dist, pageFile(name, language)), `<html lang="${language}">${name}\n${rest}</html>`);
    }
  }
  return dist;
}

describe('pages the build wrote', () => {
  let app: RunningApp;
  let dist: string;
  beforeAll(async () => {
    dist = writeFacts();
    app = await startApp({ dist, jobs: false });
  });
  afterAll(async () => {
    await app.stop();
    rmSync(dist, { recursive: true });
  });

  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(app.baseUrl + path, { headers, redirect: 'manual' });
  const factIn = (html: string, name: string) => new RegExp(`^${name}=(.*);$`, 'm').exec(html)?.[1];
  const priceOf = async (query: Record<string, string>) => {
    const answer = await open(`/price?${new URLSearchParams(query)}`);
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      page: /^<html lang="\w+">(.*)$/m.exec(html)?.[1],
      fact: (name: string) => factIn(html, name),
    };
  };
  const linesIn = (html: string) =>
    [...html.matchAll(/<li data-service="\w+">(.*?)<\/li>/g)].map(([, facts = '']) => {
      const told = facts.split('|');
      return Object.fromEntries(serviceSlots.map((name, place) => [name, told[place]]));
    });
  const asked = { payinAmount: '100', payinCurrency: 'GBP', payoutCurrency: 'XAF' };

  test('the price of an amount is that of the calculator: rate, fee, total and what arrives (LAN-02, D-11)', async () => {
    const exchange = dataOf(
      await createSender(app.baseUrl).call(readExchange, { params: { base: 'GBP', target: 'XAF' } }),
    );
    const rate = parseRate(exchange.rate);
    if (!rate.ok) throw new Error('The rate is no rate');
    const { page, fact, status } = await priceOf(asked);
    expect([status, page]).toEqual([200, 'price-compared']);
    expect(fact('youSend')).toBe('£100.00');
    expect(fact('theyGet')).toBe(formatMoney(convert(money('GBP', 10_000), 'XAF', rate.value), 'en-GB'));
    expect(fact('rate')).toBe(new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 6 }).format(rate.value));
    expect(fact('total')).toMatch(/^£10\d\.\d\d$/);
    expect(fact('method')).toBe('Mobile money');
    expect(fact('charge')).toBe('None.');
    expect((await priceOf({ ...asked, payoutCurrency: 'KES' })).fact('charge')).toBe('At most £0.99.');
  });

  test.each(languages)(
    'others stand beside us for the same money paid, the most first and dated, in %s (LAN-13, D-105)',
    async (lang) => {
      const { page, html, fact } = await priceOf({ ...asked, lang });
      expect(page).toBe('price-compared');
      const lines = linesIn(html);
      expect(lines.map(({ service }) => service).toSorted()).toEqual(['Other A', 'Other B', 'Other C', 'Us']);
      const arriving = lines.map(({ serviceArrives = '' }) => Number(serviceArrives.replaceAll(/\D/g, '')));
      expect(arriving).toEqual(arriving.toSorted((one, other) => other - one));
      expect(lines[0]?.serviceBehind).toBe('most');
      for (const { whose, service, serviceSource, serviceFee } of lines) {
        expect(whose).toBe(service === 'Us' ? 'ours' : 'others');
        expect(serviceFee).toContain('£');
        expect(serviceSource).toMatch(/^(Pricewatch|our own), \d\d-\d\d-\d{4}, \d\d:\d\d UTC$/);
      }
      const ours = lines.find(({ whose }) => whose === 'ours');
      expect([ours?.serviceArrives, ours?.serviceFee]).toEqual([fact('theyGet'), fact('fee')]);
    },
  );

  test.each(['serverError', 'slow'] as const)(
    'a source that is silent (%s) leaves the price alone, with no figure of others (D-105)',
    async (kind) => {
      await orderFault(app, { provider: 'pricewatch', kind, count: 3 });
      const { page, fact } = await priceOf({ ...asked, payinAmount: kind === 'slow' ? '110' : '120' });
      await clearFaults(app);
      expect(page).toBe('price-quoted');
      expect(fact('theyGet')).toMatch(/XAF/);
    },
  );

  test('an amount is read as its reader writes numbers (LNG-01)', async () => {
    const { fact, page } = await priceOf({ ...asked, payinAmount: '1 200,50', lang: 'fr' });
    expect(page).toBe('price-compared');
    expect(fact('youSend')).toMatch(/^1.200,50.£$/);
  });

  test.each([
    ['no number', { payinAmount: 'a hundred' }, 'price-amountRefused', 'In numbers, please.'],
    ['too little', { payinAmount: '49.99' }, 'price-amountRefused', 'At least 50 GBP.'],
    [
      'far too much',
      { payinAmount: '99999999' },
      'price-amountRefused',
      /^At most [\d,.]+ (XAF|GBP) by mobile money\.$/,
    ],
    ['a currency nobody pays in', { payinCurrency: 'XAF' }, 'price-refused', 'Not XAF to XAF.'],
    ['a currency nobody pays out', { payoutCurrency: 'USD' }, 'price-refused', 'Not GBP to USD.'],
  ])('%s is told beside what was typed, never as a failure of ours', async (_what, change, page, reason) => {
    const told = await priceOf({ ...asked, ...change });
    expect([told.status, told.page]).toEqual([200, page]);
    expect(told.fact('reason')).toMatch(reason);
    expect(told.fact('payinAmount')).toBe({ ...asked, ...change }.payinAmount);
  });

  test('what is no currency is as if it had not been said: pounds to Cameroon (QUO-07)', async () => {
    const { page, html } = await priceOf({ payinAmount: '100', payinCurrency: '<b>', payoutCurrency: '' });
    expect(page).toBe('price-compared');
    expect(html).toContain('<option value="GBP" selected="">');
    expect(html).toContain('<option value="XAF" selected="">');
  });

  test('what was typed is filled in again as text, and what was chosen stays chosen', async () => {
    const { html, fact } = await priceOf({ ...asked, payinAmount: '"><script>1</script>' });
    expect(fact('payinAmount')).toBe('&quot;&gt;&lt;script&gt;1&lt;/script&gt;');
    expect(fact('amountInAddress')).toBe('%22%3E%3Cscript%3E1%3C%2Fscript%3E');
    expect(html).toContain('<option value="GBP" selected="">');
    expect(html).toContain('<option value="XAF" selected="">');
  });

  test('an address that asks for no price is the form alone; an amount left out, or there twice, is asked for', async () => {
    expect((await priceOf({})).page).toBe('price-none');
    expect((await priceOf({ ...asked, payinAmount: '' })).fact('reason')).toBe('In numbers, please.');
    const twice = await (await open(`/price?payinAmount=1&${new URLSearchParams(asked)}`)).text();
    expect(factIn(twice, 'reason')).toBe('In numbers, please.');
  });

  test('the language is that of the address, else the choice, else the browser’s (D-20, D-119)', async () => {
    const languageAt = async (path: string, headers?: Record<string, string>) =>
      (await open(path, headers)).headers.get('content-language');
    expect(await languageAt('/')).toBe('en');
    expect(await languageAt('/', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' })).toBe('fr');
    expect(await languageAt('/', { 'accept-language': 'fr', cookie: 'language=en' })).toBe('en');
    expect(await languageAt('/?lang=fr', { cookie: 'language=en' })).toBe('fr');
    const chosen = await open('/?lang=fr');
    expect(chosen.headers.get('set-cookie')).toMatch(/^language=fr; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(chosen.headers.get('vary')).toMatch(/Accept-Language, Cookie/i);
  });

  test('an unknown address is not found, an old one has moved, and a page asked for again is not sent (PUB-04, PUB-15)', async () => {
    expect((await open('/no/such/page')).status).toBe(404);
    expect((await open('/wp-login.php', { accept: 'text/html' })).status).toBe(404);
    const moved = await open('/kenya?lang=fr');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/how-it-works?lang=fr#kenya']);
    const page = await open('/dashboard');
    expect(await page.text()).toContain('shell');
    const again = await open('/dashboard', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('files beside the page are served, and those of the build are not (ASVS 13.4.1, 13.4.3, 13.4.7)', async () => {
    expect(await (await open('/og-en.png')).text()).toBe('a picture');
    expect((await open('/robots.txt')).status).toBe(200);
    expect((await open('/sitemap.xml')).headers.get('content-type')).toMatch(/^application\/xml/);
    expect((await open(`/${siteFile}`)).status).toBe(404);
  });
});

test('prices are counted like the calls they take the place of', async () => {
  const dist = writeFacts();
  const app = await startApp({ dist, jobs: false, requestsPerMinute: 2 });
  const ask = () => fetch(`${app.baseUrl}/price?payinAmount=100&payinCurrency=GBP&payoutCurrency=XAF`);
  await Promise.all([ask(), ask()]);
  const third = await ask();
  expect(third.status).toBe(429);
  expect(await third.text()).toMatch(/^reason=Wait \d+ seconds\.;$/m);
  expect((await fetch(`${app.baseUrl}/`)).status).toBe(200);
  await app.stop();
  rmSync(dist, { recursive: true });
});
