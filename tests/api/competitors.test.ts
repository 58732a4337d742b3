import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCompetitorRates } from '#contract/quote/competitor.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { convert, fromMajorNumber, parseMoney, subtract, toMajorNumber } from '#domain/money/money.ts';
import { parseRate } from '#domain/money/rate.ts';
import { competitorRates } from '#server/competitors/competitorRates.ts';
import { competitorRoute } from '#server/competitors/competitorRoute.ts';
import { requestSender } from '#server/outbound/request.ts';
import { clearFaults, orderFault } from '#tests/fixtures/companies.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
});
afterAll(() => app.stop());
afterEach(() => clearFaults(app));

type Asked = { readonly a?: PayInCurrency; readonly b?: Currency; readonly c?: string };

const ask = ({ a = 'GBP', b = 'XAF', c = '100' }: Asked = {}) =>
  createSender(app.baseUrl).call(readCompetitorRates, { params: { a, b, c } });

const anyRate = (text: string) => {
  const rate = parseRate(text);
  if (!rate.ok) throw new Error(`${text} is no rate`);
  return rate.value;
};

describe('what others deliver for the same amount', () => {
  test('is three services without names, with rate, fee, what arrives, time and source (API-36, LAN-13, D-105)', async () => {
    const { base, target, amount, source, competitors } = dataOf(await ask());
    expect([base, target, amount, source]).toEqual(['GBP', 'XAF', 100, 'Pricewatch']);
    expect(competitors.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    for (const { fee, rate, received, at } of competitors) {
      const sent = subtract({ currency: 'GBP', minor: 10_000 }, feeIn('GBP', fee));
      expect(received).toBe(toMajorNumber(convert(sent, 'XAF', anyRate(rate))));
      expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(120);
    }
  });

  test.each([
    { a: 'CAD', b: 'NGN', c: '251.37' },
    { a: 'EUR', b: 'UGX', c: '75' },
    { a: 'SEK', b: 'KES', c: '4000.5' },
  ] as const)('follows the visitor’s own amount and corridor: $c $a to $b (API-36)', async (asked) => {
    const answer = dataOf(await ask(asked));
    const amount = parseMoney(asked.c, asked.a);
    expect(answer).toMatchObject({ base: asked.a, target: asked.b, amount: amount.ok && toMajorNumber(amount.value) });
    expect(answer.competitors).toHaveLength(3);
  });

  test.each([
    [{ a: 'GBP', b: 'GBP', c: '100' }, 422, 'currencyPairNotOffered'],
    [{ c: '4.99' }, 422, 'amountBelowMinimum'],
    [{ c: '100.001' }, 422, 'amountInvalid'],
    [{ c: '1000000' }, 422, 'amountInvalid'],
  ] as const)('is not asked for %o', async (asked, status, code) => {
    expect(await ask(asked)).toMatchObject({ status, error: { code } });
  });
});

describe('a source that does not answer', () => {
  test.each(['serverError', 'down'] as const)(
    '(%s) is told as such, with no figure in its place (D-105)',
    async (kind) => {
      const c = kind === 'down' ? '120' : '130';
      await orderFault(app, { provider: 'pricewatch', kind, count: 3 });
      const answer = await ask({ c });
      expect(answer).toMatchObject({ status: 503, error: { code: 'comparisonUnavailable' } });
      expect(answer).not.toHaveProperty('data');
      expect((await ask({ c })).status).toBe(200);
    },
  );

  test('for one call is asked again, and nobody notices', async () => {
    await orderFault(app, { provider: 'pricewatch', kind: 'serverError', count: 1 });
    expect((await ask({ c: '140' })).status).toBe(200);
  });

  test('is asked once by many who look at the same amount', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ c: '150' })));
    await orderFault(app, { provider: 'pricewatch', kind: 'down', count: 3 });
    expect(await ask({ c: '150' })).toEqual(answers[0]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('because there are no keys for it leaves the comparison out', async () => {
    const services = { pair: async () => ({}) };
    const route = competitorRoute({
      fetchPrices: competitorRates({ send: requestSender([]), credentials: undefined }),
      services,
    });
    if (route.access !== 'public') throw new Error('The comparison is for everybody');
    const call = { params: { a: 'GBP', b: 'XAF', c: '100' } };
    expect(await route.handle(call as never)).toEqual({ ok: false, refusal: 'comparisonUnavailable' });
  });

  test('or answers with a wrong key shows none either', async () => {
    const { apiUrl } = app.sandbox.credentials.pricewatch;
    const refused = await fetch(`${apiUrl}/v1/comparisons?sourceCurrency=GBP&targetCurrency=XAF&sendAmount=100`);
    expect(refused.status).toBe(401);
  });
});

function feeIn(currency: Currency, major: number) {
  const fee = fromMajorNumber(major, currency);
  if (!fee.ok) throw new Error(`${major} is no fee`);
  return fee.value;
}
