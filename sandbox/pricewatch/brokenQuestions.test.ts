import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { type Broken, callsWith, type Sent, titled, withPart } from '../web/testRefusals.ts';

let sandbox: Sandbox;
const console: string[] = [];
const { send, expectRefused } = callsWith(console);
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5, log: (line) => console.push(line) });
});
afterAll(() => sandbox.stop());

describe('Pricewatch refuses with its errors, and says why on its console (API-36)', () => {
  const good = { sourceCurrency: 'GBP', targetCurrency: 'XAF', sendAmount: '102.19' };

  function asked(question: Record<string, string>, headers?: Record<string, string>): Sent {
    const { apiUrl, apiKey } = sandbox.credentials.pricewatch;
    const url = `${apiUrl}/v1/comparisons?${new URLSearchParams(question)}`;
    return { url, headers: headers ?? { 'x-api-key': apiKey } };
  }

  const parts: readonly Broken[] = [
    ['sourceCurrency'],
    ['sourceCurrency', 'BTC'],
    ['sourceCurrency', 'gbp'],
    ['targetCurrency'],
    ['targetCurrency', 'CFA'],
    ['targetCurrency', 'GBP'],
    ['sendAmount'],
    ['sendAmount', ''],
    ['sendAmount', '0.00'],
    ['sendAmount', '-5'],
    ['sendAmount', '1e3'],
    ['sendAmount', '102,19'],
    ['sendAmount', '102.199'],
  ];
  test.each(titled(parts))('%s', async (_title, path, value) => {
    const answered = await send(asked(withPart(good, path, value)));
    expectRefused('pricewatch', [422], answered);
    expect(JSON.parse(answered.text)).toEqual({
      errors: [{ code: 'INVALID_QUERY', message: expect.stringMatching(`^${path}: `) }],
    });
  });

  test.each([
    ['no key', {}],
    ['another key', { 'x-api-key': 'somebody-else' }],
  ])('%s', async (_title, headers) => {
    const answered = await send(asked(good, headers));
    expectRefused('pricewatch', [401], answered);
    expect(answered.text).toContain('"UNAUTHORIZED"');
  });

  test('and at /control; what is whole is answered', async () => {
    await send(asked(withPart(good, 'targetCurrency', 'GBP')));
    const page = await (await fetch(`${sandbox.url}/control`)).text();
    expect(page).toContain('targetCurrency: the same as sourceCurrency');
    expect((await send(asked(good))).status).toBe(200);
    expect(console).toEqual([]);
  });
});
