import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, localeOf } from '#contract/protocol/language.ts';
import { readExchange } from '#contract/quote/quote.ts';
import { serviceSlots, siteFile } from '#contract/site/site.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { convert, money } from '#domain/money/money.ts';
import { parseRate } from '#domain/money/rate.ts';
import { readAmountText } from '#domain/quote/amountText.ts';
import { clearFaults, orderFault } from '#tests/fixtures/companies.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { writeFacts } from '#tests/fixtures/writtenFacts.ts';

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
  const readingsIn = (html: string) =>
    [...html.matchAll(/<li data-reading="\w+">(.*?)<\/li>/g)].map(([, facts = '']) => facts);
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

  test('an amount with two meanings is asked, with a line for each that leads to its price (QUO-19)', async () => {
    const { page, html, fact } = await priceOf({ ...asked, payinAmount: '100,50' });
    expect([page, fact('payinAmount')]).toEqual(['price-amountAsked', '100,50']);
    expect(readingsIn(html)).toEqual(['£100.50|100.50|GBP|XAF', '£10,050.00|10050.00|GBP|XAF']);
    expect((await priceOf({ ...asked, payinAmount: '100.50' })).fact('youSend')).toBe('£100.50');
    const inEuros = await priceOf({ ...asked, payinAmount: '100 €' });
    expect(readingsIn(inEuros.html)).toEqual(['£100.00|100.00|GBP|XAF', '€100.00|100.00|EUR|XAF']);
  });

  test.each([
    ['en', '-100', 'No minus.'],
    ['en', '1234.567', 'Two of GBP.'],
    ['fr', '1 234,567', 'Two of GBP.'],
    ['en', '9'.repeat(30), '11, to 999,999,999.'],
  ])('in %s "%s" is refused with its reason', async (lang, payinAmount, reason) => {
    const { page, fact } = await priceOf({ ...asked, payinAmount, lang });
    expect([page, fact('reason'), fact('payinAmount')]).toEqual(['price-amountRefused', reason, payinAmount]);
  });

  test('reads every text as the amount box does, in either language (QUO-19)', async () => {
    const texts = [
      '100.50',
      '1,234.50',
      '1.234,50',
      '1 234,50',
      '100,50',
      '50.000',
      '12.3456',
      '٥٠٠',
      '£75',
      '1e3',
      '2k',
    ];
    for (const lang of languages) {
      for (const payinAmount of texts) {
        const read = readAmountText(payinAmount, { currency: 'GBP', locale: localeOf[lang] });
        const { page, html, fact } = await priceOf({ ...asked, payinAmount, lang });
        if (read.kind === 'taken') expect(fact('youSend')).toBe(formatMoney(read.amount, localeOf[lang]));
        else if (read.kind === 'asked') {
          expect(readingsIn(html).map((line) => line.split('|')[0])).toEqual(
            read.readings.map((amount) => formatMoney(amount, localeOf[lang])),
          );
        } else expect(page).toBe('price-amountRefused');
      }
    }
  });

  test.each([
    ['no number', { payinAmount: 'a hundred' }, 'price-amountRefused', 'In numbers, please.'],
    ['too little', { payinAmount: '4.99' }, 'price-amountRefused', 'At least 5 GBP.'],
    ['less than is priced here', { payinAmount: '49.99' }, 'price-amountSmaller', 'Shown from 50, sent from 5 GBP.'],
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

  test('less than is priced here is led on to the quote that takes it (LAN-05, QUO-20)', async () => {
    const { fact } = await priceOf({ ...asked, payinAmount: '20', payinCurrency: 'EUR', payoutCurrency: 'KES' });
    const slots = ['sendMethod', 'sendFrom', 'sendTo', 'sendInAddress', 'youSend'];
    expect(slots.map(fact)).toEqual(['1', 'FR', 'KE', '20.00', '€20.00']);
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

  test('a page says that data are spared where the browser asks for it, and a cache keeps both apart (decision 149)', async () => {
    const [usual, spared] = [await open('/dashboard'), await open('/dashboard', { 'save-data': 'on' })];
    expect(await usual.text()).not.toContain('data-slow-link');
    expect(await spared.text()).toContain('<html data-slow-link ');
    expect(spared.headers.get('vary')).toMatch(/Save-Data/);
    expect(spared.headers.get('etag')).not.toBe(usual.headers.get('etag'));
    expect(spared.headers.get('content-security-policy')).toBe(usual.headers.get('content-security-policy'));
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
